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

/** For the history that the table writes of itself (remember_price), until the transaction ends or another is told. */
export async function annotatePriceHistory(tx: Tx, staffId: number | null, reason: string): Promise<void> {
  await sql`select set_config('tokhi.price_staff', ${staffId === null ? '' : String(staffId)}, true),
    set_config('tokhi.price_reason', ${reason}, true)`.execute(tx);
}

/** Says whether there is such a product. */
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

/** Listed products by code or id, with what a cart reckons with. */
export const listedAmong = (db: Db, codes: readonly string[], ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'price_tug', 'bonus_percent', ...CAMPAIGN])
    .select(remainOf('products.id').as('remain'))
    .where('is_listed', '=', true)
    .where(sql<boolean>`(code = any(${codes}::text[]) or id = any(${ids}::int[]))`)
    .execute();

/** Listed products whose price was written, or whose campaign began, between two moments; so many, in the order of ids. */
export const pricedAnew = (
  db: Db,
  { since, until, after, limit }: { since: Date; until: Date; after: number; limit: number },
) =>
  priced(db)
    .where(
      sql<boolean>`id in (
        select product_id from product_prices where effective_at >= ${since}
        union
        select id from products where discount_percent > 0 and discount_starts_at >= ${since} and discount_starts_at <= ${until})`,
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
