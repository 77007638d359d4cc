import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closingOf, type DayTotals, totalOfDays } from './day-closing.ts';
import { type DayFacts, type MoneyPair, nameOfDifference } from './day-differences.ts';

const EMPTY: DayFacts = {
  methods: [
    { method: 'qpay', outside: 'list', isComplete: true },
    { method: 'bank_transfer', outside: 'bank', isComplete: true },
    { method: 'golomt', outside: null, isComplete: true },
  ],
  ...{ pairs: [], refunds: [], receiptMoves: [], receipts: [] },
};
const outside = (amountTug: number, isOfDay = true) => ({ id: 'A1', amountTug, isOfDay });
const recorded = (amountTug: number, changes: object = {}) => ({
  ...{ id: 7, amountTug, feeTug: 10, isOfDay: true, orderNumber: 'IK1', isSale: true },
  ...changes,
});
const pair = (method: string, one: Partial<MoneyPair>): MoneyPair => ({
  method,
  outside: null,
  recorded: null,
  ...one,
});
const named = (facts: Partial<DayFacts>) =>
  closingOf({ ...EMPTY, ...facts }).differences.map((one) => `${nameOfDifference(one)} ${one.amountTug}`);

test('a day on which everything agrees has difference 0', () => {
  const facts = {
    ...EMPTY,
    pairs: [
      pair('qpay', { outside: outside(1_000), recorded: recorded(1_000) }),
      pair('bank_transfer', { outside: outside(500), recorded: recorded(500, { feeTug: 0, isSale: false }) }),
      pair('golomt', { recorded: recorded(300) }),
    ],
    refunds: [{ id: 3, method: 'qpay', amountTug: 200, orderNumber: 'IK1', isProven: true }],
    receiptMoves: [
      { method: 'qpay', kind: 'b2c', totalTug: 1_000, vatTug: 91, isVoid: false },
      { method: 'qpay', kind: 'b2c', totalTug: 1_000, vatTug: 91, isVoid: true },
      { method: 'golomt', kind: 'b2b', totalTug: 300, vatTug: 27, isVoid: false },
    ],
    receipts: [{ orderNumber: 'IK1', method: 'qpay', expectedTug: 0, registeredTug: 0 }],
  } as const satisfies DayFacts;
  const { methods, totals, differences } = closingOf(facts);
  expect(differences).toEqual([]);
  const none = { count: 0, sumTug: 0 };
  expect(methods).toEqual([
    {
      ...{ method: 'qpay', list: { count: 1, sumTug: 1_000 }, bank: null, recorded: { count: 1, sumTug: 1_000 } },
      ...{ feesTug: 10, refunds: { count: 1, sumTug: 200 }, receipts: { count: 1, sumTug: 1_000 } },
      ...{ voided: { count: 1, sumTug: 1_000 }, differenceTug: 0 },
    },
    {
      ...{ method: 'bank_transfer', list: null, bank: { count: 1, sumTug: 500 }, recorded: { count: 1, sumTug: 500 } },
      ...{ feesTug: 0, refunds: none, receipts: none, voided: none, differenceTug: 0 },
    },
    {
      ...{ method: 'golomt', list: null, bank: null, recorded: { count: 1, sumTug: 300 }, feesTug: 10 },
      ...{ refunds: none, receipts: { count: 1, sumTug: 300 }, voided: none, differenceTug: 0 },
    },
  ]);
  expect(totals).toEqual({
    ...{ receivedTug: 1_800, salesTug: 1_300, refundsTug: 200, feesTug: 20, none: { totalTug: 0, vatTug: 0 } },
    ...{ b2c: { totalTug: 0, vatTug: 0 }, b2b: { totalTug: 300, vatTug: 27 } },
  });
});

test('a day without money has no rows', () => {
  expect(closingOf(EMPTY).methods).toEqual([]);
});

test.each<[string, Partial<DayFacts>, string[]]>([
  ['listed and not recorded', { pairs: [pair('qpay', { outside: outside(90) })] }, ['not_recorded qpay A1 90']],
  ['recorded and not listed', { pairs: [pair('qpay', { recorded: recorded(90) })] }, ['not_listed qpay 7 -90']],
  [
    'a line of the bank without a payment',
    { pairs: [pair('bank_transfer', { outside: outside(90) })] },
    ['bank_row_open bank_transfer A1 90'],
  ],
  [
    'a transfer that no statement has',
    { pairs: [pair('bank_transfer', { recorded: recorded(90) })] },
    ['not_on_statement bank_transfer 7 -90'],
  ],
  [
    'another amount',
    { pairs: [pair('qpay', { outside: outside(90), recorded: recorded(100) })] },
    ['amount_differs qpay 7 -10'],
  ],
  [
    'listed today and recorded on another day',
    { pairs: [pair('qpay', { outside: outside(90), recorded: recorded(90, { isOfDay: false }) })] },
    ['other_day qpay 7 90'],
  ],
  [
    'recorded today and listed on another day',
    { pairs: [pair('qpay', { outside: outside(90, false), recorded: recorded(90) })] },
    ['other_day qpay 7 -90'],
  ],
  ['a payment by a method that nobody lists', { pairs: [pair('golomt', { recorded: recorded(90) })] }, []],
  ['nothing at all', { pairs: [pair('qpay', {})] }, []],
  [
    'a list that was not read',
    {
      methods: [{ method: 'qpay', outside: 'list', isComplete: false }],
      pairs: [
        pair('qpay', { recorded: recorded(90) }),
        pair('qpay', { outside: outside(40), recorded: recorded(40) }),
        pair('qpay', { outside: outside(5) }),
      ],
    },
    ['list_missing qpay qpay -90', 'not_recorded qpay A1 5'],
  ],
  [
    'a refund without proof',
    { refunds: [{ id: 3, method: 'qpay', amountTug: 200, orderNumber: null, isProven: false }] },
    ['refund_unproven qpay 3 200'],
  ],
  [
    'a missing receipt',
    { receipts: [{ orderNumber: 'IK1', method: 'qpay', expectedTug: 200, registeredTug: 0 }] },
    ['receipt_missing qpay IK1 200'],
  ],
  [
    'a receipt of another sum',
    { receipts: [{ orderNumber: 'IK1', method: 'qpay', expectedTug: 200, registeredTug: 250 }] },
    ['receipt_differs qpay IK1 -50'],
  ],
])('%s is named', (_what, facts, names) => {
  expect(named(facts)).toEqual(names);
});

test('a provider whose list is missing has a row, also on a day without money', () => {
  const facts = { ...EMPTY, methods: [{ method: 'qpay', outside: 'list', isComplete: false }] } as const;
  expect(closingOf(facts).methods).toMatchObject([{ method: 'qpay', differenceTug: 0 }]);
});

test('differences of opposite sign do not hide each other', () => {
  const pairs = [pair('qpay', { outside: outside(90) }), pair('qpay', { recorded: recorded(90) })];
  expect(closingOf({ ...EMPTY, pairs }).methods).toMatchObject([{ method: 'qpay', differenceTug: 180 }]);
});

const entry = fc.record({ amountTug: fc.integer({ min: 1, max: 1_000_000 }), isOfDay: fc.boolean() });
const anyPair = fc
  .record({ method: fc.constantFrom('qpay', 'bank_transfer'), out: fc.option(entry), rec: fc.option(entry) })
  .filter(({ out, rec }) => out?.isOfDay === true || rec?.isOfDay === true)
  // What is on one side alone is of the day: it was found by it.
  .filter(({ out, rec }) => (out === null ? rec?.isOfDay === true : rec !== null || out.isOfDay))
  .map(({ method, out, rec }, at = 0) => ({
    method,
    outside: out && { id: `o${at}`, ...out },
    recorded: rec && { ...recorded(1), ...rec },
  }));

test('what is outside less what is recorded is the sum of the named differences, whatever came', () => {
  fc.assert(
    fc.property(fc.array(anyPair, { maxLength: 20 }), fc.boolean(), (pairs, isComplete) => {
      const methods = EMPTY.methods.map((one) => (one.outside === 'list' ? { ...one, isComplete } : one));
      const { methods: sums, differences } = closingOf({ ...EMPTY, methods, pairs });
      for (const { method, list, bank, recorded: here } of sums) {
        const mine = differences.filter((one) => one.method === method);
        const known = (list ?? bank)?.sumTug ?? 0;
        expect(mine.reduce((sum, { amountTug }) => sum + amountTug, 0)).toBe(known - here.sumTug);
      }
    }),
  );
});

test('a month is the sum of its days', () => {
  const day = (nth: number): DayTotals => ({
    ...{ receivedTug: nth, salesTug: 2 * nth, refundsTug: 3 * nth, feesTug: 4 * nth },
    ...{ b2c: { totalTug: 6 * nth, vatTug: 7 * nth }, b2b: { totalTug: 8 * nth, vatTug: 9 * nth } },
    none: { totalTug: 10 * nth, vatTug: 11 * nth },
  });
  expect(totalOfDays([day(1), day(10)])).toEqual(day(11));
});

test('what was sold without a receipt holds its VAT, less what a receipt says too much', () => {
  const receipt = { orderNumber: 'IK1', method: 'qpay' };
  const receipts = [
    { ...receipt, expectedTug: 1_100, registeredTug: 0 },
    { ...receipt, expectedTug: 100, registeredTug: 210 },
  ];
  expect(closingOf({ ...EMPTY, receipts }).totals.none).toEqual({ totalTug: 990, vatTug: 90 });
});
