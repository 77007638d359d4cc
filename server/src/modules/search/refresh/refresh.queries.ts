import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { DocumentWords } from './document-words.ts';
import { IS_IN_STOCK, IS_READY, type ProductDocument, RATING } from './product-documents.ts';

interface Taken {
  taken: number;
  /** Products with changed facts, and those of which only stock or opinions changed. */
  productIds: number[];
  touchedIds: number[];
  content: boolean;
}

/** The oldest entries, taken out; what comes in meanwhile waits for the next batch. */
export async function takeDirty(tx: Tx, limit: number): Promise<Taken> {
  const rows = await tx
    .deleteFrom('search_dirty')
    .where('id', 'in', tx.selectFrom('search_dirty').select('id').orderBy('id').limit(limit))
    .returning(['product_id', 'facts'])
    .execute();
  const products = rows.flatMap(({ product_id, facts }) => (product_id === null ? [] : [{ id: product_id, facts }]));
  const changed = new Set(products.filter(({ facts }) => facts).map(({ id }) => id));
  const touched = new Set(products.filter(({ id }) => !changed.has(id)).map(({ id }) => id));
  return {
    taken: rows.length,
    productIds: [...changed],
    touchedIds: [...touched],
    content: products.length < rows.length,
  };
}

/** Which of the counters a batch raises beside its own version. */
interface Raised {
  facts: boolean;
  content: boolean;
}

export async function nextVersion(tx: Tx, { facts, content }: Raised): Promise<number> {
  const { version } = await tx
    .updateTable('search_state')
    .set((eb) => ({
      version: eb('version', '+', 1),
      facts_version: eb('facts_version', '+', facts ? 1 : 0),
      content_version: eb('content_version', '+', content ? 1 : 0),
    }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function raiseStockVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('search_state')
    .set((eb) => ({ stock_version: eb('stock_version', '+', 1) }))
    .execute();
}

/** What stock and opinions say of products, without their words; says whether one of them was sold out or came back. */
export async function touchDocuments(tx: Tx, productIds: readonly number[], version: number): Promise<boolean> {
  const { rows } = await sql<{ flipped: boolean }>`
    with before as materialized (
      select product_id, is_in_stock, is_ready from search_docs where product_id = any(${productIds}::int[])
    )
    update search_docs set version = ${version}, rating = ${RATING}, is_in_stock = ${IS_IN_STOCK}, is_ready = ${IS_READY}
    from before
    join products p on p.id = before.product_id
    left join stock_levels s on s.product_id = p.id
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
      version = excluded.version, category_id = excluded.category_id, sub_category_id = excluded.sub_category_id,
      brand_id = excluded.brand_id, colour_id = excluded.colour_id, popularity = excluded.popularity,
      price_tug = excluded.price_tug, regular_price_tug = excluded.regular_price_tug,
      discount_starts_at = excluded.discount_starts_at, discount_ends_at = excluded.discount_ends_at,
      published_at = excluded.published_at, spec_value_ids = excluded.spec_value_ids,
      discount_percent = excluded.discount_percent, width_cm = excluded.width_cm, depth_cm = excluded.depth_cm,
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

/** «мод» is shown for what a brand spells MOD. */
const better = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || /[а-яё]/.test(one)) ? one : other;

interface CountedWords {
  productId: number;
  isListed: boolean;
  words: DocumentWords;
}

/** The vocabulary counts products: what a product said before is taken off, what it says now is added. */
export async function countTerms(tx: Tx, documents: readonly CountedWords[]): Promise<void> {
  const change = new Map<string, { count: number; shown: string | null }>();
  const add = (key: string, count: number, shown: string | null) => {
    const before = change.get(key);
    change.set(key, { count: (before?.count ?? 0) + count, shown: better(before?.shown ?? null, shown) });
  };
  const { rows } = await sql<{ keys: string[] }>`
    select tsvector_to_array(ts_filter(all_words, '{a,b,c}')) as keys from search_texts
    where product_id = any(${documents.map(({ productId }) => productId)}::int[]) and is_listed`.execute(tx);
  for (const { keys } of rows) for (const key of keys) add(key, -1, null);
  for (const { isListed, words } of documents) {
    if (isListed) for (const [key, shown] of words.vocabulary) add(key, 1, shown);
  }
  // In one order of keys in every batch; a key that neither comes nor goes is left alone.
  const changed = [...change].filter(([, { count }]) => count !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
  if (changed.length === 0) return;
  const keys = changed.map(([key]) => key);
  await sql`
    insert into search_terms (key, count, shown)
    select * from unnest(${keys}::text[], ${changed.map(([, { count }]) => count)}::int[],
                         ${changed.map(([, { shown }]) => shown)}::text[])
    on conflict (key) do update set
      count = search_terms.count + excluded.count,
      shown = case when search_terms.shown ~ '[а-яё]' then search_terms.shown
                   else coalesce(excluded.shown, search_terms.shown) end`.execute(tx);
  const fewer = changed.filter(([, { count }]) => count < 0).map(([key]) => key);
  if (fewer.length > 0) {
    await sql`delete from search_terms where key = any(${fewer}::text[]) and count <= 0`.execute(tx);
  }
}
