/** Which key was pressed, whatever alphabet its keyboard writes. */
export const letterOf = (e: KeyboardEvent) =>
  (/^[a-z]$/i.test(e.key) ? e.key : /^Key[A-Z]$/.test(e.code) ? e.code.slice(-1) : "").toLowerCase();

/** Whether a key is meant for a field, for an open dialog or for the browser itself. */
export const isMeantElsewhere = (e: KeyboardEvent) =>
  e.ctrlKey ||
  e.metaKey ||
  e.altKey ||
  /INPUT|TEXTAREA|SELECT/.test((e.target as Element).tagName) ||
  document.querySelector("dialog[open]") !== null;

export const digitOf = (e: KeyboardEvent) => (/^(Digit|Numpad)\d$/.test(e.code) ? e.code.slice(-1) : null);
