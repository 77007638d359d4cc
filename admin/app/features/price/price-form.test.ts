import { expect, test } from 'vitest';
import { EMPTY, momentIn, percentText, wantedOf } from './price-form.ts';
import type { Colour } from './price-query.ts';

const colour = (code: string): Colour => ({
  ...{ code, version: 3, colour: 'улаан', image: null, listed: true, price: 100_000, regular: 120_000 },
  ...{ campaign: { percent: 0, ending: 0, starts_at: null, ends_at: null }, sale_price: 100_000 },
  ...{ lowest: 100_000, cost: null, margin: null },
});
const colours = [colour('70489215'), colour('70489216')];

test('nothing typed asks for nothing', () => {
  expect(wantedOf(EMPTY, colours)).toBeNull();
  expect(wantedOf({ ...EMPTY, mode: 'campaign' }, colours)).toBeNull();
});

test('only colours with another price are changed; a rise takes the regular price with it', () => {
  const prices = { '70489215': '130000', '70489216': '100000' };
  expect(wantedOf({ ...EMPTY, prices }, colours)).toEqual({
    change: { kind: 'price', lines: [{ code: '70489215', version: 3, price: 130_000, regular: 130_000 }] },
    at: null,
  });
});

test('a plan needs its moment, in the time of Ulaanbaatar', () => {
  const planned = { ...EMPTY, mode: 'planned', prices: { '70489215': '90000' } } as const;
  expect(wantedOf(planned, colours)).toBeNull();
  expect(wantedOf({ ...planned, from: '2026-12-20T00:00' }, colours)?.at).toBe('2026-12-19T16:00:00.000Z');
});

test('a campaign is of the colours that are ticked', () => {
  const form = { ...EMPTY, mode: 'campaign', percent: '10', left: ['70489215'], to: '2027-01-05T23:59' } as const;
  expect(wantedOf(form, colours)).toEqual({
    change: { kind: 'campaign', lines: [{ code: '70489216', version: 3 }], percent: 10, ends_at: momentIn(form.to) },
    at: null,
  });
});

test.each([
  [-100, '−10.0%'],
  [75, '+7.5%'],
  [0, '0.0%'],
])('%i tenths read %s', (tenths, text) => {
  expect(percentText(tenths)).toBe(text);
});
