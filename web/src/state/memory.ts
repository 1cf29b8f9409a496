/** Small things kept on this device. Private windows may forbid it; then they are forgotten. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`folsom.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`folsom.${key}`);
    else localStorage.setItem(`folsom.${key}`, value);
  } catch {
    // forgotten when the page closes
  }
}
