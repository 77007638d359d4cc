import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMadeOfShopWords, WORDS_OF_THE_SHOP } from './words-of-the-shop.ts';

test.each([
  ['Tokhi2026!', true],
  ['тохьтохь', true],
  ['монгол12345', true],
  ['IKEA-tavilga', true],
  ['tokhi буйдан ab', true],
  ['tokhi гэрийн зуух', false],
  ['12345678', false],
  ['өвлийн нар 7', false],
])('%j is made of the words of the shop: %s', (password, isMade) => {
  expect(isMadeOfShopWords(password)).toBe(isMade);
});

test('docs/security.md lists them', () => {
  const page = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');
  expect(WORDS_OF_THE_SHOP.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
});
