import { expect, test } from 'vitest';
import { priceShown } from './price-shown.ts';

test('an ordinary price stands alone', () => {
  expect(priceShown({ regularTug: 249_900, salePriceTug: 249_900, family: false })).toEqual({
    kind: 'plain',
    nowTug: 249_900,
    wasTug: null,
    cutPercent: 0,
  });
});

test('a cut price shows the regular one struck through and the percent rounded down', () => {
  expect(priceShown({ regularTug: 2_149_900, salePriceTug: 1_849_900, family: false })).toEqual({
    kind: 'cut',
    nowTug: 1_849_900,
    wasTug: 2_149_900,
    cutPercent: 13,
  });
});

test('a family price keeps the regular price beside it', () => {
  expect(priceShown({ regularTug: 1_649_900, salePriceTug: 1_499_900, family: true }).kind).toBe('family');
});

test('a price above the regular one claims no cut', () => {
  expect(priceShown({ regularTug: 100_000, salePriceTug: 120_000, family: false }).cutPercent).toBe(0);
});
