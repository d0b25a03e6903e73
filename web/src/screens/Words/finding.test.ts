import { expect, test } from 'vitest';
import { found, plain } from './finding';

const TERMS = [
  { term: 'marriage', about: 'King and queen.', words: { ru: 'марьяж', uk: "мар'яж", pl: 'meldunek' } },
  { term: 'blind', about: 'To bid before the marriage is seen.', words: { ru: 'втёмную' } },
  { term: 'half marriage', about: 'Queen and jack.', words: { pl: 'połówka' } },
];
const names = (wanted: string) => found(TERMS, wanted).map((each) => each.term);

test('a word is found in every language, without its marks', () => {
  expect(names('маряж')).toEqual(['marriage']);
  expect(names('втемн')).toEqual(['blind']);
  expect(names('POLOWKA')).toEqual(['half marriage']);
});

test('names come before explanations, and their beginnings first', () => {
  expect(names('marriage')).toEqual(['marriage', 'half marriage', 'blind']);
  expect(names('')).toHaveLength(3);
  expect(names('xyz')).toEqual([]);
});

test('letters lose capitals, apostrophes and dots', () => {
  expect(plain(" Мар'яж Ёж ")).toBe('маряж еж');
});
