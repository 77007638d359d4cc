import { expect, test } from 'vitest';
import { changedSinceClosing } from './changed-since-closing.ts';
import type { MethodSums } from './day-closing.ts';

const sum = (sumTug: number) => ({ count: 1, sumTug });
const sums = (changes: Partial<MethodSums> = {}): MethodSums => ({
  ...{ method: 'qpay', list: sum(100), bank: null, recorded: sum(100), feesTug: 1, refunds: sum(0) },
  ...{ receipts: sum(100), voided: sum(0), differenceTug: 0, ...changes },
});

test('a day that is as it was has not changed, whatever became of its differences', () => {
  expect(changedSinceClosing([sums({ differenceTug: 50 })], [sums()])).toEqual([]);
});

test('a late payment, its fee and a voided receipt are named by column with both figures', () => {
  const now = sums({ recorded: sum(150), feesTug: 2, voided: sum(30) });
  expect(changedSinceClosing([sums()], [now])).toEqual([
    { method: 'qpay', column: 'recorded', beforeTug: 100, nowTug: 150 },
    { method: 'qpay', column: 'fees', beforeTug: 1, nowTug: 2 },
    { method: 'qpay', column: 'voided', beforeTug: 0, nowTug: 30 },
  ]);
});

test('a method that came or went is compared with nothing', () => {
  const bank = { ...sums({ method: 'bank_transfer', list: null, bank: sum(7), recorded: sum(0), feesTug: 0 }) };
  const changes = changedSinceClosing([], [{ ...bank, receipts: sum(0) }]);
  expect(changes).toEqual([{ method: 'bank_transfer', column: 'bank', beforeTug: 0, nowTug: 7 }]);
  expect(changedSinceClosing([{ ...bank, receipts: sum(0) }], [])).toEqual([
    { method: 'bank_transfer', column: 'bank', beforeTug: 7, nowTug: 0 },
  ]);
});
