// The formula of the rules and the table's constraints are written twice, in two languages: compares them.
import { SPEC_FEES } from '@tokhi/rules/delivery/delivery-fees';
import { type OrderToPrice, orderTotal } from '@tokhi/rules/order/order-total';
import { lenderMethods } from '@tokhi/rules/payment/payment-methods';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedMethod } from '../../src/modules/settings/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { homeDelivery, insertCustomer, insertOrder } from './rows.ts';

const real = databaseOfTest();

const anyLine = fc
  .record({
    priceTug: fc.integer({ min: 100, max: 20_000_000 }),
    discountPercent: fc.integer({ min: 0, max: 99 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    bonusPercent: fc.integer({ min: 3, max: 100 }),
    unitChinaDeliveryTug: fc.integer({ min: 0, max: 200_000 }),
  })
  .map(({ discountPercent, ...line }) => ({
    ...line,
    salePriceTug: line.priceTug - Math.floor((line.priceTug * discountPercent) / 100),
  }));
const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  code: fc.option(
    fc.record({ kind: fc.constantFrom('voucher', 'coupon'), amountTug: fc.integer({ min: 1, max: 50_000_000 }) }),
  ),
  tariff: fc.constantFrom('by-weight', 'by-amount'),
  fees: fc.constant(SPEC_FEES),
  destination: fc.constantFrom('cheap', 'middle', 'far', 'unlisted', 'pickup'),
  load: fc.record({ weightGrams: fc.nat(900_000), volumeMl: fc.nat(5_000_000) }),
  assemblyCount: fc.nat(20),
  fixingCount: fc.nat(20),
  vatTicked: fc.boolean(),
  lender: fc.option(fc.record({ name: fc.constantFrom(...lenderMethods), perMille: fc.nat(999) })),
  bonusBalance: fc.nat(5_000_000),
  usedBonus: fc.nat(9_000_000),
});

test('whatever is ordered, the total that the rules compute is one that the table of orders accepts', async () => {
  const { db } = real.database;
  const customer_id = await insertCustomer(db);
  let written = 0;
  await fc.assert(
    fc.asyncProperty(anyOrder, async (order) => {
      const { amounts, totalTug, earnedBonus } = orderTotal(order);
      const delivered = order.destination !== 'pickup';
      const method = lenderMethods.find((one) => one === order.lender?.name) ?? null;
      const stored = method === null ? null : storedMethod(method);
      const id = await insertOrder(db, {
        customer_id,
        ...(delivered ? homeDelivery : {}),
        status: 'expired',
        expired_at: new Date(),
        subtotal_tug: amounts.subtotal,
        sale_tug: -amounts.sale,
        code_tug: -amounts.code,
        service_fee_tug: amounts.serviceFee,
        delivery_tug: amounts.delivery,
        assembly_tug: amounts.assembly,
        assembly_count: delivered ? order.assemblyCount : 0,
        fixing_tug: amounts.fixing,
        fixing_count: delivered ? order.fixingCount : 0,
        china_delivery_tug: amounts.chinaDelivery,
        lending_fee_tug: amounts.lendingFee,
        used_bonus_tug: -amounts.usedBonus,
        vat_tug: amounts.vat,
        wants_vat_receipt: order.vatTicked,
        total_tug: totalTug,
        earned_bonus_tug: earnedBonus,
        payment_method: stored,
        submitted_at: method === null ? null : new Date(),
        lender_code: stored,
      });
      written += id > 0 ? 1 : 0;
    }),
    { numRuns: 300 },
  );
  expect(written).toBe(300);
});
