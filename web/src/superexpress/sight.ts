/** Who sees whom, and what the own plan would come to if nobody else did anything. */
import type { Sight } from "../wire/messages";
import { stageOf, type Stage } from "../show/stage";
import type { Standing } from "../show/world";

/** Grows towards the locomotive; a space has fewer places than this. */
const SPACE = 100;
const along = ({ car, line = 0 }: Standing) => line - car * SPACE;

/** S4.5 Whom somebody has before the gun: the first one standing ahead on the same floor. */
export function inSight(standing: Standing[], who: string): Standing | undefined {
  const shooter = standing.find((figure) => figure.who === who);
  if (!shooter || shooter.stunned) return undefined;
  const far = (figure: Standing) => (along(figure) - along(shooter)) * (shooter.back ? -1 : 1);
  return standing
    .filter((figure) => figure.floor === shooter.floor && !figure.stunned && far(figure) > 0)
    .sort((a, b) => far(a) - far(b))[0];
}

/** One card of the own plan: the train before it and after it, and whom a shot hits (null: nobody). */
export interface Step {
  before: Stage;
  after: Stage;
  hits?: string | null;
}

/** The own plan, card by card, as it was played ahead. */
export function stepsOf(sights: Sight[], who: string): Step[] {
  return sights.slice(1).map(({ events, view }, i) => {
    const shot = events.find(
      (e) => (e.event === "bandit-shot" || e.event === "missed") && "bandit" in e && e.bandit === who,
    );
    return {
      before: stageOf(sights[i]!.view),
      after: stageOf(view),
      ...(shot ? { hits: "target" in shot ? shot.target : null } : {}),
    };
  });
}
