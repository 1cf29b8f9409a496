/** How each event looks: one small function a kind, found by its name. Nothing here knows a rule. */
import type { Sound } from "../device/hearing";
import { readCard } from "../seen/cards";
import type { EventFields, EventKind, EventOf, GameEvent } from "../wire/messages";
import * as events from "./actsEvents";
import { misfire, miss } from "./actsMisfires";
import * as moves from "./actsMoves";
import * as superb from "./actsSuper";
import { Scene } from "./scene";
import type { Setting } from "./theatre";

export { together } from "./pictures";

type Act<Event> = (scene: Scene, event: Event, others: EventFields[]) => void;

/** Nothing of it is seen on the train. */
const unseen = () => undefined;

/** It is seen elsewhere, and given time. */
const pause = (ms?: number, sound?: Sound) => (scene: Scene) => {
  if (sound) scene.sound(sound);
  scene.pause(ms);
};

const HOW = {
  run: moves.run,
  push: moves.tumble,
  shot: (scene: Scene, event: EventOf<"bandit-moved">) => moves.skid(scene, event),
  braking: (scene: Scene, event: EventOf<"bandit-moved">) => moves.skid(scene, event),
  "swivel-arm": moves.tumble,
};

/** A kind without an act does not compile. */
const ACTS: { [Kind in EventKind]: Act<EventOf<Kind>> } = {
  "game-started": pause(),
  "team-taken": pause(),
  "bandit-placed": pause(),
  chose: unseen,
  "took-back": unseen,
  "round-started": pause(1500, "whistle"),
  "deck-shuffled": unseen,
  "card-picked": unseen,
  "card-drawn": unseen,
  "turn-started": unseen,
  "card-played": pause(320, "card"),
  "drew-instead": pause(320),
  passed: pause(),
  "hand-returned": unseen,
  "card-discarded": unseen,
  "card-resolved": (scene, { index }) => pause(index ? 380 : 1000, "card")(scene),
  "card-revealed": pause(480, "card"),
  "no-effect": (scene, event) =>
    misfire(scene, event.bandit, readCard(event.card).action, (event as EventFields).reason),
  missed: (scene, { bandit }) => miss(scene, bandit),
  "shootin-started": pause(900),
  "pass-started": pause(500),
  "event-started": events.picture,
  "bullets-short": pause(),
  "strongbox-placed": (scene, { token }) => events.strongbox(scene, token),
  "ransom-paid": events.ransom,
  "left-behind": pause(),
  "loot-taken": (scene, { bandit, value }) => moves.paid(scene, bandit, value),
  "loot-lost": pause(500),
  "round-ended": pause(),
  "first-player": unseen,
  "game-ended": pause(900, "bell"),

  "bandit-moved": (scene, event) => HOW["how" in event ? event.how : "run"](scene, event),
  "bandit-pushed": (scene, event) => moves.skid(scene, event),
  "bandit-climbed": (scene, { bandit }) => moves.climb(scene, bandit, 560),
  "bandit-fled": (scene, { bandit }) => moves.climb(scene, bandit, 400),
  "marshal-moved": moves.stride,
  "bandit-shot": moves.shot,
  "bandit-punched": moves.punch,

  "neutral-bullet": (scene, { bandit }) => {
    const [target, marshal] = [scene.figure(bandit), scene.figure("marshal")];
    if (target && marshal) moves.shoot(scene, marshal, target, scene.facing("marshal"));
  },

  "loot-robbed": moves.pickUp,
  "loot-pickpocketed": moves.pickUp,
  "loot-pocketed": (scene, event) => moves.pocket(scene, event),
  "loot-fell": (scene, event) => moves.fall(scene, event),
  "loot-dropped": (scene, event) => moves.drop(scene, event),

  turned: superb.turned,
  "bandit-stunned": superb.stunned,
  "stood-up": superb.stoodUp,
  "fell-off": (scene, event) => superb.fellOff(scene, event),
  "rode-in": superb.rodeIn,
  "car-uncoupled": superb.uncoupled,
};

/** Plays an event, with all that belong to its picture; settles when it has been seen. Of a kind that is not
 *  known here one only reads. */
export async function act(setting: Setting, event: GameEvent, others: GameEvent[] = []): Promise<void> {
  const play = (ACTS[event.event] ?? pause()) as Act<GameEvent>;
  if (play === unseen) return;
  const scene = new Scene(setting);
  play(scene, event, others);
  await scene.end();
}
