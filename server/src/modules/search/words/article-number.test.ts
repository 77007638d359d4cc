import { expect, test } from 'vitest';
import { articleNumberIn } from './article-number.ts';

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
