/** What this device remembers of a form, so that a reload loses nothing that was chosen or typed. */

/** What was kept under a name, laid over the fallback; the fallback where nothing was, or where it cannot be read. */
export function kept<Kept extends object>(name: string, fallback: Kept): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`tysyacha.${name}`) ?? 'null');
    return typeof found === 'object' && found !== null ? { ...fallback, ...found } : fallback;
  } catch {
    return fallback;
  }
}

/** Keeps something under a name; null forgets it. */
export function keep(name: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(`tysyacha.${name}`);
    else localStorage.setItem(`tysyacha.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}
