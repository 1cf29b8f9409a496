/** Something that moves in several ways at once: each of them is a channel with its own values over time. */

export type Pair = readonly [number, number];
type Value = number | Pair;

/** How a value is reached. */
const EASING = {
  linear: "linear",
  gentle: "cubic-bezier(.45,0,.25,1)",
  out: "cubic-bezier(.15,.8,.3,1)",
  in: "cubic-bezier(.6,0,.95,.5)",
  back: "cubic-bezier(.3,1.7,.5,1)",
  snap: "cubic-bezier(.05,.95,.2,1)",
} as const;
export type Easing = keyof typeof EASING;

const pixels = ([x, y]: Pair) => `${x}px ${y}px`;
const about = (up: number, degrees: number, down: number) =>
  `translate(0, ${up}px) rotate(${degrees}deg) translate(0, ${down}px)`;

const CHANNELS = {
  /** Where the feet are on the train. */
  at: (p: Pair) => ({ transform: `translate(${p[0]}px, ${p[1]}px)` }),
  /** How far from there: a hop, a lunge; of a mark, its place. */
  by: (p: Pair) => ({ translate: pixels(p) }),
  lean: (degrees: number) => ({ rotate: `${degrees}deg` }),
  squash: ([x, y]: Pair) => ({ scale: `${x} ${y}` }),
  /** 1 to the locomotive, -1 to the caboose. */
  face: (side: number) => ({ scale: `${side} 1` }),
  /** Head over heels, about the belt. */
  spin: (degrees: number) => ({ transform: about(-38, degrees, 38) }),
  /** From upright (0) to lying on the back (1). */
  lie: (part: number) => ({ transform: about(-15 * part, -90 * part, 42 * part) }),
  seen: (opacity: number) => ({ opacity }),
} as const;
export type Channel = keyof typeof CHANNELS;
type ValueOf<C extends Channel> = Parameters<(typeof CHANNELS)[C]>[0];

const REST: { readonly [C in Channel]: ValueOf<C> } = {
  at: [0, 0],
  by: [0, 0],
  lean: 0,
  squash: [1, 1],
  face: 1,
  spin: 0,
  lie: 0,
  seen: 1,
};

interface Key {
  ms: number;
  value: Value;
  easing: Easing;
}

export class Actor {
  private readonly tracks = new Map<Channel, Key[]>();

  constructor(
    private readonly nodes: (channel: Channel) => Element[],
    private readonly rest: { readonly [C in Channel]?: ValueOf<C> } = {},
  ) {}

  /** The value a channel will have when all that was said has happened. */
  now<C extends Channel>(channel: C): ValueOf<C> {
    return (this.tracks.get(channel)?.at(-1)?.value ?? this.rest[channel] ?? REST[channel]) as ValueOf<C>;
  }

  /** From one moment to another the channel goes to a value; until then it keeps the one it has. */
  to<C extends Channel>(channel: C, from: number, until: number, value: ValueOf<C>, easing?: Easing): this {
    const track = this.tracks.get(channel) ?? [{ ms: 0, value: this.now(channel), easing: "linear" }];
    this.tracks.set(channel, track);
    const last = track.at(-1)!;
    const begins = Math.max(from, last.ms);
    if (until <= last.ms) {
      last.value = value;
      return this;
    }
    if (begins > last.ms) track.push({ ms: begins, value: last.value, easing: "linear" });
    track.push({ ms: Math.max(until, begins), value, easing: easing ?? "gentle" });
    return this;
  }

  /** Sets all of it going; every channel keeps its last value until the last of them is over. */
  play(rate: number, id: string): Animation[] {
    const all = Math.max(1, ...[...this.tracks.values()].map((track) => track.at(-1)!.ms));
    return [...this.tracks].flatMap(([channel, track]) => {
      const last = track.at(-1)!;
      if (last.ms < all) track.push({ ...last, ms: all, easing: "linear" });
      const css = CHANNELS[channel] as (value: Value) => Keyframe;
      const frames = track.map(({ ms, value }, i) => ({
        ...css(value),
        offset: ms / all,
        easing: EASING[track[i + 1]?.easing ?? "linear"],
      }));
      return this.nodes(channel).map((node) => {
        const seen =
          channel === "at"
            ? this.seenAt(
                node,
                track.map(({ value }) => (value as Pair)[0]),
              )
            : [];
        const dressed = frames.map((frame, i) => ({ ...frame, ...seen[i] }));
        return node.animate(dressed, { duration: all / rate, fill: "both", id });
      });
    });
  }

  /** What else is known of a part at each place of a way; nothing, as a rule. */
  protected seenAt(_node: Element, _way: readonly number[]): Keyframe[] {
    return [];
  }
}
