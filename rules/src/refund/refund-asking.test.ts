import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderStatus } from '../order/order-status.ts';
import { examples } from './examples.ts';
import {
  askedReasons,
  goodsReasons,
  mayAskFor,
  refundReasonAt,
  sharedByPieces,
  staffReasonsAt,
} from './refund-asking.ts';

test.each<[OrderStatus, 'cancelled' | 'defective' | null]>([
  ['pending', null],
  ['paid', 'cancelled'],
  ['ordered', 'cancelled'],
  ['loaded', 'cancelled'],
  ['came_in_ereen', 'cancelled'],
  ['came_in_ub', 'cancelled'],
  ['in_stock', 'cancelled'],
  ['delivered', 'defective'],
  ['expired', null],
  ['refunded', null],
])('of an order that is %s money is asked back because it is %s', (status, reason) => {
  expect(refundReasonAt(status)).toBe(reason);
});

test('an owner has two reasons to ask', () => {
  expect(askedReasons).toEqual(['cancelled', 'defective']);
});

test.each<[OrderStatus, ReturnType<typeof staffReasonsAt>]>([
  ['pending', []],
  ['paid', ['cancelled', 'unavailable']],
  ['in_stock', ['cancelled', 'unavailable']],
  ['delivered', ['defective']],
  ['expired', []],
  ['refunded', []],
])('of an order that is %s staff give money back because it is one of %j', (status, reasons) => {
  expect(staffReasonsAt(status)).toEqual(reasons);
});

test('only staff say that goods are unavailable', () => {
  expect(goodsReasons.filter((reason) => !askedReasons.some((asked) => asked === reason))).toEqual(['unavailable']);
});

test.each([
  ['a whole line', [{ left: 3, asked: 3 }], true, true],
  [
    'a whole line beside one that stays',
    [
      { left: 3, asked: 3 },
      { left: 2, asked: 0 },
    ],
    true,
    true,
  ],
  ['a piece of a line', [{ left: 3, asked: 1 }], false, true],
  ['a piece too many', [{ left: 3, asked: 4 }], false, false],
  [
    'less than nothing',
    [
      { left: 3, asked: -1 },
      { left: 1, asked: 1 },
    ],
    false,
    false,
  ],
  ['nothing', [{ left: 3, asked: 0 }], false, false],
  ['no line at all', [], false, false],
  ['what came back already', [{ left: 0, asked: 0 }], false, false],
])('%s may be asked for', (_what, lines, whenCancelled, byPiece) => {
  expect(goodsReasons.map((reason) => mayAskFor(reason, lines))).toEqual([whenCancelled, byPiece, byPiece]);
});

test('the pieces of a line add up to it, however many come back at a time', () => {
  const lines = fc.record({
    lineTug: fc.integer({ min: 0, max: 1e11 }),
    parts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
  });
  fc.assert(
    fc.property(lines, ({ lineTug, parts }) => {
      const quantity = parts.reduce((sum, pieces) => sum + pieces);
      let before = 0;
      let sum = 0;
      for (const pieces of parts) {
        const share = sharedByPieces(lineTug, { quantity, before, pieces });
        if (share < 0 || !Number.isSafeInteger(share)) return false;
        before += pieces;
        sum += share;
      }
      return sum === lineTug;
    }),
    { numRuns: 5_000 },
  );
});

test('the example is true', () => {
  expect(examples['refund-asking']()).toBe(
    'Three chairs that came to 100,000₮ come back one by one as 33,333₮, 33,333₮, 33,334₮.',
  );
});
