import { expect, test } from 'vitest';
import { articleNumberIn, codeBeginningIn } from './article-number.ts';

test.each([
  '704.892.15',
  '704-892-15',
  '704–892–15',
  '70489215',
  ' 704 892 15 ',
  'IK 704.892.15',
  'ik70489215',
  'код:70489215',
  'Код: 704.892.15',
  '№ 70489215',
  '#70489215',
  'арт. 70489215',
  'арт.№ 704-892-15',
  '７０４８９２１５',
  'https://tokhi.example/single-product/70489215?utm_source=fb#top',
  'http://localhost:3000/single-product/70489215',
  'tokhi.example/single-product/70489215/',
  '/single-product/70489215',
  'single-product/70489215',
  'Энийг хараарай https://tokhi.example/single-product/70489215',
])('«%s» is the article number 70489215', (typed) => {
  expect(articleNumberIn(typed)).toBe('70489215');
});

test.each([
  '7048921',
  '704892150',
  '99112233 44',
  'буйдан',
  'буйдан 70489215',
  '160x200',
  '',
  'https://tokhi.example/single-product/704892150',
  'https://tokhi.example/brand/70489215',
])('«%s» is no article number', (typed) => {
  expect(articleNumberIn(typed)).toBeNull();
});

test.each([
  ['74115', '74115'],
  ['арт. 801-214', '801214'],
  ['8211543 тагт', '8211543'],
  ['буйдан 70489215', '70489215'],
])('«%s» may be the beginning of a number', (typed, digits) => {
  expect(codeBeginningIn(typed)).toBe(digits);
});

test.each([
  'буйдан 150000',
  '75500₮',
  '350000 хүртэл',
  '12345 төгрөг',
  '45250 мянга',
  '160x200',
  '300-500 мянга',
  '2 сая',
  '1234',
  '704892150',
])('«%s» is money, a size, or too short or long for one', (typed) => {
  expect(codeBeginningIn(typed)).toBeNull();
});
