import { expect, test } from 'vitest';
import { russianForms } from './meanings.ts';
import { russianStem } from './russian-stem.ts';

test.each([
  ['люстра', 'люстру', 'люстры', 'люстр'],
  ['ковёр', 'ковры', 'ковров', 'ковра'],
  ['подушка', 'подушек', 'подушками'],
  ['барный', 'барные', 'барного', 'барную'],
  ['кровать', 'кровати', 'кроватей'],
])('all forms of «%s» share a stem', (...forms) => {
  expect(new Set(forms.map(russianStem)).size).toBe(1);
});

test('a word that means something in the shop is known in its other forms', () => {
  expect(russianForms('люстру')).toContain('liustra');
  expect(russianForms('письменные')).toEqual(russianForms('письменный'));
});

test('a Mongolian word has no Russian form, and what is not Cyrillic has no stem', () => {
  expect([russianForms('ширээ'), russianForms('ор'), russianStem('sofa'), russianStem('на')]).toEqual([
    [],
    [],
    null,
    null,
  ]);
});
