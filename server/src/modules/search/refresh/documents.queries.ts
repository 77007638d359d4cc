import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { LIVELY_FACTS, PRICED_FACTS } from '../../catalogue/public.ts';
import type { ProductDocument } from './product-documents.ts';

/** Updates what stock and ratings change, not the words; returns whether a product was sold out or came back. */
export async function touchDocuments(tx: Tx, productIds: readonly number[], version: number): Promise<boolean> {
  const { rows } = await sql<{ flipped: boolean }>`
    with before as materialized (
      select product_id, is_in_stock, is_ready from search_docs where product_id = any(${productIds}::int[])
    )
    update search_docs set version = ${version}, rating = fresh.rating, is_in_stock = fresh.is_in_stock, is_ready = fresh.is_ready
    from before
    join ${LIVELY_FACTS} as fresh on fresh.product_id = before.product_id
    where search_docs.product_id = before.product_id
    returning (search_docs.is_in_stock, search_docs.is_ready) is distinct from (before.is_in_stock, before.is_ready)
      as flipped`.execute(tx);
  return rows.some(({ flipped }) => flipped);
}

/** Updates prices, and what stock and ratings change; words are neither read nor written. */
export async function priceDocuments(tx: Tx, productIds: readonly number[], version: number): Promise<void> {
  await sql`
    update search_docs set version = ${version}, price_tug = fresh.price_tug, regular_price_tug = fresh.regular_price_tug,
      discount_percent = fresh.discount_percent, discount_ending = fresh.discount_ending,
      discount_starts_at = fresh.discount_starts_at, discount_ends_at = fresh.discount_ends_at,
      rating = fresh.rating, is_in_stock = fresh.is_in_stock, is_ready = fresh.is_ready
    from ${PRICED_FACTS} as fresh
    where fresh.product_id = any(${productIds}::int[]) and search_docs.product_id = fresh.product_id`.execute(tx);
}

type DocumentRecord = ProductDocument['facts'] & { version: number };

const COLUMNS = [
  ...([
    'product_id',
    'version',
    'model_id',
    'category_id',
    'sub_category_id',
    'brand_id',
    'colour_id',
    'popularity',
  ] as const),
  ...(['price_tug', 'regular_price_tug', 'discount_starts_at', 'discount_ends_at', 'published_at'] as const),
  ...([
    'spec_value_ids',
    'discount_percent',
    'discount_ending',
    'width_cm',
    'depth_cm',
    'height_cm',
    'rating',
  ] as const),
  ...(['is_listed', 'is_ready', 'is_in_stock', 'material'] as const),
] satisfies (keyof DocumentRecord)[];
const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
const replaced = sql.join(
  COLUMNS.filter((column) => column !== 'product_id').map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
  ),
);

/**
 * One statement for any batch: the rows are JSON and take the table's types. The columns are named, so that a column of the next release
 * takes its default.
 */
export async function writeDocuments(tx: Tx, documents: readonly DocumentRecord[]): Promise<void> {
  await sql`
    insert into search_docs (${columns})
    select ${columns} from jsonb_populate_recordset(null::search_docs, ${JSON.stringify(documents)}::jsonb)
    on conflict (product_id) do update set ${replaced}`.execute(tx);
}

interface TextRecord {
  product_id: number;
  popularity: number;
  is_listed: boolean;
  name_words: string;
  all_words: string;
}

export async function writeTexts(tx: Tx, texts: readonly TextRecord[]): Promise<void> {
  await sql`
    insert into search_texts (product_id, popularity, is_listed, name_words, all_words)
    select product_id, popularity, is_listed, name_words::tsvector, all_words::tsvector
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as t(product_id int, popularity int, is_listed boolean, name_words text, all_words text)
    on conflict (product_id) do update set
      popularity = excluded.popularity, is_listed = excluded.is_listed,
      name_words = excluded.name_words, all_words = excluded.all_words
    where (search_texts.popularity, search_texts.is_listed, search_texts.name_words, search_texts.all_words)
      is distinct from (excluded.popularity, excluded.is_listed, excluded.name_words, excluded.all_words)`.execute(tx);
}
