/** Finding a word of the game in any of its languages, however it is typed. */
export interface Term {
  term: string;
  about: string;
  words: Record<string, string>;
}

/** Letters without marks and capitals: `Мар'яж` and `marjaż` are found as `маряж` and `marjaz`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .trim();
}

/** The terms with these letters: those whose name begins so first, then the other names, then the explanations. */
export function found<Found extends Term>(terms: readonly Found[], wanted: string): Found[] {
  const letters = plain(wanted);
  if (!letters) return [...terms];
  const place = (each: Found): number => {
    const names = [each.term, ...Object.values(each.words)].map(plain);
    if (names.some((name) => name.startsWith(letters))) return 0;
    if (names.some((name) => name.includes(letters))) return 1;
    return plain(each.about).includes(letters) ? 2 : 3;
  };
  return terms
    .map((each) => ({ each, rank: place(each) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, two) => one.rank - two.rank)
    .map(({ each }) => each);
}
