import { expect, test } from 'vitest';
import { comparedDeductions, pieceCount, type Terms, wantedPieces } from './refund-draft.ts';

const line = (code: string, left: number) => ({ code, name: code, color_name: '', left, chosen: left, amount: 0 });
const lines = [line('sofa', 1), line('chair', 4)];

test('until something is chosen everything that is left goes back', () => {
  expect(wantedPieces(lines, null, 'unavailable')).toBeUndefined();
  expect(lines.map((one) => pieceCount(one, null, 'cancelled'))).toEqual([1, 4]);
});

test('what is not there goes back piece by piece, a cancelled line whole', () => {
  expect(wantedPieces(lines, { chair: 2 }, 'unavailable')).toEqual([{ id: 'chair', qty: 2 }]);
  expect(wantedPieces(lines, { chair: 2 }, 'cancelled')).toEqual([{ id: 'chair', qty: 4 }]);
  expect(wantedPieces(lines, { sofa: 0, chair: 0 }, 'cancelled')).toEqual([]);
});

test('deductions stand beside what a cancellation would take', () => {
  const sums = (deductions: Terms['sums']['deductions']) => ({
    ...{ gross: 100, amount: 100, returned_bonus: 0, taken_bonus: 0, deductions },
  });
  const fee = { name: 'refund_fee' as const, title: 'Хураамж', why: '', amount: 3 };
  const bonus = { name: 'bonus' as const, title: 'Бонус', why: '', amount: 5 };
  const terms = { sums: sums([bonus]), if_cancelled: sums([fee, bonus]) } as Terms;
  expect(comparedDeductions(terms)).toEqual([
    { title: 'Хураамж', amount: 0, ifCancelled: 3 },
    { title: 'Бонус', amount: 5, ifCancelled: 5 },
  ]);
});
