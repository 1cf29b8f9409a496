// Made by tools/typescript.py from the server's messages and the games' structures. Do not edit.

export const PROTOCOL_VERSION = 2;

export const RULES_VERSIONS: Record<string, number> = { express: 2, superexpress: 1 };

export type ExpressBanditName =
  | "belle"
  | "cheyenne"
  | "django"
  | "doc"
  | "ghost"
  | "tuco";

export type ExpressFloorName =
  | "inside"
  | "roof";

export type ExpressCarCard =
  | "locomotive"
  | "1P"
  | "3J"
  | "4P1J"
  | "3P"
  | "3P1J"
  | "1P1J";

export type ExpressTokenKind =
  | "purse"
  | "jewel"
  | "strongbox";

export type ExpressTokenPlace =
  | "box"
  | "bandit"
  | "car";

export type ExpressPhase =
  | "setup"
  | "schemin"
  | "keep"
  | "stealin"
  | "event"
  | "over";

export type ExpressTurnKind =
  | "standard"
  | "tunnel"
  | "speeding-up"
  | "switching";

export type ExpressRoundCard =
  | "angry-marshal"
  | "swivel-arm"
  | "braking"
  | "take-it-all"
  | "passengers-rebellion"
  | "tunnel"
  | "bridge"
  | "marshals-revenge"
  | "pickpocketing"
  | "hostage-conductor";

export type ExpressRoundEventKind =
  | "none"
  | "angry-marshal"
  | "swivel-arm"
  | "braking"
  | "take-it-all"
  | "passengers-rebellion"
  | "marshals-revenge"
  | "pickpocketing"
  | "hostage-conductor";

export type ExpressDecisionKind =
  | "nothing"
  | "team"
  | "place"
  | "pick"
  | "scheme"
  | "cover"
  | "keep"
  | "move"
  | "shoot"
  | "rob"
  | "punch"
  | "knock"
  | "pocket"
  | "push"
  | "marshal"
  | "pickpocket"
  | "revenge";

export type ExpressNoEffect =
  | "no-target"
  | "no-bullets"
  | "no-loot";

export type ExpressHowMoved =
  | "run"
  | "push"
  | "shot"
  | "braking"
  | "swivel-arm";

/** All that one viewer may know. */
export interface ExpressView {
  seat: number | null;
  n_seats: number;
  settings: ExpressSettings;
  phase: ExpressPhase;
  round: number;
  turn: number;
  rounds: (ExpressRoundView | null)[];
  first_player: number;
  cars: ExpressCarView[];
  marshal: number;
  neutral_bullets: number;
  bandits: ExpressBanditView[];
  tokens: ExpressTokenView[];
  pile: ExpressPileView[];
  drew: ExpressDrewView[];
  players: ExpressPlayerView[];
  hand: string[] | null;
  deck: string[] | null;
  aside: string[] | null;
  asked: ExpressAskedView[];
  resolving: ExpressAbout | null;
  game: "express";
}

/** What is being played. */
export interface ExpressSettings {
  powers: boolean;
  events: boolean;
  expert: boolean;
  two_bandits: boolean;
  station_last: boolean;
  reveal_first: boolean;
  keep_actions_only: boolean;
  drop_bullets_first: boolean;
  short_bullets_leave: boolean;
  revenge_takes_most: boolean;
  known_start_purses: boolean;
  pick: boolean;
  cover: boolean;
  gunslinger: boolean;
}

/** A round card that has been revealed. */
export interface ExpressRoundView {
  card: ExpressRoundCard;
  turns: ExpressTurnKind[];
  event: ExpressRoundEventKind | null;
}

/** A car of the train; 0 is the locomotive. */
export interface ExpressCarView {
  car: number;
  card: ExpressCarCard;
}

/** A figure and its cylinder. Before it is placed it stands nowhere. */
export interface ExpressBanditView {
  bandit: ExpressBanditName;
  seat: number;
  car: number | null;
  floor: ExpressFloorName | null;
  bullets_left: number;
  bullets_received: number;
  dropped: ExpressDroppedView | null;
}

/** E7.7 A purse dropped for the Marshal's Revenge, and the others it was chosen among. */
export interface ExpressDroppedView {
  token: number;
  against: number[];
}

/** A loot token; `value` is None where the viewer has not learned it, as those in `known_by` have. */
export interface ExpressTokenView {
  token: number;
  kind: ExpressTokenKind;
  value: number | null;
  place: ExpressTokenPlace;
  car: number | null;
  floor: ExpressFloorName | null;
  bandit: ExpressBanditName | null;
  known_by: number[];
}

/** A card of the common pile; `card` and `bandit` are None where it lies face down for the viewer. */
export interface ExpressPileView {
  seat: number;
  bandit: ExpressBanditName | null;
  card: string | null;
  face_down: boolean;
  cover: boolean;
  before_reshuffle: boolean;
  turn: number;
  resolved: boolean;
}

/** A go in which a seat drew cards instead of playing one. */
export interface ExpressDrewView {
  turn: number;
  go: number;
  seat: number;
}

/** What everyone sees of a seat: counts, discard pile, bullets received, and cards it surely holds. */
export interface ExpressPlayerView {
  seat: number;
  bandits: ExpressBanditName[];
  hand: number;
  deck: number;
  discard: string[];
  bullets: string[];
  surely_held: string[];
  known_on_deck: string[];
  counted: ExpressCountedView | null;
  friendly_hits: number;
  has_chosen: boolean;
}

/** E8 What an attentive player can tell of an expert's hidden cards, besides those surely held. */
export interface ExpressCountedView {
  sure_actions: number;
  held_at_reshuffle: string[];
  limits: ExpressLimitView[];
}

/** E9.3 Bullets seen on a deck before a pick: besides these others, no more are held than cards taken since. */
export interface ExpressLimitView {
  round: number;
  taken: number;
  besides: string[];
}

/** Who is being waited for, and for what. */
export interface ExpressAskedView {
  seat: number;
  kind: ExpressDecisionKind;
}

/** The card being resolved: whose it is, and what was chosen for it so far. */
export interface ExpressAbout {
  bandit: ExpressBanditName;
  card: string;
  target: ExpressBanditName | null;
  token: number | null;
}

/** All options of Colt Express. A switch that is None follows the edition. */
export interface ExpressOptions {
  seats?: number;
  edition?: string;
  powers?: boolean;
  events?: boolean;
  expert?: boolean | null;
  two_bandits?: boolean | null;
  bandits?: (string | [string, string])[] | null;
  cars?: string[] | null;
  first_player?: number | null;
  station_last?: boolean | null;
  reveal_first?: boolean | null;
  keep_actions_only?: boolean | null;
  drop_bullets_first?: boolean | null;
  short_bullets_leave?: boolean | null;
  revenge_takes_most?: boolean | null;
  known_start_purses?: boolean;
}

export type ExpressCard =
  | "belle move"
  | "belle change-floor"
  | "belle shoot"
  | "belle rob"
  | "belle punch"
  | "belle marshal"
  | "cheyenne move"
  | "cheyenne change-floor"
  | "cheyenne shoot"
  | "cheyenne rob"
  | "cheyenne punch"
  | "cheyenne marshal"
  | "django move"
  | "django change-floor"
  | "django shoot"
  | "django rob"
  | "django punch"
  | "django marshal"
  | "doc move"
  | "doc change-floor"
  | "doc shoot"
  | "doc rob"
  | "doc punch"
  | "doc marshal"
  | "ghost move"
  | "ghost change-floor"
  | "ghost shoot"
  | "ghost rob"
  | "ghost punch"
  | "ghost marshal"
  | "tuco move"
  | "tuco change-floor"
  | "tuco shoot"
  | "tuco rob"
  | "tuco punch"
  | "tuco marshal";

/** What belongs to each kind of event; all other fields are null. */
export interface ExpressEvents {
  /** The train leaves; that seat is first player. */
  "game-started": { seat: number };
  /** E9.2 A seat takes a pair of bandits. */
  "team-taken": { seat: number; bandits: [ExpressBanditName, ExpressBanditName] };
  /** E2.6 A bandit starts there. */
  "bandit-placed": { bandit: ExpressBanditName; seat: number; car: number; floor: ExpressFloorName };
  /** E8.1 A seat has made its secret choice. */
  "chose": { seat: number };
  /** E8.1 A seat has taken its secret choice back. */
  "took-back": { seat: number };
  /** E3.1 A round's card is revealed; the first round is 1. */
  "round-started": { round: number; card: ExpressRoundCard };
  /** E3.1, E8.4 A seat shuffles its deck, or its discard pile into a new one. */
  "deck-shuffled": { seat: number; from_discard: boolean };
  /** E9.3 A seat takes a card of choice from its deck. */
  "card-picked": { seat: number; card: string | null };
  /** E3.1 A seat draws a card. */
  "card-drawn": { seat: number; card: string | null };
  /** E3.2 A turn of Schemin' begins; the first is 0. */
  "turn-started": { turn: number; kind: ExpressTurnKind };
  /** E3.2, E9.4 A seat plays a card on the common pile, or covers the one it has just played. */
  "card-played": { seat: number; face_down: boolean; cover: boolean; card: string | null; bandit: ExpressBanditName | null };
  /** E3.2 A seat has drawn so many cards rather than play one. */
  "drew-instead": { seat: number; n: number };
  /** E7.6, E9.4 A seat does not use its chance. */
  "passed": { seat: number; kind: ExpressDecisionKind };
  /** E3.7 A seat puts so many unplayed cards back on its deck. */
  "hand-returned": { seat: number; n: number };
  /** E8.1 A seat discards a card, face up. */
  "card-discarded": { seat: number; card: string };
  /** E4.1 The next card of the pile is resolved; some lay face down until now. */
  "card-resolved": { bandit: ExpressBanditName; seat: number; card: ExpressCard; index: number; face_down: boolean };
  /** E4.1 A card does nothing. */
  "no-effect": { bandit: ExpressBanditName; seat: number; card: ExpressCard; reason: ExpressNoEffect };
  /** E4.2 A bandit comes to another car, by itself or not. */
  "bandit-moved": { bandit: ExpressBanditName; seat: number; from_car: number; to_car: number; floor: ExpressFloorName; how: ExpressHowMoved };
  /** E4.3 A bandit changes floor, and is now on this one. */
  "bandit-climbed": { bandit: ExpressBanditName; seat: number; car: number; floor: ExpressFloorName };
  /** E4.8 A bandit flees from the Marshal to the roof. */
  "bandit-fled": { bandit: ExpressBanditName; seat: number; car: number };
  /** E4.4 A bandit shoots another, and has so many bullets left. */
  "bandit-shot": { bandit: ExpressBanditName; seat: number; target: ExpressBanditName; left: number };
  /** E4.5 A bandit takes a token that lay there. */
  "loot-robbed": { bandit: ExpressBanditName; seat: number; token: number; car: number; floor: ExpressFloorName; value: number | null };
  /** E4.6 A bandit punches another. */
  "bandit-punched": { bandit: ExpressBanditName; seat: number; target: ExpressBanditName };
  /** E4.6 A punched bandit loses a token, which falls there. */
  "loot-fell": { bandit: ExpressBanditName; seat: number; token: number; car: number; floor: ExpressFloorName };
  /** E5.2 Cheyenne takes the purse of whom she punched. */
  "loot-pocketed": { bandit: ExpressBanditName; seat: number; target: ExpressBanditName; token: number; value: number | null };
  /** E4.7 The Marshal goes to a neighbouring car. */
  "marshal-moved": { from_car: number; to_car: number };
  /** E4.9 A bandit takes a neutral bullet, and so many are left. */
  "neutral-bullet": { bandit: ExpressBanditName; seat: number; left: number };
  /** E4.9 So many neutral bullets would be needed; there are too few, and nobody is hit. */
  "bullets-short": { n: number; left: number };
  /** E6.1 The round's event happens. */
  "event-started": { kind: ExpressRoundEventKind };
  /** E7.4 The second strongbox is put into a car. */
  "strongbox-placed": { token: number; car: number };
  /** E7.6 A bandit alone in its space takes a purse that lay there. */
  "loot-pickpocketed": { bandit: ExpressBanditName; seat: number; token: number; value: number | null };
  /** E7.7 A bandit drops a purse on the roof where it stands. */
  "loot-dropped": { bandit: ExpressBanditName; seat: number; token: number; car: number };
  /** E7.8 A bandit takes a purse from outside the game. */
  "ransom-paid": { bandit: ExpressBanditName; seat: number; token: number };
  /** E6.1 A round is over; the first is 1. */
  "round-ended": { round: number };
  /** E6.1 That seat is first player from now on. */
  "first-player": { seat: number };
  /** E10 The game is over. */
  "game-ended": object;
}

/** Something that happened. */
export type ExpressEvent = {
  [Kind in keyof ExpressEvents]: { event: Kind } & ExpressEvents[Kind];
}[keyof ExpressEvents];

/** E9.2 Take this pair of bandits. */
export interface ExpressTakeTeam {
  bandits: [ExpressBanditName, ExpressBanditName];
  do: "team";
}

/** E9.2 Let this bandit start in the caboose. */
export interface ExpressPlace {
  bandit: ExpressBanditName;
  do: "place";
}

/** E9.3 Take this card from the deck. */
export interface ExpressPick {
  card: string;
  do: "pick";
}

/** E3.2 Play this card on the common pile; face down in a tunnel (E3.3), or because Ghost hides it (E3.6). */
export interface ExpressPlay {
  card: string;
  face_down: boolean;
  do: "play";
}

/** E3.2 Draw three cards. */
export interface ExpressDraw {
  do: "draw";
}

/** Do not use the chance (Cover, Pickpocketing). */
export interface ExpressPass {
  do: "pass";
}

/** E8.1 Discard this card rather than keep it. */
export interface ExpressDiscard {
  card: string;
  do: "discard";
}

/** E8.1 Keep what is left in the hand. */
export interface ExpressDone {
  do: "done";
}

/** E4.2 Go to this car. */
export interface ExpressMove {
  car: number;
  floor: ExpressFloorName;
  do: "move";
}

/** E4.4 Shoot this bandit. */
export interface ExpressShoot {
  target: ExpressBanditName;
  do: "shoot";
}

/** E4.5 Take this token. */
export interface ExpressRob {
  token: number;
  do: "rob";
}

/** E4.6 Punch this bandit. */
export interface ExpressPunch {
  target: ExpressBanditName;
  do: "punch";
}

/** E4.6 Let the punched bandit lose this token. */
export interface ExpressKnock {
  token: number;
  do: "knock";
}

/** E5.2 Take the purse. E7.6 Take this purse. */
export interface ExpressTake {
  token: number;
  do: "take";
}

/** E5.2 Let the purse fall. */
export interface ExpressLeave {
  do: "leave";
}

/** E4.6 Push the punched bandit to this car. */
export interface ExpressPush {
  car: number;
  do: "push";
}

/** E4.7 Move the Marshal to this car. */
export interface ExpressMoveMarshal {
  car: number;
  do: "marshal";
}

/** E7.7 Drop this purse. */
export interface ExpressDrop {
  token: number;
  do: "drop";
}

export type ExpressOptionForm =
  | ExpressTakeTeam
  | ExpressPlace
  | ExpressPick
  | ExpressPlay
  | ExpressDraw
  | ExpressPass
  | ExpressDiscard
  | ExpressDone
  | ExpressMove
  | ExpressShoot
  | ExpressRob
  | ExpressPunch
  | ExpressKnock
  | ExpressTake
  | ExpressLeave
  | ExpressPush
  | ExpressMoveMarshal
  | ExpressDrop;

/** One thing that may be answered: its number, and what it means (`form.do` says which kind it is). */
export interface ExpressOption {
  number: number;
  form: ExpressOptionForm;
}

/** A seat is asked. `kind` names the question; `about` says what led to it (the card, the bandit). */
export interface ExpressDecision {
  seat: number;
  kind: ExpressDecisionKind;
  about: ExpressAbout | null;
  options: ExpressOption[];
}

export type SuperExpressBanditName =
  | "belle"
  | "cheyenne"
  | "django"
  | "doc"
  | "ghost"
  | "mei"
  | "tuco";

export type SuperExpressFloorName =
  | "inside"
  | "roof";

export type SuperExpressCarCard =
  | "locomotive"
  | "A"
  | "B"
  | "C"
  | "D"
  | "E"
  | "F"
  | "G"
  | "H";

export type SuperExpressCardName =
  | "flip"
  | "change-floor"
  | "move"
  | "shoot"
  | "reflex"
  | "horse";

export type SuperExpressFacingName =
  | "locomotive"
  | "caboose";

export type SuperExpressEndOfTrain =
  | "front"
  | "rear";

export type SuperExpressPhase =
  | "plan"
  | "over";

export type SuperExpressDecisionKind =
  | "plan";

/** All that one viewer may know. */
export interface SuperExpressView {
  seat: number | null;
  n_seats: number;
  settings: SuperExpressSettings;
  phase: SuperExpressPhase;
  round: number;
  first_player: number;
  cars: SuperExpressCarView[];
  bandits: SuperExpressBanditView[];
  plans: SuperExpressPlanView[];
  loot: SuperExpressLootView[];
  lost: number[];
  hand: SuperExpressCardName[] | null;
  asked: SuperExpressAskedView[];
  game: "superexpress";
}

/** What is being played. */
export interface SuperExpressSettings {
  reflex: boolean;
  horse: boolean;
}

/** A car that is still coupled; 0 is the locomotive. */
export interface SuperExpressCarView {
  car: number;
  card: SuperExpressCarCard;
}

/** A figure. Once it has left it stands nowhere. `line` counts from the rear of its space. */
export interface SuperExpressBanditView {
  bandit: SuperExpressBanditName;
  seat: number;
  aboard: boolean;
  car: number | null;
  floor: SuperExpressFloorName | null;
  line: number | null;
  facing: SuperExpressFacingName | null;
  stunned: boolean;
}

/** A stack, the card on top first. Of others one sees only a complete one, face down. */
export interface SuperExpressPlanView {
  seat: number;
  n: number;
  locked: boolean;
  cards: (SuperExpressCardName | null)[];
}

/** The loot cards in front of a seat, in plain sight. */
export interface SuperExpressLootView {
  seat: number;
  values: number[];
}

/** Who is being waited for, and for what. */
export interface SuperExpressAskedView {
  seat: number;
  kind: SuperExpressDecisionKind;
}

/** All options of Colt Super Express. */
export interface SuperExpressOptions {
  seats?: number;
  reflex?: boolean;
  horse?: boolean;
  bandits?: string[] | null;
  first_player?: number | null;
}

/** What belongs to each kind of event; all other fields are null. */
export interface SuperExpressEvents {
  /** The train leaves; that seat is first player. */
  "game-started": { seat: number };
  /** S3.1 A round begins; the first is 1. */
  "round-started": { round: number };
  /** S3.1 A seat has stacked all its cards. */
  "chose": { seat: number };
  /** S3.1 A seat takes its stack up again. */
  "took-back": { seat: number };
  /** S3.2 All have planned; the cards are revealed. */
  "shootin-started": object;
  /** S3.2 One card of everybody's is revealed; the first pass is 0. */
  "pass-started": { number: number };
  /** S3.2 A bandit's next card is turned over. */
  "card-revealed": { bandit: SuperExpressBanditName; seat: number; card: SuperExpressCardName };
  /** S4.2 A bandit turns on the spot. */
  "turned": { bandit: SuperExpressBanditName; seat: number; facing: SuperExpressFacingName };
  /** S4.3 A bandit changes floor and takes that place in line. */
  "bandit-climbed": { bandit: SuperExpressBanditName; seat: number; car: number; floor: SuperExpressFloorName; line: number };
  /** S4.4 A bandit goes one car the way it faces. */
  "bandit-moved": { bandit: SuperExpressBanditName; seat: number; from_car: number; to_car: number; floor: SuperExpressFloorName; line: number };
  /** S4.5 A bandit shoots another. */
  "bandit-shot": { bandit: SuperExpressBanditName; seat: number; target: SuperExpressBanditName };
  /** S4.5 A bandit that was shot is pushed one car away. */
  "bandit-pushed": { bandit: SuperExpressBanditName; seat: number; from_car: number; to_car: number; floor: SuperExpressFloorName; line: number };
  /** S4.6 A bandit lies stunned. */
  "bandit-stunned": { bandit: SuperExpressBanditName; seat: number };
  /** S4.6 A bandit stands again. */
  "stood-up": { bandit: SuperExpressBanditName; seat: number };
  /** S4.5 A bandit shoots and there is nobody ahead. */
  "missed": { bandit: SuperExpressBanditName; seat: number };
  /** S4.4, S4.5 A bandit leaves the train at an end of it. */
  "fell-off": { bandit: SuperExpressBanditName; seat: number; end: SuperExpressEndOfTrain };
  /** S4.8 A bandit rides to the locomotive and takes that place in line. */
  "rode-in": { bandit: SuperExpressBanditName; seat: number; line: number };
  /** S4.8 A fallen bandit's card does nothing. */
  "no-effect": { bandit: SuperExpressBanditName; seat: number; card: SuperExpressCardName };
  /** S3.3 The last car leaves. */
  "car-uncoupled": { car: number };
  /** S3.3 A bandit leaves with the last car. */
  "left-behind": { bandit: SuperExpressBanditName; seat: number; car: number };
  /** S3.3 A bandit takes the loot of the car that left. */
  "loot-taken": { bandit: SuperExpressBanditName; seat: number; value: number };
  /** S3.3 Nobody is there to take that loot. */
  "loot-lost": { value: number };
  /** S3.4 That seat is first player from now on. */
  "first-player": { seat: number };
  /** S5 The game is over. */
  "game-ended": object;
}

/** Something that happened. */
export type SuperExpressEvent = {
  [Kind in keyof SuperExpressEvents]: { event: Kind } & SuperExpressEvents[Kind];
}[keyof SuperExpressEvents];

/** S3.1 Put this card under the own stack. */
export interface SuperExpressPlan {
  card: SuperExpressCardName;
  do: SuperExpressDecisionKind;
}

export type SuperExpressOptionForm =
  | SuperExpressPlan;

/** One thing that may be answered: its number, and what it means (`form.do` says which kind it is). */
export interface SuperExpressOption {
  number: number;
  form: SuperExpressOptionForm;
}

/** A seat is asked. `kind` names the question; `about` says what led to it (the card, the bandit). */
export interface SuperExpressDecision {
  seat: number;
  kind: SuperExpressDecisionKind;
  about: null;
  options: SuperExpressOption[];
}

export type GameView =
  | ExpressView
  | SuperExpressView;

export type GameEvent =
  | ExpressEvent
  | SuperExpressEvent;

export type GameOptions =
  | ExpressOptions
  | SuperExpressOptions;

export type GameDecision =
  | ExpressDecision
  | SuperExpressDecision;

/** The end: who won (several when shared), and everyone's result in seat order. */
export interface Outcome {
  winners: number[];
  results: SeatResult[];
}

/** How one seat ended: its place (1 is best), its points, and the parts they are made of. */
export interface SeatResult {
  seat: number;
  place: number;
  points: number;
  parts: Record<string, number>;
}

/** Everything a client needs to begin. `history` and `chat` are the most recent, oldest first. */
export interface Welcome {
  type: "welcome";
  version: number;
  number: number;
  now: number;
  at: number;
  table: TableState;
  you: You;
  answer: number;
  sights: Sight[];
  clocks: SeatClock[];
  outcome: Outcome | null;
  history: Moment[];
  chat: Said[];
}

/** A table as everyone sees it. `commitment` is the SHA-256 of `secret`, which is told at the end. `kept_days`: how long the table is kept if nothing happens any more; null: for good, as finished games are. `starts`: how often the start was called; `broken_starts`: how often it was broken off after somebody had told his nonce. `rematch_wanted`, `rematch_declined`: what the seats of a finished game have said to another one. `hints`: whoever is asked here may ask for hints; left out: nobody may. `carried`: the game was begun in a player's browser, which drew the seed and knows it: nothing proves that the deal was fair. */
export interface TableState {
  id: string;
  phase: "gathering" | "revealing" | "playing" | "paused" | "over" | "stopped" | "broken";
  settings: Settings;
  seats: SeatState[];
  host: number | null;
  asked: number[];
  wants_pause: number[];
  commitment: string;
  secret: string | null;
  rematch: string | null;
  created: number;
  rules_version: number;
  kept_days: number | null;
  starts: number;
  broken_starts: number;
  rematch_wanted: number[];
  rematch_declined: number[];
  hints?: boolean;
  carried?: boolean;
}

/** How a table plays. `options` are the game's own (edition, variants), as `GET /api/games` lists them. `hints`: whether people may ask for hints; left out: where one person plays alone, and nowhere else. */
export interface Settings {
  game: string;
  n_seats: number;
  options?: GameOptions;
  clock?: ClockSettings;
  open?: boolean;
  bandits?: "chosen" | "random";
  hints?: boolean;
}

/** Time to think, in seconds: for a decision, for the game, and what each answer adds to the latter. A clock runs from the question to the final answer, whoever gives it; only a pause stops it. */
export interface ClockSettings {
  per_decision?: number | null;
  per_game?: number | null;
  increment?: number;
}

/** A seat as everyone sees it. A bot may play on for a person (`bot_plays_on`); a seat whose person left for good in mid-game `is_free` for a newcomer. `is_ready`: the host may call the start as far as this seat is concerned. `nonce_commitment`: what its person has committed to; `has_revealed`: the nonce is told. `hints`: how many its people have asked for in this game, if any. */
export interface SeatState {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  avatar: string;
  bandit: string | null;
  level: string | null;
  bot_plays_on: boolean;
  is_free: boolean;
  is_ready: boolean;
  nonce_commitment: string | null;
  has_revealed: boolean;
  hints?: number;
}

/** What this client holds: its seats (none for a spectator), and whether it may change the table. `has_seen`: the seats it holds or held in this game. Who has seen a hand may take no other free seat than its own. */
export interface You {
  seats: number[];
  is_host: boolean;
  has_seen: number[];
}

/** What one seat sees now: what just happened, the view, and its decision if it is asked. `instead`: the decision that it has just answered, where nobody has learned anything of that, with what it may `exchange` it for. */
export interface Sight {
  seat: number | null;
  events: GameEvent[];
  view: GameView;
  decision: GameDecision | null;
  can_take_back: boolean;
  instead?: GameDecision;
}

/** A seat's time left at the moment `at` of the message; it runs on from there while `is_running`. */
export interface SeatClock {
  seat: number;
  left: number;
  is_running: boolean;
}

/** One answer of the past; `seat` is null for the set-up. */
export interface Moment {
  number: number;
  at: number;
  seat: number | null;
  by_bot: boolean;
  seen: Seen[];
}

/** What happened as one seat may see it; `seat` is null for spectators. */
export interface Seen {
  seat: number | null;
  events: GameEvent[];
}

/** Somebody at the table spoke; `seat` is null for a spectator, whose name may be empty. A set `phrase` has no text: each client has words for it. */
export interface Said {
  type: "said";
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  phrase?: "howdy" | "ready" | "one-minute" | "good-luck" | "hurry" | "nice-shot" | "mine" | "revenge" | "sorry" | "thanks" | "good-game" | "again" | "haha" | "whoa" | "bravo" | "grr" | "phew" | "hmm";
}

/** The client's last number was good: the messages it missed follow, up to `number`. */
export interface Resumed {
  type: "resumed";
  version: number;
  number: number;
  now: number;
  you: You;
}

/** An answer was given (or the game began: `seat` is null). `answer`: the next answer's number. */
export interface Update {
  type: "update";
  number: number;
  at: number;
  seat: number | null;
  by_bot: boolean;
  answer: number;
  asked: number[];
  sights: Sight[];
  clocks: SeatClock[];
  outcome: Outcome | null;
  table?: TableState;
}

/** Somebody sat down, left, was relieved by a bot, paused, asked for a hint, spoke of a rematch, or changed the settings. */
export interface TableChanged {
  type: "table";
  number: number;
  at: number;
  change: string;
  seat: number | null;
  table: TableState;
  clocks: SeatClock[];
}

/** A command was carried out (now or earlier), durably, as the message with that number. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** A command was not carried out: a stable code, and a sentence. `id` is null if it had none. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
}

/** Which seats have somebody connected. A passing thing: not numbered, not kept. */
export interface Presence {
  type: "presence";
  seats: number[];
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  now: number;
}

/** The server hangs up: connect again (`server/restarting`, `client/too-slow`) or do not (`seat/left`). */
export interface Closing {
  type: "closing";
  code: string;
  sentence: string;
}

export type ServerMessage =
  | Welcome
  | Resumed
  | Update
  | TableChanged
  | Said
  | Done
  | Refused
  | Presence
  | Pong
  | Closing;

/** The first message on a socket. Browsers are known by their cookie; others may put their key here. */
export interface Hello {
  type: "hello";
  version: number;
  last?: number | null;
  key?: string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** A seat answers its decision. `number` is the number of the answer, as the last update said. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  number: number;
  option: number;
}

/** A seat takes back its secret choice while others are still choosing. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
  number: number;
}

/** A seat gives another answer instead of its last one, of which nobody has learned anything: an option of `sights[].instead`, until somebody answers. `number` is the number of the next answer. */
export interface Exchange {
  type: "exchange";
  id: string;
  seat: number;
  number: number;
  option: number;
}

/** A seat speaks, or a spectator (`seat` is null) under a `name` of his own: either in his own words (`text`) or with a set `phrase`. */
export interface Say {
  type: "say";
  id: string;
  seat?: number | null;
  text?: string | null;
  phrase?: "howdy" | "ready" | "one-minute" | "good-luck" | "hurry" | "nice-shot" | "mine" | "revenge" | "sorry" | "thanks" | "good-game" | "again" | "haha" | "whoa" | "bravo" | "grr" | "phew" | "hmm" | null;
  name?: string | null;
}

/** The host calls the start; empty seats must have been filled. The game begins when all nonces are told. */
export interface Start {
  type: "start";
  id: string;
}

/** The host changes how the table plays, before the start. */
export interface ChangeSettings {
  type: "change-settings";
  id: string;
  settings: Settings;
}

/** The host puts a bot on an empty seat, before the start. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  level: string;
}

/** The host clears a seat of its bot or person, before the start. */
export interface EmptySeat {
  type: "empty-seat";
  id: string;
  seat: number;
}

/** A person changes the name, the picture, or (before the start) the bandit of a seat. */
export interface ChangeSeat {
  type: "change-seat";
  id: string;
  seat: number;
  name: string;
  avatar?: string;
  bandit?: string | null;
}

/** A person commits to a nonce, before the start: in a rematch, after a start that was broken off, or instead of one that this client does not know. While nonces are being told it breaks off the start. */
export interface CommitNonce {
  type: "commit-nonce";
  id: string;
  seat: number;
  nonce_commitment: string;
}

/** A person tells the nonce that the seat has committed to; the last one begins the game. `start`: in which start, as the table's `starts` counts: what was told in one that was broken off is not taken for the next. */
export interface RevealNonce {
  type: "reveal-nonce";
  id: string;
  seat: number;
  nonce: string;
  start?: number | null;
}

/** A bot plays on for a seat: one's own; any, for the host; for others, one that keeps all waiting. */
export interface HandOver {
  type: "hand-over";
  id: string;
  seat: number;
  level?: string;
}

/** A person plays on where a bot played for him. */
export interface GiveBack {
  type: "give-back";
  id: string;
  seat: number;
}

/** A seat wants to pause; the game pauses when all persons want it. */
export interface Pause {
  type: "pause";
  id: string;
  seat: number;
}

/** A seat wants to play on (or no longer wants to pause). */
export interface Resume {
  type: "resume";
  id: string;
  seat: number;
}

/** After the end: the caller's seats want another game (`yes`), do not (`no`), or begin it with those who want it and bots for the others (`now`). It begins when all people want it. `bandits`: the same for everyone, or dealt anew; as the first who asked has wished. */
export interface Rematch {
  type: "rematch";
  id: string;
  wish?: "yes" | "no" | "now";
  bandits?: "same" | "new";
}

/** A seat that is asked wants a hint: with the first a thought, with the second two options, with the third all chances. Everyone is told that it asked; what it is told stands at `GET /api/tables/{id}/hint`. */
export interface AskHint {
  type: "ask-hint";
  id: string;
  seat: number;
}

/** A person gives up the seat on all devices: empty before the start, a bot's afterwards. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

export type ClientMessage =
  | Hello
  | Ping
  | Answer
  | TakeBack
  | Exchange
  | Say
  | Start
  | ChangeSettings
  | SeatBot
  | EmptySeat
  | ChangeSeat
  | CommitNonce
  | RevealNonce
  | HandOver
  | GiveBack
  | Pause
  | Resume
  | Rematch
  | AskHint
  | Leave;

export type AnyCommand =
  | Answer
  | TakeBack
  | Exchange
  | Say
  | Start
  | ChangeSettings
  | SeatBot
  | EmptySeat
  | ChangeSeat
  | CommitNonce
  | RevealNonce
  | HandOver
  | GiveBack
  | Pause
  | Resume
  | Rematch
  | AskHint
  | Leave;

/** A seat that a bot plays from the start, with a bandit if somebody chose one for it. */
export interface BotSeat {
  seat: number;
  level: string;
  bandit?: string | null;
}

/** POST /api/tables. The creator is the host; he joins after he has seen the server's commitment. */
export interface CreateTable {
  settings: Settings;
  bots?: BotSeat[];
  carrier?: "cookie" | "header";
}

/** Somebody of the device on which a game was begun. */
export interface CarriedPerson {
  seat: number;
  name: string;
}

/** POST /api/tables/carried: a game begun in a browser goes on here, at its start or between two rounds. The caller holds the seats of `people`; bots play the others until somebody takes them. `answers` are (seat, option), an option of -1 takes a choice back; all are played again by the rules. */
export interface CarriedTable {
  settings: Settings;
  rules_version: number;
  seed: string;
  answers: ([number, number])[];
  people: CarriedPerson[];
  carrier?: "cookie" | "header";
}

/** POST /api/tables/{id}/join. Without `seat`, the first empty one. Who joins again holds both seats. `nonce_commitment` may come later as a command; a seat that is taken over in mid-game needs none. */
export interface Join {
  id: string;
  name: string;
  nonce_commitment?: string | null;
  seat?: number | null;
  avatar?: string;
  bandit?: string | null;
  carrier?: "cookie" | "header";
}

/** The answer to creating, joining and fetching a table. `key` only if the carrier was `header`. */
export interface TableAnswer {
  table: TableState;
  you: You;
  number: number;
  seat: number | null;
  key: string | null;
}

/** A line in the list of open tables. */
export interface OpenTable {
  id: string;
  settings: Settings;
  names: string[];
  n_empty: number;
  phase: "gathering" | "revealing" | "playing" | "paused" | "over" | "stopped" | "broken";
  created: number;
}

/** GET /api/tables/{id}/view: what a held seat (or a spectator) sees now, and when (`at`) it was last told anything. */
export interface SeatView {
  number: number;
  at: number;
  answer: number;
  phase: string;
  sight: Sight | null;
  clocks: SeatClock[];
  outcome: Outcome | null;
}

/** POST /api/tables/{id}/links: good once, for a few minutes, to open the seats on another device. */
export interface DeviceLink {
  token: string;
  path: string;
  svg: string;
  expires: number;
}

/** POST /api/tables/{id}/devices: use such a link. */
export interface OpenDevice {
  token: string;
  carrier?: "cookie" | "header";
}

/** How the seed was made. `commitment` and `nonce_commitments` (by seat; empty for bots) follow from `secret` and `nonces`: compare them with what was shown before the start. `table` is empty for games from before nonces were committed to. `broken_starts`: how often a start was broken off after somebody had told his nonce. */
export interface ReplayProof {
  table: string;
  commitment: string;
  secret: string;
  nonces: string[];
  nonce_commitments: string[];
  broken_starts: number;
  seed: string;
}

/** GET /api/tables/{id}/game, after the end: everything, nothing hidden, as seen by all. */
export interface FinishedGame {
  table: TableState;
  transcript: string;
  proof: ReplayProof | null;
  moments: Moment[];
  outcome: Outcome | null;
}

/** POST /api/replays: a transcript's text. */
export interface ReplayWish {
  transcript: string;
}

/** The set-up (`seat` is null), or one answer: who, which option (-1: a choice taken back) of which decision, and what is seen then. `sights` has everything that anybody knew under no seat, and each seat's own. */
export interface ReplayStep {
  seat: number | null;
  option: number | null;
  decision: GameDecision | null;
  sights: Sight[];
}

/** A game step by step. Names and pictures of the seats are known for a server's own tables only. `imagined_from`: the first step that was never played, if bots went on from another choice. */
export interface ReplayFile {
  game: string;
  rules_version: number;
  options: GameOptions;
  seats: SeatState[];
  steps: ReplayStep[];
  outcome: Outcome | null;
  proof: ReplayProof | null;
  transcript: string;
  imagined_from: number | null;
}

/** POST /api/replays/what-if: a finished game, and another option for the answer of a step. */
export interface WhatIfWish {
  transcript: string;
  step: number;
  option: number;
}

/** What the search thinks of an option: the seat's share of the victory with it, and the standard error. */
export interface JudgedOption {
  option: number;
  share: number;
  error: number;
}

/** An answer of a finished game, searched again with what its seat knew then; `step` as replays count. */
export interface JudgedDecision {
  step: number;
  seat: number;
  round: number;
  chosen: JudgedOption;
  best: JudgedOption;
}

/** One of the answers that gave away most of the victory. */
export interface TurningPoint {
  step: number;
  seat: number;
  round: number;
  chosen: JudgedOption;
  best: JudgedOption;
  decision: GameDecision;
}

/** GET /api/tables/{id}/review, POST /api/replays/review: every decision; the turning points, dearest first. */
export interface GameReview {
  decisions: JudgedDecision[];
  turning_points: TurningPoint[];
}

/** GET /api/tables/{id}/preview: the plan that a seat (or a spectator) can see, played ahead as if nothing hidden interfered: the train now, then card by card. Empty while there is no plan. `number`: as in `view`. */
export interface SeatPreview {
  number: number;
  sights: Sight[];
}

/** GET /api/tables/{id}/hint: what a seat has asked for by `ask-hint`, of the decision before it, made from what it knows and nothing else. `step` 1 has the `thought`, and how surely one option is the best (`lead`); from 2 on the two best options are `lit`; 3 has the chances of all of them, the best first. */
export interface SeatHint {
  step: 1 | 2 | 3;
  thought: "marshal" | "loot" | "shoot" | "punch" | "place" | "draw" | "cards" | "facing" | "reflex" | "horse";
  lead: "none" | "little" | "clear";
  lit?: number[];
  chances?: JudgedOption[];
}

/** An option as a form shows it. A `switch` is on or off; a `rule` may also be null, as the edition has it; a `choice` is one of `choices`. Fine print may be folded away. `seats_on` and `seats_off`: with how many players it can be on, or off, in the editions in which that depends on them (a game without editions has one, ""). */
export interface OptionOffer {
  name: string;
  kind: "switch" | "rule" | "choice";
  default: boolean | number | string | null;
  is_fine_print: boolean;
  choices: (number | string)[];
  seats_on: Record<string, number[]>;
  seats_off: Record<string, number[]>;
}

/** GET /api/games: a game, with how many it is played, its options (all as JSON schema, and those that a form can show), the usual clocks, the bots that play it, and the bandits one can be. On a machine's first start the rules are compiled for a minute or two: until `is_ready`, tables of the game wait to be created. */
export interface GameOffer {
  game: string;
  rules_version: number;
  seats: number[];
  options: Record<string, unknown>;
  form: OptionOffer[];
  clocks: Record<string, ClockSettings>;
  levels: string[];
  is_ready: boolean;
  bandits: string[];
}

/** Every refusal over HTTP: a stable code and a sentence. */
export interface Problem {
  code: string;
  sentence: string;
}
