import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { DEFAULTS, read } = await import('./preferences.svelte');

test('what is kept is taken over, what is wrong is not', () => {
  const found = read({ theme: 'dark', confirm: 'yes', nonsense: 1, suits: 'HSDC' });
  expect(found).toEqual({ ...DEFAULTS, theme: 'dark', suits: 'HSDC' });
});

test.each(['SSSS', 'SHC', 'SHCX', ''])('suits %s are no order', (suits) => {
  expect(read({ suits }).suits).toBe(DEFAULTS.suits);
});

test.each([
  [['ru-RU', 'en'], 'ru'],
  [['de', 'ru'], 'ru'],
  [['de'], 'en'],
  [[], 'en'],
] as const)('a browser that speaks %s gets %s', (spoken, language) => {
  expect(read(null, spoken).language).toBe(language);
});

test('a language that nobody speaks here is none', () => {
  expect(read({ language: 'xx' }, ['ru']).language).toBe('ru');
});
