import { runningPercent, salePrice } from '@tokhi/rules/money/sale-price';
import type { Db } from '../../../db/database.ts';
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
  /** Of the campaign that runs now; 0 without one. */
  discountPercent: number;
  salePriceTug: number;
  bonusPercent: number;
  unitChinaDeliveryTug: number;
  weightGrams: number;
  volumeMl: number;
  packageCount: number;
  readyInUlaanbaatar: boolean;
  remain: number;
  /** All that there is of it, reserved pieces among them. */
  onHand: number;
}

/** The listed ones among these codes, at the prices of now; in the order of the codes. */
export async function goodsNow(db: Db, codes: readonly string[], now: Date): Promise<Goods[]> {
  const rows = new Map((await goodsByCodes(db, codes)).map((row) => [row.code, row]));
  return codes.flatMap((code) => {
    const row = rows.get(code);
    if (row === undefined) return [];
    const campaign = {
      percent: row.discount_percent,
      startsAt: row.discount_starts_at,
      endsAt: row.discount_ends_at,
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
      salePriceTug: salePrice(row.price_tug, discountPercent).salePriceTug,
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
