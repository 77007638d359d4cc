import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { cardPrice, cartRowPrice, priceShown } from './price-shown.ts';

test('an ordinary price stands alone', () => {
  expect(priceShown({ regularTug: 249_900, salePriceTug: 249_900, family: false })).toEqual({
    kind: 'plain',
    nowTug: 249_900,
    wasTug: null,
    cutPercent: 0,
  });
});

test('a cut price shows the regular one struck through and the nearest percent', () => {
  expect(priceShown({ regularTug: 2_149_900, salePriceTug: 1_849_900, family: false })).toEqual({
    kind: 'cut',
    nowTug: 1_849_900,
    wasTug: 2_149_900,
    cutPercent: 14,
  });
});

test('a family price keeps the regular price beside it', () => {
  expect(priceShown({ regularTug: 1_649_900, salePriceTug: 1_499_900, family: true }).kind).toBe('family');
});

test('a price above the regular one claims no cut', () => {
  expect(priceShown({ regularTug: 100_000, salePriceTug: 120_000, family: false }).cutPercent).toBe(0);
});

test('a price one tugrik below the regular one is a cut of 0 percent', () => {
  expect(priceShown({ regularTug: 100_000, salePriceTug: 99_999, family: false })).toEqual({
    kind: 'cut',
    nowTug: 99_999,
    wasTug: 100_000,
    cutPercent: 0,
  });
});

const chair = { regularTug: 249_900, priceTug: 249_900, salePriceTug: 249_900, family: false, bonusPercent: 3 };

test('a card of the grid shows price and bonus', () => {
  expect(cardPrice(chair)).toEqual({
    kind: 'plain',
    nowTug: 249_900,
    wasTug: null,
    cutPercent: 0,
    highlighted: false,
    bonus: 7_497,
  });
});

test('with money off by a campaign a card highlights the price and shows no bonus', () => {
  expect(cardPrice({ ...chair, salePriceTug: 199_920 })).toEqual({
    kind: 'cut',
    nowTug: 199_920,
    wasTug: 249_900,
    cutPercent: 20,
    highlighted: true,
    bonus: null,
  });
});

test('a price that was cut without a campaign keeps its bonus, on what it costs now', () => {
  expect(cardPrice({ ...chair, priceTug: 200_000, salePriceTug: 200_000 })).toMatchObject({
    kind: 'cut',
    highlighted: false,
    bonus: 6_000,
  });
});

test('a campaign that takes off nothing highlights nothing, one tugrik is enough', () => {
  const cheap = { ...chair, regularTug: 49, priceTug: 49 };
  expect(cardPrice({ ...cheap, salePriceTug: 49 })).toMatchObject({ highlighted: false, bonus: 1 });
  expect(cardPrice({ ...cheap, salePriceTug: 48 })).toMatchObject({ highlighted: true, bonus: null });
});

test('a row of the cart shows price and bonus of all its pieces', () => {
  expect(cartRowPrice(chair, 4)).toEqual({
    kind: 'plain',
    unitTug: 249_900,
    nowTug: 999_600,
    wasTug: null,
    cutPercent: 0,
    bonus: 29_988,
  });
});

test('a discounted row counts each piece, too, beside the regular price of as many', () => {
  expect(cartRowPrice({ ...chair, salePriceTug: 199_920 }, 5)).toEqual({
    kind: 'cut',
    unitTug: 199_920,
    nowTug: 999_600,
    wasTug: 1_249_500,
    cutPercent: 20,
    bonus: 29_990,
  });
});

const prices = fc.record({
  regularTug: fc.integer({ min: 1, max: 1e9 }),
  priceTug: fc.integer({ min: 1, max: 1e9 }),
  salePriceTug: fc.integer({ min: 1, max: 1e9 }),
  family: fc.boolean(),
  bonusPercent: fc.integer({ min: 3, max: 100 }),
});

test('card and cart row say the same price of a unit', () => {
  fc.assert(
    fc.property(
      prices,
      (product) =>
        cardPrice(product).nowTug === product.salePriceTug && cartRowPrice(product, 1).nowTug === product.salePriceTug,
    ),
    { numRuns: 10_000 },
  );
});

test('a cut that is claimed is one: the badge is at most half a percent from what the prices give', () => {
  fc.assert(
    fc.property(prices, (product) => {
      const { nowTug, wasTug, cutPercent } = cardPrice(product);
      if (wasTug === null) return cutPercent === 0;
      return nowTug < wasTug && Math.abs((wasTug - nowTug) * 100 - wasTug * cutPercent) <= wasTug / 2;
    }),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['price-shown']()).toBe(
    'A sofa that came down from 2,149,900₮ shows 1,849,900₮, the old price struck through and the badge −14%.',
  );
});
