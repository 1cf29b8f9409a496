/** Why something is not done: as a server says it. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export const refuse = (code: string, sentence: string): never => {
  throw new Refusal(code, sentence);
};
