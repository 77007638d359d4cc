import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { fieldWeight } from './field-weights.queries.ts';

/**
 * Products with all the words in name, shelf, brand or colour, in three groups: all words in the name, the thing in the name, the rest.
 * Packed: a word of a third of the shop has 300,000 ids.
 */
export async function idsByNames(db: Db, query: string, inName: string, thingInName: string): Promise<Buffer[]> {
  const { rows } = await sql<{ fit: number; ids: Buffer }>`
    select fit, string_agg(int4send(product_id), ''::bytea) as ids
    from (
      select product_id, case when name_words @@ ${inName}::tsquery then 0
                              when name_words @@ ${thingInName}::tsquery then 1 else 2 end as fit
      from search_texts where name_words @@ ${query}::tsquery and is_listed
    ) as found
    group by fit`.execute(db);
  return [0, 1, 2].map((fit) => rows.find((row) => row.fit === fit)?.ids ?? Buffer.alloc(0));
}

/** The same in the descriptions too: asked only when names match less than a page. */
export async function idsByAllWords(db: Db, query: string, limit: number): Promise<number[]> {
  const rows = await sql<{ product_id: number }>`
    select product_id from search_texts where all_words @@ ${query}::tsquery and is_listed
    order by popularity desc, product_id limit ${limit}`.execute(db);
  return rows.rows.map(({ product_id }) => product_id);
}

/** The weight of a word in each product that has it, the best sellers first. */
export async function weightsByWord(db: Db, word: string, limit: number): Promise<{ id: number; weight: number }[]> {
  const { rows } = await sql<{ id: number; weight: number }>`
    select product_id as id, ${fieldWeight(sql`all_words`, word)} as weight from search_texts
    where all_words @@ ${word}::tsquery and is_listed
    order by popularity desc, product_id limit ${limit}`.execute(db);
  return rows;
}

/** The keys that occur in a product's name together with the other words. */
export async function keysBeside(db: Db, others: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as asked(key)
    where exists (
      select from search_texts where name_words @@ (${others} || '&''' || key || '''')::tsquery and is_listed
    )`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/**
 * How many best sellers are scanned first for a beginning that very many products share («ш»): the first matches come after a handful, and
 * a beginning without a match here is rare enough for the index of words.
 */
const BEST_SELLERS = 500;

/**
 * The best-selling products with these words, ordered by the weight of the field with `last`; searched among the best sellers, then in the
 * index of words.
 */
export async function bestSellersWith(db: Db, query: string, last: string, limit: number): Promise<number[]> {
  const weight = fieldWeight(sql`name_words`, last);
  const { rows } = await sql<{ product_id: number }>`
    select product_id
    from (
      select product_id, popularity, name_words from search_texts where is_listed
      order by popularity desc, product_id limit ${BEST_SELLERS}
    ) as best
    where name_words @@ ${query}::tsquery
    order by ${weight} desc, popularity desc, product_id limit ${limit}`.execute(db);
  if (rows.length === limit) return rows.map(({ product_id }) => product_id);
  const { rows: rare } = await sql<{ product_id: number }>`
    select product_id from search_texts where name_words @@ ${query}::tsquery and is_listed
    order by ${weight} desc, popularity desc, product_id limit ${limit}`.execute(db);
  return rare.map(({ product_id }) => product_id);
}
