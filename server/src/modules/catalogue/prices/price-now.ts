import { runningPercent, salePrice } from '@tokhi/rules/money/sale-price';
import type { Db } from '../../../db/database.ts';
import { listedByCode, listedById, type PricedBetween, pricedAnew } from './prices.queries.ts';

/** A product that is sold, with its current unit price. */
export interface PricedProduct {
  id: number;
  code: string;
  name: string;
  /** The first picture's file. */
  picture: string | null;
  nowTug: number;
  /** Pieces that may be bought. */
  remain: number;
}

type Row = NonNullable<Awaited<ReturnType<typeof listedById>>>;

function pricedAt(row: Row, now: Date): PricedProduct {
  const { id, code, name, picture, remain, discount_percent, discount_starts_at, discount_ends_at } = row;
  const campaign = { percent: discount_percent, startsAt: discount_starts_at, endsAt: discount_ends_at };
  return {
    id,
    code,
    name,
    picture,
    remain,
    nowTug: salePrice(row.price_tug, runningPercent(campaign, now), row.discount_ending).salePriceTug,
  };
}

/** By id, from our own rows, or by code, from a request; undefined when it is not sold. */
export async function pricedProduct(
  db: Db,
  named: { id: number } | { code: string },
  now: Date,
): Promise<PricedProduct | undefined> {
  const row = await ('id' in named ? listedById(db, named.id) : listedByCode(db, named.code));
  return row && pricedAt(row, now);
}

const AT_ONCE = 500;

/** Every product whose price may have changed between two moments, by a change or by a campaign's clock; some hundred at once. */
export async function* productsPricedSince(db: Db, between: PricedBetween): AsyncGenerator<PricedProduct[]> {
  for (let after = 0; ; ) {
    const rows = await pricedAnew(db, { ...between, after, limit: AT_ONCE });
    yield rows.map((row) => pricedAt(row, between.until));
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
