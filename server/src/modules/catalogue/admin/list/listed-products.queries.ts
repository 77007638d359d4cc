import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import { type ProductGap, type ProductState, productGaps } from '@tokhi/contract/admin/product-words';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { remainOf } from '../../../stock/public.ts';
import { hasPart } from '../part-of-name.queries.ts';

const FEW = 5;

/** As in the partial indexes: each gap is a bit of the row. */
const lacks = (gap: ProductGap) => sql<boolean>`products.gaps & ${sql.lit(2 ** productGaps.indexOf(gap))} <> 0`;

const IS_IN: Record<ProductState, RawBuilder<boolean>> = {
  listed: sql`products.is_listed`,
  draft: sql`not products.is_listed and products.published_at is null and products.publish_at is null`,
  planned: sql`not products.is_listed and products.publish_at is not null`,
  withdrawn: sql`not products.is_listed and products.withdrawn_at is not null and products.publish_at is null`,
};

const CODE = /^\d[\d.]*$/;

/** Matches typed text: the start of a code, with or without its dots, or a part of the name. */
function matchesText(text: string): RawBuilder<boolean> {
  if (!CODE.test(text)) return hasPart(sql.ref('products.name'), text);
  const digits = text.replaceAll('.', '');
  return sql`products.code >= ${digits} and products.code < ${`${digits}:`}`;
}

export function conditions({ category, brand, state, stock, gap, text }: ProductFilter): RawBuilder<boolean> {
  const all = [
    ...(category === undefined ? [] : [sql<boolean>`products.category_id = ${category}`]),
    ...(brand === undefined ? [] : [sql<boolean>`products.brand_id = ${brand}`]),
    ...(state === undefined ? [] : [IS_IN[state]]),
    ...(gap === undefined ? [] : [lacks(gap)]),
    ...(stock === 'none' ? [sql<boolean>`${remainOf('products.id')} = 0`] : []),
    ...(stock === 'few' ? [sql<boolean>`${remainOf('products.id')} between 1 and ${sql.lit(FEW)}`] : []),
    ...(text === undefined ? [] : [matchesText(text)]),
  ];
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`;
}

/** The products of a filter, all columns, for another statement. */
export const matchingProducts = (filter: ProductFilter): RawBuilder<unknown> =>
  sql`select products.* from products where ${conditions(filter)}`;

const rows = (db: Db) =>
  db
    .selectFrom('products')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .innerJoin('sub_categories', 'sub_categories.id', 'products.sub_category_id')
    .select([
      'products.id',
      'products.code',
      'products.name',
      'products.gaps',
      'products.publish_at',
      'products.edited_by',
    ])
    .select(['products.published_at', 'products.withdrawn_at', 'products.is_listed', 'products.updated_at'])
    .select([
      'products.price_tug',
      'products.discount_percent',
      'products.discount_ending',
      'products.discount_starts_at',
      'products.discount_ends_at',
    ])
    .select(['colours.name as colour', 'sub_categories.name as sub_category'])
    .select((eb) => [
      remainOf('products.id').as('remain'),
      // To the microsecond, as in the index: otherwise a page could start among rows of the same millisecond.
      sql<string>`to_char(products.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('updated_key'),
      eb
        .selectFrom('product_images')
        .select('file')
        .whereRef('product_images.product_id', '=', 'products.id')
        .where('position', '=', 1)
        .as('picture'),
    ]);

export type ListedRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export interface PageOf {
  filter: ProductFilter;
  after: { updated_at: string; id: number } | undefined;
  limit: number;
}

/** The last edited first. */
export function productRows(db: Db, { filter, after, limit }: PageOf): Promise<ListedRow[]> {
  let query = rows(db).where(conditions(filter));
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(products.updated_at, products.id) < (${after.updated_at}::timestamptz, ${after.id}::int)`,
    );
  return query.orderBy('products.updated_at', 'desc').orderBy('products.id', 'desc').limit(limit).execute();
}

/** The number of matches, counted up to one more than `most`. */
export async function countMatching(db: Db, filter: ProductFilter, most: number): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from products where ${conditions(filter)} limit ${most + 1}) as matching`.execute(
    db,
  );
  return counted[0]?.count ?? 0;
}
