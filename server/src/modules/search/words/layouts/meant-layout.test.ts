import { expect, test } from 'vitest';
import { onMeantLayout } from './meant-layout.ts';

test.each([
  ['dea;gy hgj,weelggx', 'буйдан харьцуулаач'],
  ['ykbsy mg.nej hgaz', 'номын тавиур хайя'],
  ['gjrf;bnt gj;fkeqcnf rjdhs', 'покажите пожалуйста ковры'],
  ['лщьщв яфршфдфр пуыут шгь', 'komod zahialah gesen ium'],
])('«%s» was meant as «%s»', (typed, meant) => {
  expect(onMeantLayout(typed)).toBe(meant);
});

test.each([
  'буйдан харуулаач',
  'zuragtiin shiree bnuu',
  'купить диван',
  'NARAN 3 хүний буйдан',
  'malm desk',
  'ор 160x200',
  'zzz fff',
])('«%s» stays as it was typed', (typed) => {
  expect(onMeantLayout(typed)).toBe(typed);
});
