import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPEC_FEES } from '../delivery/delivery-fees.ts';
import { includedVat } from '../money/vat.ts';
import type { OrderTotal } from '../order/order-total.ts';
import { orderTotal } from '../order/order-total.ts';
import { examples } from './examples.ts';
import { type PaidOrder, receiptOf } from './receipt-lines.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const boughtLine = fc.record({
  priceTug: fc.integer({ min: 100, max: 9_000_000 }),
  percentOff: fc.integer({ min: 0, max: 90 }),
  bonusPercent: fc.integer({ min: 3, max: 100 }),
  unitChinaDeliveryTug: fc.integer({ min: 0, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
});

const anOrder = fc
  .record({
    lines: fc.array(boughtLine, { minLength: 1, maxLength: 8 }),
    code: fc.option(
      fc.record({ kind: fc.constantFrom('voucher', 'coupon'), amountTug: fc.integer({ min: 1, max: 2_000_000 }) }),
    ),
    destination: fc.constantFrom('pickup', 'cheap', 'middle', 'far'),
    weightGrams: fc.integer({ min: 0, max: 400_000 }),
    assemblyCount: fc.integer({ min: 0, max: 5 }),
    fixingCount: fc.integer({ min: 0, max: 5 }),
    vatTicked: fc.boolean(),
    perMille: fc.option(fc.constantFrom(99, 66, 11)),
    usedBonus: fc.integer({ min: 0, max: 3_000_000 }),
  })
  .map((bought) => {
    const lines = bought.lines.map(({ percentOff, ...line }) => ({
      ...line,
      salePriceTug: Math.max(1, Math.round((line.priceTug * (100 - percentOff)) / 100)),
    }));
    const total: OrderTotal = orderTotal({
      ...{ lines, code: bought.code, tariff: 'by-weight', fees: SPEC_FEES, destination: bought.destination },
      load: { weightGrams: bought.weightGrams, volumeMl: 0 },
      assemblyCount: bought.destination === 'pickup' ? 0 : bought.assemblyCount,
      fixingCount: bought.destination === 'pickup' ? 0 : bought.fixingCount,
      vatTicked: bought.vatTicked,
      lender: bought.perMille === null ? null : { name: 'Зээл', perMille: bought.perMille },
      ...{ bonusBalance: bought.usedBonus, usedBonus: bought.usedBonus },
    } as Parameters<typeof orderTotal>[0]);
    const sold = lines.map(({ unitChinaDeliveryTug, ...line }) => ({
      ...line,
      chinaDeliveryTug: unitChinaDeliveryTug * line.quantity,
    }));
    return { total, paid: { lines: sold, terms: total.amounts, returned: { pieces: sold.map(() => 0), grossTug: 0 } } };
  });

const addsUp = ({ lines, totalTug, vatTug }: ReturnType<typeof receiptOf>) => {
  expect(sum(lines.map((line) => line.totalTug))).toBe(totalTug);
  expect(sum(lines.map((line) => line.vatTug))).toBe(vatTug);
  for (const line of lines) {
    expect(line.unitPriceTug * line.quantity).toBe(line.totalTug);
    expect(Math.min(line.quantity, line.unitPriceTug, line.vatTug + 1, line.totalTug - line.vatTug)).toBeGreaterThan(0);
  }
};

test('the receipts of 1,000 orders say exactly what was paid, with the VAT of the rule, line by line', () => {
  fc.assert(
    fc.property(anOrder, ({ total, paid }) => {
      const receipt = receiptOf(paid);
      addsUp(receipt);
      expect(receipt.totalTug).toBe(total.totalTug);
      expect(receipt.vatTug).toBe(includedVat(total.totalTug));
      // With the box ticked it is the very VAT that was added; else none was.
      expect([0, receipt.vatTug]).toContain(total.amounts.vat);
    }),
    { numRuns: 1_000 },
  );
});

test('what is left after a part was given back adds up, too, whatever was kept of the fees', () => {
  fc.assert(
    fc.property(
      anOrder,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 }),
      ({ total, paid }, parts) => {
        const pieces = paid.lines.map(({ quantity }, line) => Math.floor(quantity * (parts[line] ?? 0)));
        const grossTug = Math.floor(total.totalTug * (parts[8] ?? 0));
        const receipt = receiptOf({ ...paid, returned: { pieces, grossTug } });
        // Of an order that went back whole nothing is left.
        fc.pre(receipt.lines.length > 0);
        addsUp(receipt);
        expect(receipt.totalTug).toBe(total.totalTug - grossTug);
        for (const [line, { quantity }] of paid.lines.entries()) {
          const left = sum(receipt.lines.filter(({ of }) => of === line).map((one) => one.quantity));
          expect(left).toBeLessThanOrEqual(quantity - (pieces[line] ?? 0));
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

const none = { assembly: 0, fixing: 0, chinaDelivery: 0, lendingFee: 0, usedBonus: 0, vat: 0, sale: 0, code: 0 };
const chairs = { priceTug: 50_000, salePriceTug: 50_000, quantity: 2, chinaDeliveryTug: 0 };
const table = { priceTug: 200_000, salePriceTug: 200_000, quantity: 1, chinaDeliveryTug: 0 };
const order: PaidOrder = {
  lines: [chairs, table],
  terms: { ...none, subtotal: 300_000, serviceFee: 6_000, delivery: 8_000 },
  returned: { pieces: [0, 0], grossTug: 0 },
};

test('fees are services of their own', () => {
  expect(receiptOf(order).lines.map(({ of, quantity, totalTug }) => [of, quantity, totalTug])).toEqual([
    [0, 2, 100_000],
    [1, 1, 200_000],
    ['serviceFee', 1, 6_000],
    ['delivery', 1, 8_000],
  ]);
});

test('a chair given back leaves the other one at its price', () => {
  const receipt = receiptOf({ ...order, returned: { pieces: [1, 0], grossTug: 50_000 } });
  expect(receipt.lines.map(({ of, quantity, totalTug }) => [of, quantity, totalTug])).toEqual([
    [0, 1, 50_000],
    [1, 1, 200_000],
    ['serviceFee', 1, 6_000],
    ['delivery', 1, 8_000],
  ]);
});

test('an order that went back whole has no receipt', () => {
  const nothing = { lines: [], totalTug: 0, vatTug: 0 };
  expect(receiptOf({ ...order, returned: { pieces: [2, 1], grossTug: 314_000 } })).toEqual(nothing);
  expect(receiptOf({ ...order, lines: [], terms: { ...none, subtotal: 1, serviceFee: 0, delivery: 0 } })).toEqual(
    nothing,
  );
});

test('goods that a voucher paid for whole do not stand on it, and a price that does not divide is two lines', () => {
  const paid = receiptOf({ ...order, terms: { ...order.terms, code: -300_000 } });
  expect(paid.lines.map(({ of }) => of)).toEqual(['serviceFee', 'delivery']);
  const odd = receiptOf({
    ...order,
    lines: [{ ...chairs, quantity: 3 }],
    terms: { ...none, subtotal: 150_000, code: -50_000, serviceFee: 0, delivery: 0 },
  });
  expect(odd.lines).toEqual([
    { of: 0, quantity: 2, unitPriceTug: 33_333, totalTug: 66_666, vatTug: 6_061 },
    { of: 0, quantity: 1, unitPriceTug: 33_334, totalTug: 33_334, vatTug: 3_030 },
  ]);
});

test('the example is true', () => {
  expect(examples['receipt-lines']()).toBe(
    'Three chairs with a voucher, service and delivery, 143,000₮ in all, stand on the receipt as 2 × 43,333₮, 1 × 43,334₮, 1 × 5,000₮, 1 × 8,000₮, with 13,000₮ VAT in it.',
  );
});
