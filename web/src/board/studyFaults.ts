/** Why a study could not be opened or kept, as a key of the catalogues. */
const SENTENCES: Record<string, string> = {
  "study/unreadable": "study-unreadable",
  "study/too-large": "study-too-large",
  "study/version": "study-version",
  "study/cut-off": "study-cut-off",
  "study/unknown": "study-unknown",
  "study/not-yours": "study-not-yours",
  "client/too-fast": "study-too-fast",
  "network/unreachable": "trouble-network",
};

export const studyFault = (code: string, other = "study-unreadable"): string => SENTENCES[code] ?? other;
