import { expect, test } from 'vitest';
import { wordForms } from '../../../../server/src/modules/search/words/lexemes.ts';
import { brandName, COLOURS, COMMON_WORD, inventedWord, KINDS_BY_PERCENT, NOUNS, VERY_COMMON_WORD } from './words.ts';

test('thirty percent of the products are furniture, six percent are tables', () => {
  const share = (word: string) => KINDS_BY_PERCENT.filter((kind) => kind === word).length;
  expect([share(VERY_COMMON_WORD), share(COMMON_WORD)]).toEqual([30, 6]);
  expect(NOUNS).not.toContain(COMMON_WORD);
});

test('every invented word is found by itself and by no other', () => {
  const keys = Array.from({ length: 4_000 }, (_, number) => wordForms(inventedWord(number * 5)));
  expect(keys.filter((forms) => forms.length !== 1)).toEqual([]);
  expect(new Set(keys.flat()).size).toBe(4_000);
});

test('no brand is called like a model', () => {
  const models = new Set(Array.from({ length: 20_000 }, (_, number) => inventedWord(number)));
  const brands = Array.from({ length: 200 }, (_, brand) => brandName(brand + 1).toLowerCase());
  expect(new Set(brands).size).toBe(200);
  expect(brands.filter((name) => models.has(name))).toEqual([]);
});

test('forty colours have forty names', () => {
  expect(new Set(COLOURS).size).toBe(40);
});
