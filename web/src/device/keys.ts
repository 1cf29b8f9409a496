/** Which key was pressed, whatever alphabet its keyboard writes. */
export const letterOf = (e: KeyboardEvent) =>
  (/^[a-z]$/i.test(e.key) ? e.key : /^Key[A-Z]$/.test(e.code) ? e.code.slice(-1) : "").toLowerCase();

export const digitOf = (e: KeyboardEvent) => (/^(Digit|Numpad)\d$/.test(e.code) ? e.code.slice(-1) : null);
