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

/**
 * Forgets the oldest of what is kept under names that begin alike, but for so many; what cannot be read is
 * oldest.
 */
export function forget(prefix: string, most: number, age: (text: string) => number): void {
  try {
    const aged = Object.keys(localStorage)
      .filter((key) => key.startsWith(`folsom.${prefix}`))
      .map((key) => {
        try {
          return { key, at: age(localStorage.getItem(key)!) };
        } catch {
          return { key, at: 0 };
        }
      });
    for (const { key } of aged.sort((a, b) => b.at - a.at).slice(most)) localStorage.removeItem(key);
  } catch {
    // nothing is kept here
  }
}
