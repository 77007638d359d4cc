import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { LIVELY_FACTS } from '../../catalogue/public.ts';
import type { ProductDocument } from './product-documents.ts';

/** What stock and opinions say of products, without their words; says whether one of them was sold out or came back. */
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

type DocumentRecord = ProductDocument['facts'] & { version: number };

/** One statement whatever the batch: the rows travel as JSON and take the table's own types. */
export async function writeDocuments(tx: Tx, documents: readonly DocumentRecord[]): Promise<void> {
  await sql`
    insert into search_docs
    select * from jsonb_populate_recordset(null::search_docs, ${JSON.stringify(documents)}::jsonb)
    on conflict (product_id) do update set
      version = excluded.version, model_id = excluded.model_id, category_id = excluded.category_id, sub_category_id = excluded.sub_category_id,
      brand_id = excluded.brand_id, colour_id = excluded.colour_id, popularity = excluded.popularity,
      price_tug = excluded.price_tug, regular_price_tug = excluded.regular_price_tug,
      discount_starts_at = excluded.discount_starts_at, discount_ends_at = excluded.discount_ends_at,
      published_at = excluded.published_at, spec_value_ids = excluded.spec_value_ids,
      discount_percent = excluded.discount_percent, discount_ending = excluded.discount_ending,
      width_cm = excluded.width_cm, depth_cm = excluded.depth_cm,
      height_cm = excluded.height_cm, rating = excluded.rating, is_listed = excluded.is_listed,
      is_ready = excluded.is_ready, is_in_stock = excluded.is_in_stock, material = excluded.material`.execute(tx);
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
