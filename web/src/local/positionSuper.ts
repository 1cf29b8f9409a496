/** Positions of Colt Super Express to and from the record of a module. */
import { type Facing, type FloorName, isAboard, type SuperPosition } from "../analysis/position";
import { type GameRecord, whole } from "./record";

type Names = Readonly<Record<string, readonly (string | number)[]>>;

const NOBODY = -1;
const NOTHING = -1;
const LOST = -2;
const OUT = 2;
const PLAN = 3;
/** Spots in a car. */
const CAR_LENGTH = 1024;
const BASE_CARDS = 0b1111;

function numberIn(names: readonly (string | number)[] | undefined, name: string | number): number {
  const number = (names ?? []).indexOf(name);
  if (number < 0) throw new RangeError(`no such name: ${String(name).slice(0, 40)}`);
  return number;
}

export function writeSuper(record: GameRecord, names: Names): SuperPosition {
  const seats = Array.from({ length: record.get("n_seats") }, (_, seat) => seat);
  const name = <Name>(kind: string, number: number) => names[kind]![number] as Name;
  const owners = record.row("owner_of_loot");
  const lootOf = (owner: number) =>
    owners.flatMap((each, loot) => (each === owner ? [name<number>("loot", loot)] : []));
  const isSameSpace = (a: number, b: number) =>
    record.get("car_of", a) === record.get("car_of", b) &&
    record.get("floor_of", a) === record.get("floor_of", b);
  const isBehind = (a: number, b: number) =>
    isSameSpace(a, b) && record.get("spot_of", a) < record.get("spot_of", b);
  return {
    game: "superexpress",
    reflex: record.get("reflex") !== 0,
    horse: record.get("horse") !== 0,
    round: record.get("round_number"),
    first_player: record.get("first_player"),
    cars: Array.from({ length: record.get("caboose") }, (_, i) => ({
      card: name<string>("cars", record.get("car_card", i + 1)),
      loot: name<number>("loot", record.get("loot_of_car", i + 1)),
    })),
    bandits: seats.map((seat) => {
      const bandit = name<string>("bandits", record.get("bandit_of", seat));
      const loot = lootOf(seat);
      if (record.get("status_of", seat) === OUT) return { bandit, left: record.get("left_at", seat), loot };
      return {
        bandit,
        car: record.get("car_of", seat),
        floor: name<FloorName>("floors", record.get("floor_of", seat)),
        line: seats.filter((other) => isBehind(other, seat)).length,
        facing: name<Facing>("facings", record.get("facing_of", seat)),
        stunned: record.get("is_stunned", seat) !== 0,
        plan: record
          .row("plan", seat)
          .slice(0, record.get("n_planned", seat))
          .map((card) => name<string>("cards", card)),
        loot,
      };
    }),
    lost: lootOf(LOST),
  };
}

/** Puts a whole position into a record of zeros. */
export function readSuper(position: SuperPosition, record: GameRecord, names: Names): void {
  const { bandits, cars } = position;
  record.bytes.fill(0);
  record.set("n_seats", bandits.length);
  record.set("reflex", Number(position.reflex));
  record.set("horse", Number(position.horse));
  record.set("first_player", whole("first_player", position.first_player, 0, bandits.length - 1, "a seat"));
  record.set("round_number", position.round);
  record.set("caboose", cars.length);
  record.fill("car_card", NOTHING);
  record.fill("loot_of_car", NOTHING);
  for (const [i, { card, loot }] of cars.entries()) {
    record.set("car_card", numberIn(names["cars"], card), i + 1);
    record.set("loot_of_car", numberIn(names["loot"], loot), i + 1);
  }
  record.fill("owner_of_loot", NOBODY);
  record.fill("bandit_of", NOTHING);
  for (const loot of position.lost) record.set("owner_of_loot", LOST, numberIn(names["loot"], loot));
  const own = BASE_CARDS | (position.reflex ? 16 : 0) | (position.horse ? 32 : 0);
  const aboard = bandits.filter(isAboard);
  const isOver = aboard.length <= 1 || cars.length === 0;
  let [asked, departures] = [0, 0];
  for (const [seat, given] of bandits.entries()) {
    record.set("bandit_of", numberIn(names["bandits"], given.bandit), seat);
    for (const loot of given.loot) record.set("owner_of_loot", seat, numberIn(names["loot"], loot));
    record.put("plan", Array<number>(PLAN).fill(NOTHING), seat);
    let hand = own;
    if (isAboard(given)) {
      record.set("facing_of", numberIn(names["facings"], given.facing), seat);
      record.set("is_stunned", Number(given.stunned), seat);
      const plan = given.plan.map((card) => numberIn(names["cards"], card));
      for (const card of plan) hand &= ~(1 << card);
      record.put("plan", plan, seat);
      record.set("n_planned", plan.length, seat);
      if (!isOver && plan.length < PLAN) asked |= 1 << seat;
    } else {
      record.set("status_of", OUT, seat);
      record.set("car_of", NOTHING, seat);
      record.set("floor_of", NOTHING, seat);
      record.set("left_at", given.left, seat);
      departures = Math.max(departures, given.left);
    }
    record.set("hand_of", hand, seat);
  }
  record.set("asked", asked);
  record.set("n_departures", departures);
  record.set("n_aboard", aboard.length);
  standInLines(position, record, names);
}

/** Everyone gets a spot, space by space, the rearmost first. */
function standInLines({ bandits, cars }: SuperPosition, record: GameRecord, names: Names): void {
  const spaces = new Map<string, { line: number; seat: number }[]>();
  for (const [seat, given] of bandits.entries())
    if (isAboard(given)) {
      const space = `${given.car} ${given.floor}`;
      spaces.set(space, [...(spaces.get(space) ?? []), { line: given.line, seat }]);
    }
  let steps = 0;
  for (const line of spaces.values())
    for (const { seat } of line.sort((a, b) => a.line - b.line)) {
      const given = bandits[seat]!;
      if (!isAboard(given)) continue;
      steps += 1;
      record.set("car_of", whole(`bandits[${seat}].car`, given.car, 0, cars.length, "a car"), seat);
      record.set("floor_of", numberIn(names["floors"], given.floor), seat);
      record.set("spot_of", steps - given.car * CAR_LENGTH, seat);
    }
  record.set("n_steps", steps);
}
