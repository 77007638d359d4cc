import { expect, test } from 'vitest';
import { lexemesOfText } from './lexemes.ts';
import { tokensOf } from './tokens.ts';

test.each([
  ['Пүрштэй матрас, 160×200 см', ['пүрштэй', 'матрас', '160', '200']],
  ['160x200', ['160', '200']],
  ['160 х 200', ['160', '200']],
  ['180*200*25см', ['180', '200', '25']],
  ['1.6 метрийн ор, 2м', ['160', 'ор', '200']],
  ['3хүний буйдан', ['3', 'хүний', 'буйдан']],
  ['3-н хүний', ['3', 'хүний']],
  ['ор160', ['ор', '160']],
  ['E27 чийдэн', ['e27', 'чийдэн']],
  ['Ширээ/сандал, «буйдан»', ['ширээ', 'сандал', 'буйдан']],
  ['буйдан-ор', ['буйдан', 'ор']],
  ['  ', []],
])('«%s» is cut into %j', (text, words) => {
  expect(tokensOf(text)).toEqual(words);
});

test('the index stores each word as it is written and its lemmas', () => {
  expect(lexemesOfText('Хүүхдийн ор')).toEqual(['huuhdiin', 'huuhed', 'or']);
});
