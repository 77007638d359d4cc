import type { FreshProduct } from '@tokhi/rules/cart/cart-selection';
import { runningPercent, salePrice } from '@tokhi/rules/money/sale-price';
import type { Db } from '../../../db/database.ts';
import { listedAmong } from './prices.queries.ts';

/** A product that is sold, with the figures that a cart needs. */
export interface SoldProduct extends FreshProduct {
  id: number;
  code: string;
}

/** Those of the products that are sold now, by code. */
export async function freshProducts(
  db: Db,
  { codes, ids }: { codes: readonly string[]; ids: readonly number[] },
  now: Date,
): Promise<Map<string, SoldProduct>> {
  const rows = await listedAmong(db, codes, ids);
  return new Map(
    rows.map((row) => {
      const campaign = {
        percent: row.discount_percent,
        startsAt: row.discount_starts_at,
        endsAt: row.discount_ends_at,
      };
      const { id, code, price_tug: priceTug, bonus_percent: bonusPercent, remain } = row;
      const { salePriceTug } = salePrice(priceTug, runningPercent(campaign, now), row.discount_ending);
      return [code, { id, code, priceTug, salePriceTug, bonusPercent, remain }];
    }),
  );
}
