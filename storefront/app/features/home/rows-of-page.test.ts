import { expect, test } from 'vitest';
import { aCard } from '../../../test/a-card.ts';
import { rowsOfPage } from './rows-of-page.ts';

const codes = (cards: { code: string }[]) => cards.map(({ code }) => code);
/** Two colours of one model. */
const dots = ['1', '2'].map((code) => ({ code, color_name: code, swatch: 'none' }));
const sand = aCard('1', { color_dots: dots });
const rust = aCard('2', { color_dots: dots });
const [lamp, rug, bed] = [aCard('3'), aCard('4'), aCard('5')];

test('a model that stands in a row is left out of the rows below, in every colour', () => {
  const row = rowsOfPage([]);
  expect(codes(row([sand, lamp], 2))).toEqual(['1', '3']);
  expect(codes(row([lamp, rust, rug, bed], 2))).toEqual(['4', '5']);
});

test('one row shows a model in one colour', () => {
  expect(codes(rowsOfPage([])([sand, rust, lamp], 2))).toEqual(['1', '3']);
});

test('what a slide shows stands above all rows', () => {
  expect(codes(rowsOfPage(['2'])([sand, lamp, rug], 2))).toEqual(['3', '4']);
});

test('a row that would be short repeats rather than stay empty', () => {
  const row = rowsOfPage(['1', '3']);
  expect(codes(row([sand, lamp, rug], 3))).toEqual(['4', '1', '3']);
});
