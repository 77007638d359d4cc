import type { Campaign } from '@tokhi/rules/money/sale-price';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { remainOf } from '../../stock/public.ts';
import { CARD_PICTURE } from '../cards.queries.ts';

export interface NewPrice {
  priceTug: number;
  regularPriceTug: number;
  campaign: Campaign;
}

/** For the history that the table itself writes (remember_price), until the transaction ends or the next call. */
export async function annotatePriceHistory(
  tx: Tx,
  staffId: number | null,
  reason: string,
  changeSet: number | null = null,
): Promise<void> {
  await sql`select set_config('tokhi.price_staff', ${staffId === null ? '' : String(staffId)}, true),
    set_config('tokhi.price_change_set', ${changeSet === null ? '' : String(changeSet)}, true),
    set_config('tokhi.price_reason', ${reason}, true)`.execute(tx);
}

/** Returns whether there is such a product. */
export async function writePrice(tx: Tx, productId: number, price: NewPrice): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({
      price_tug: price.priceTug,
      regular_price_tug: price.regularPriceTug,
      discount_percent: price.campaign.percent,
      discount_ending: price.campaign.ending,
      discount_starts_at: price.campaign.startsAt,
      discount_ends_at: price.campaign.endsAt,
    })
    .where('id', '=', productId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The same for many products; returns their new versions. */
export async function writePrices(
  tx: Tx,
  prices: readonly { id: number; price: NewPrice }[],
): Promise<{ id: number; version: number }[]> {
  const rows = prices.map(({ id, price: { priceTug, regularPriceTug, campaign } }) => ({
    ...{ id, price_tug: priceTug, regular_price_tug: regularPriceTug, discount_percent: campaign.percent },
    ...{ discount_ending: campaign.ending, starts_at: campaign.startsAt, ends_at: campaign.endsAt },
  }));
  const { rows: written } = await sql<{ id: number; version: number }>`
    update products set price_tug = one.price_tug, regular_price_tug = one.regular_price_tug,
      discount_percent = one.discount_percent, discount_ending = one.discount_ending,
      discount_starts_at = one.starts_at, discount_ends_at = one.ends_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (id int, price_tug bigint, regular_price_tug bigint,
      discount_percent smallint, discount_ending smallint, starts_at timestamptz, ends_at timestamptz)
    where products.id = one.id
    returning products.id, products.version`.execute(tx);
  return written;
}

const CAMPAIGN = ['discount_percent', 'discount_ending', 'discount_starts_at', 'discount_ends_at'] as const;

const priced = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'price_tug', ...CAMPAIGN])
    .select((eb) => [
      remainOf('products.id').as('remain'),
      eb
        .selectFrom('product_images')
        .select('file')
        .whereRef('product_images.product_id', '=', 'products.id')
        .where('position', '=', CARD_PICTURE)
        .where('kind', '<>', 'drawing')
        .as('picture'),
    ])
    .where('is_listed', '=', true);

export const listedById = (db: Db, id: number) => priced(db).where('id', '=', id).executeTakeFirst();

export const listedByCode = (db: Db, code: string) => priced(db).where('code', '=', code).executeTakeFirst();

/** Listed products by code or id, with the fields that a cart needs. */
export const listedAmong = (db: Db, codes: readonly string[], ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'price_tug', 'bonus_percent', ...CAMPAIGN])
    .select(remainOf('products.id').as('remain'))
    .where('is_listed', '=', true)
    .where(sql<boolean>`(code = any(${codes}::text[]) or id = any(${ids}::int[]))`)
    .execute();

export interface PricedBetween {
  since: Date;
  until: Date;
  keptBackAfter: Date;
}

/**
 * Listed products whose price was written, or whose campaign began, between two moments; a portion by id. Left out while their newest price
 * comes from a change set after `keptBackAfter`: it may still be rolled back.
 */
export const pricedAnew = (
  db: Db,
  { since, until, keptBackAfter, after, limit }: PricedBetween & { after: number; limit: number },
) =>
  priced(db)
    .where(
      sql<boolean>`id in (
        select product_id from product_prices where effective_at >= ${since}
        union
        select id from products where discount_percent > 0 and discount_starts_at >= ${since} and discount_starts_at <= ${until})`,
    )
    .where(
      sql<boolean>`(select newest.change_set_id is not null and newest.effective_at > ${keptBackAfter} from product_prices newest
        where newest.product_id = products.id order by newest.id desc limit 1) is not true`,
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
