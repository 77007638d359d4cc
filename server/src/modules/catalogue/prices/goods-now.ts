import { runningPercent, salePrice } from '@tokhi/rules/money/sale-price';
import type { Db } from '../../../db/database.ts';
import type { InJson } from '../../../db/prepared-query.ts';
import { goodsByCodes } from './goods.queries.ts';

/** A product as the checkout weighs, prices and freezes it. */
export interface Goods {
  id: number;
  code: string;
  name: string;
  model: string;
  colourName: string;
  /** The first picture's file. */
  picture: string | null;
  regularPriceTug: number;
  priceTug: number;
  /** Percent of the running campaign; 0 without one. */
  discountPercent: number;
  salePriceTug: number;
  bonusPercent: number;
  unitChinaDeliveryTug: number;
  weightGrams: number;
  volumeMl: number;
  packageCount: number;
  readyInUlaanbaatar: boolean;
  remain: number;
  /** All pieces in stock, including reserved ones. */
  onHand: number;
}

type GoodsRow = Awaited<ReturnType<ReturnType<typeof goodsByCodes>['execute']>>[number];

/** The listed products among these codes, at current prices, in the order of the codes. */
export const goodsNow = async (db: Db, codes: readonly string[], now: Date): Promise<Goods[]> =>
  goodsAt(await goodsByCodes(db, codes).execute(), codes, now);

const momentOf = (stored: Date | string | null): Date | null => (stored === null ? null : new Date(stored));

/** The same for rows that were already read, also as JSON inside another statement. */
export function goodsAt(found: readonly (GoodsRow | InJson<GoodsRow>)[], codes: readonly string[], now: Date): Goods[] {
  const rows = new Map(found.map((row) => [row.code, row]));
  return codes.flatMap((code) => {
    const row = rows.get(code);
    if (row === undefined) return [];
    const campaign = {
      percent: row.discount_percent,
      startsAt: momentOf(row.discount_starts_at),
      endsAt: momentOf(row.discount_ends_at),
    };
    const discountPercent = runningPercent(campaign, now);
    return {
      id: row.id,
      code,
      name: row.name,
      model: row.model,
      colourName: row.colour_name,
      picture: row.picture,
      regularPriceTug: row.regular_price_tug,
      priceTug: row.price_tug,
      discountPercent,
      salePriceTug: salePrice(row.price_tug, discountPercent, row.discount_ending).salePriceTug,
      bonusPercent: row.bonus_percent,
      unitChinaDeliveryTug: row.china_delivery_tug,
      weightGrams: row.weight_grams,
      volumeMl: row.volume_ml,
      packageCount: row.package_count,
      readyInUlaanbaatar: row.ready_in_ulaanbaatar,
      remain: row.remain,
      onHand: row.on_hand,
    };
  });
}
