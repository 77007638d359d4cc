import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { isSoonOut, purchaseProposal } from './purchase-proposal.ts';

const TERMS = { comingDays: 21, reserveDays: 14 };

test.each([
  ['NARAN', 3, 2, 6, 15, 7],
  ['GOVI', 2, 2, 0, 10, 8],
  ['KHUN', 7, 9, 12, 35, 14],
  ['SALHI', 1, 3, 0, 5, 2],
  ['TOGOO', 10, 31, 0, 50, 19],
])(
  '%s sold %i in a week, has %i and %i coming: of %i wanted %i are proposed',
  (_name, pieces, sellable, coming, wanted, units) => {
    expect(purchaseProposal({ pieces, days: 7 }, { sellable, coming }, TERMS)).toEqual({ wanted, units });
  },
);

test('a part of a piece is a whole one', () => {
  expect(purchaseProposal({ pieces: 1, days: 6 }, { sellable: 0, coming: 0 }, TERMS)).toEqual({ wanted: 6, units: 6 });
});

test('what is enough needs no order', () => {
  expect(purchaseProposal({ pieces: 1, days: 7 }, { sellable: 3, coming: 8 }, TERMS).units).toBe(0);
});

test('what lasts until the order comes is not soon out, what ends on that day is', () => {
  expect(isSoonOut({ pieces: 1, days: 7 }, 3, TERMS)).toBe(true);
  expect(isSoonOut({ pieces: 1, days: 7 }, 4, TERMS)).toBe(false);
});

test('the example reads well', () => {
  expect(examples['purchase-proposal']()).toBe(
    'A sofa that sells 0.43 a day wants 15 for 21 + 14 days; with 2 to sell and 6 on their way 7 are proposed.',
  );
});
