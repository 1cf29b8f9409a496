/** Plays a finished game again in this page, from its transcript alone: what a server says is not trusted. */
import { compare, type Again, type Told } from "../fairness/again";
import { Fault } from "../local/faults";

export async function playAgain(told: Told): Promise<Again> {
  try {
    const { fileReplay } = await import("./pastHere");
    return compare(told, await fileReplay(told.transcript));
  } catch (thrown) {
    const { code, message } = thrown instanceof Fault ? thrown : { code: "", message: "" };
    if (code === "local/unplayable") return { verdict: "answer", n: Number(/\d+/.exec(message)?.[0] ?? 0) };
    return { verdict: code === "local/transcript" ? "transcript" : "not" };
  }
}
