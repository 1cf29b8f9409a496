/** A game of each kind to look at, played by bots. */
export const SAMPLES: Record<"express" | "superexpress", string> = {
  express: `folsom express 2
seed 0000000000000000000000000000000000000000000000000000000000000003
options {}
answers 0 3 0 27 3 4 3 4 2 48 2 48 2 2 3 2 4 20 2 3 2 2 24 2
answers 2 4 3 2 4 48 48 4 0 1 3 2 1 2 50 2 18 1 20 2 1 2 5 2
answers 26 2 0 48 48 2 3 4 48 48 48 5 2 1 5 4 3 4 5 50 0 2 1 25
answers 2 48 2 3 48 0 4 48 2 3 1 48 48 3 48 2 5 0 2 4 0 1 48 48
answers 26 3 0 4 48 48 3 48 2 0 3 0 1 7 2 24 8 2 10 1
sum d9560ed18fe14dc2
`,
  superexpress: `folsom superexpress 1
seed 0000000000000000000000000000000000000000000000000000000000000003
options {}
answers 3 1 2 3 1 2 1 2 0 1 0 2 3 1 2 1 3 2 2 3 0 3 0 2
answers 0 3 2 3 2 1 0 3 2 0 3 2 0 3 1 3 0 1 0 3 2
sum 0492509c0d6ebd0e
`,
};
