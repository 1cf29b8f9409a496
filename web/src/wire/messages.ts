/** The server's messages as they are generated, and what the two games have in common in them. */
import type * as P from "../generated/protocol";

export type * from "../generated/protocol";
export type { GameDecision as Decision } from "../generated/protocol";

export type Bandit = P.ExpressBanditName | P.SuperExpressBanditName;
export type Floor = P.ExpressFloorName | P.SuperExpressFloorName;
export type Option = P.GameDecision["options"][number];

/** What can be said with one press. */
export type Phrase = NonNullable<P.Say["phrase"]>;

/** All kinds of events there are, in either game. */
export type EventKind = P.GameEvent["event"];
/** An event of one kind; where both games have the kind, of either. */
export type EventOf<Kind extends EventKind> = Extract<P.GameEvent, { event: Kind }>;

type NameIn<Event> = Event extends Event ? Exclude<keyof Event, "event"> : never;
type ValueOf<Event, Name extends string> = Event extends Record<Name, infer Value> ? Value : never;
/** An event of any kind, read field by field: what does not belong to its kind is null, or missing. */
export type EventFields = { event: EventKind } & {
  [Name in NameIn<P.GameEvent>]?: ValueOf<P.GameEvent, Name> | null;
};
