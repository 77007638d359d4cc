import { expect, test } from 'vitest';
import type { Purchase } from '../purchases-query.ts';
import { changesOf, draftOf, missingIn, NOTHING_TYPED, totalsOf } from './purchase-draft.ts';

const line = (code: string, units: number, unit_fen: number | null) => ({
  ...{ code, name: code, colour: 'Шар', picture: null, units, unit_fen, expected_on: null },
  ...{ received: 0, missing: units, over_reason: null },
});
const purchase = {
  ...{ supplier: { id: 1, name: 'Хэнда' }, expected_on: '2026-12-04', deposit_percent: 30, note: '' },
  shown_lines: [line('1', 7, 248_000), line('2', 14, 14_800)],
} as Purchase;

test('nothing typed is nothing to be saved, and what is typed back to what it was is not, either', () => {
  expect(changesOf(purchase, NOTHING_TYPED)).toBeNull();
  expect(changesOf(purchase, { ...NOTHING_TYPED, head: { note: ' ' }, lines: { 1: { units: 7 } } })).toBeNull();
});

test('a draft is saved as a whole, with lines changed, added and taken out', () => {
  const added = [{ ...line('3', 2, null), expected_on: '2026-12-20' }];
  const typed = {
    head: { deposit_percent: 0 },
    lines: { 1: { units: 8 }, 3: { unit_fen: 500 } },
    added,
    removed: ['2'],
  };
  expect(changesOf(purchase, typed)).toEqual({
    count: 4,
    body: {
      ...{ supplier: 1, expected_on: '2026-12-04', deposit_percent: 0, note: '' },
      lines: [
        { code: '1', units: 8, unit_fen: 248_000, expected_on: null },
        { code: '3', units: 2, unit_fen: 500, expected_on: '2026-12-20' },
      ],
    },
  });
  expect(totalsOf(draftOf(purchase, typed))).toEqual({ units: 10, fen: 1_985_000 });
});

test('lines that a colleague added meanwhile stay', () => {
  const now = { ...purchase, shown_lines: [...purchase.shown_lines, line('4', 1, 100)] };
  expect(draftOf(now, { ...NOTHING_TYPED, removed: ['1'] }).lines.map(({ code }) => code)).toEqual(['2', '4']);
});

test('what is missing is named before it is sent', () => {
  const draft = draftOf(purchase, NOTHING_TYPED);
  expect(missingIn(draft)).toBeNull();
  expect(missingIn({ ...draft, lines: [] })).toBe('мөр');
  expect(missingIn({ ...draft, lines: [line('1', 7, null)] })).toBe('нэгжийн үнэ');
  expect(missingIn({ ...draft, expected_on: null })).toBe('хүлээгдэх өдөр');
});
