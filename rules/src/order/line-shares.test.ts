import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPEC_FEES } from '../delivery/delivery-fees.ts';
import { examples } from './examples.ts';
import { lineShares, type SoldLine, shareOut } from './line-shares.ts';
import { type OrderToPrice, orderTotal, type PricedLine } from './order-total.ts';
import type { TermName } from './term-explanation.ts';

test.each([
  ['what divides evenly', 300, [1, 2], [100, 200]],
  ['the tugrik left over goes to who lost most', 10, [1, 2], [3, 7]],
  ['of equals to the first', 10, [1, 1, 1], [4, 3, 3]],
  ['two left over, of equals to the first two', 11, [1, 1, 1], [4, 4, 3]],
  ['nothing to share', 0, [5, 5], [0, 0]],
  ['who has no weight carries nothing', 7, [0, 3, 0], [0, 7, 0]],
  ['no weight at all', 0, [0, 0], [0, 0]],
  ['one line carries all', 12_345, [1], [12_345]],
  ['more than a double can multiply', 9_007_199_254_740_991, [3, 9_007_199_254_740_985], [3, 9_007_199_254_740_988]],
])('%s', (_case, amount, weights, parts) => {
  expect(shareOut(amount, weights)).toEqual(parts);
});

test('shares add up, and each is the exact part rounded down or up', () => {
  const amounts = fc.integer({ min: 0, max: 1e12 });
  fc.assert(
    fc.property(amounts, fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1, maxLength: 12 }), (amount, of) => {
      const parts = shareOut(amount, of);
      const whole = of.reduce((sum, weight) => sum + BigInt(weight), 0n);
      const near = parts.every((part, index) => {
        const off = BigInt(part) * whole - BigInt(amount) * BigInt(of[index] ?? 0);
        return off > -whole && off < whole;
      });
      return near && parts.reduce((sum, part) => sum + part) === amount;
    }),
    { numRuns: 10_000 },
  );
});

const sold = ({ unitChinaDeliveryTug, ...line }: PricedLine): SoldLine => ({
  ...line,
  chinaDeliveryTug: unitChinaDeliveryTug * line.quantity,
});

const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(
    fc
      .record({
        priceTug: fc.oneof(fc.integer({ min: 1, max: 50_000_000 }), fc.integer({ min: 1, max: 30 })),
        offTug: fc.integer({ min: 0, max: 50_000_000 }),
        bonusPercent: fc.constant(3),
        unitChinaDeliveryTug: fc.integer({ min: 0, max: 500_000 }),
        quantity: fc.integer({ min: 1, max: 100 }),
      })
      .map(({ offTug, ...line }) => ({ ...line, salePriceTug: line.priceTug - (offTug % line.priceTug) })),
    { minLength: 1, maxLength: 8 },
  ),
  code: fc.option(
    fc.record({ kind: fc.constantFrom('voucher', 'coupon'), amountTug: fc.integer({ min: 1, max: 1e10 }) }),
  ),
  tariff: fc.constantFrom('by-weight', 'by-amount'),
  fees: fc.constant(SPEC_FEES),
  destination: fc.constantFrom('cheap', 'middle', 'far', 'unlisted', 'pickup'),
  load: fc.record({ weightGrams: fc.integer({ min: 0, max: 5e6 }), volumeMl: fc.constant(0) }),
  assemblyCount: fc.integer({ min: 0, max: 100 }),
  fixingCount: fc.integer({ min: 0, max: 100 }),
  vatTicked: fc.boolean(),
  lender: fc.option(fc.record({ name: fc.constant('Pocket'), perMille: fc.integer({ min: 0, max: 999 }) })),
  bonusBalance: fc.integer({ min: 0, max: 1e10 }),
  usedBonus: fc.integer({ min: 0, max: 1e10 }),
});

test('the shares of every term add up to it, the lines to the total, and no line is paid for twice', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { amounts, totalTug } = orderTotal(order);
      const shares = lineShares(order.lines.map(sold), amounts);
      const names = Object.keys(amounts) as TermName[];
      const sum = (each: (share: (typeof shares)[number]) => number) =>
        shares.reduce((all, share) => all + each(share), 0);
      const broken = names.filter((name) => sum((share) => share.amounts[name]) !== amounts[name]);
      if (broken.length > 0) throw new Error(`do not add up: ${broken.join(', ')}`);
      return (
        sum((share) => share.totalTug) === totalTug &&
        shares.every(({ amounts: { subtotal, sale, code, usedBonus, vat }, totalTug: lineTug }) => {
          return subtotal + sale + code + usedBonus >= 0 && lineTug >= 0 && code <= 0 && usedBonus <= 0 && vat >= 0;
        })
      );
    }),
    { numRuns: 5_000 },
  );
});

test('an order of one line gives it everything', () => {
  const line: PricedLine = {
    priceTug: 9_999,
    salePriceTug: 9_000,
    bonusPercent: 3,
    unitChinaDeliveryTug: 7,
    quantity: 3,
  };
  const { amounts, totalTug } = orderTotal({
    ...{
      lines: [line],
      code: { kind: 'voucher', amountTug: 123 },
      tariff: 'by-weight',
      fees: SPEC_FEES,
      destination: 'far',
    },
    ...{ load: { weightGrams: 1, volumeMl: 0 }, assemblyCount: 1, fixingCount: 1, vatTicked: true },
    ...{ lender: { name: 'Pocket', perMille: 66 }, bonusBalance: 77, usedBonus: 77 },
  });
  expect(lineShares([sold(line)], amounts)).toEqual([{ amounts, totalTug }]);
});

test('the example is true', () => {
  expect(examples['line-shares']()).toBe(
    'Of a voucher of 10,000₮ a table for 200,000₮ carries 6,667₮ and two chairs for 100,000₮ carry 3,333₮.',
  );
});
