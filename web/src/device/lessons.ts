/** Where somebody is in the lessons. */
import { remember, remembered } from "./memory";

/** The step at which a lesson was left; 0 if it was not begun, or was ended. */
export const stepLeft = (game: string): number => Number(remembered(`lesson-${game}`) ?? 0) || 0;

export const keepStep = (game: string, step: number): void =>
  remember(`lesson-${game}`, step > 0 ? String(step) : null);
