// Generated checkouts: a shelf of odd goods, codes of both kinds, and forms that buy them.
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import { insertCode } from '../guards/rows.ts';
import { setCheckoutOfTest, UNBOUND } from '../set-checkout-of-test.ts';
import type { FormOfTest } from './form-of-test.ts';
import { stockedProduct } from './stocked-product.ts';

const GOODS = 12;
const vouchers = ['БЭЛЭГ', 'ЖИЖИГ', 'ТОМ', 'ХАГАС'];

/** Adds goods and codes without order limits; returns the codes of the goods. */
export async function fillShelf(db: Db, seed: number): Promise<string[]> {
  await setCheckoutOfTest(db, UNBOUND);
  const shelf = fc.sample(
    fc.record({
      price_tug: fc.integer({ min: 1, max: 4_000_000 }),
      discount_percent: fc.integer({ min: 0, max: 99 }),
      bonus_percent: fc.integer({ min: 3, max: 100 }),
      china_delivery_tug: fc.integer({ min: 0, max: 90_000 }),
      weight_grams: fc.integer({ min: 0, max: 180_000 }),
      volume_ml: fc.integer({ min: 0, max: 900_000 }),
      ready_in_ulaanbaatar: fc.boolean(),
    }),
    { numRuns: GOODS, seed },
  );
  const codes: string[] = [];
  for (const one of shelf) {
    // No price is reduced to nothing.
    const price_tug = Math.max(one.price_tug, 1_000);
    const made = await stockedProduct(db, 1_000_000, { ...one, price_tug, regular_price_tug: price_tug });
    codes.push(made.code);
  }
  const [unlimited, amounts] = [{ max_uses: null }, [30_000, 1, 9_000_000, 700_000]];
  for (const [index, code] of vouchers.entries()) {
    const kind = index % 2 === 0 ? 'voucher' : 'coupon';
    await insertCode(db, { code, kind, amount_tug: amounts[index] ?? 1, ...unlimited });
  }
  return codes.toSorted((a, b) => a.localeCompare(b));
}

const generated = fc.record({
  lines: fc.uniqueArray(fc.record({ at: fc.nat({ max: GOODS - 1 }), qty: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ at }) => at,
  }),
  warehouse: fc.constantFrom(0 as const, 0 as const, 1 as const, 3 as const),
  district: fc.integer({ min: 1, max: 9 }),
  khoroo: fc.integer({ min: 1, max: 2 }),
  coupon: fc.constantFrom(null, null, ...vouchers),
  assemble: fc.integer({ min: 0, max: 5 }),
  mow: fc.integer({ min: 0, max: 5 }),
  vat: fc.boolean(),
});

/** Forms for goods with these codes. */
export const generatedForms = (codes: () => readonly string[]): fc.Arbitrary<FormOfTest> =>
  generated.map(({ lines, ...rest }) => ({
    ...rest,
    ...(rest.warehouse !== 0 && { assemble: 0, mow: 0 }),
    lines: lines.map(({ at, qty }) => ({ code: codes()[at] ?? '', qty })),
  }));

export const tariffs = fc.constantFrom('by-weight' as const, 'by-amount' as const);

export async function setTariff(db: Db, tariff: 'by-weight' | 'by-amount'): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: sql`value || ${JSON.stringify({ tariff })}::jsonb` })
    .where('key', '=', 'checkout')
    .execute();
}
