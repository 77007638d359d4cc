import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { fieldWeight } from './field-weights.queries.ts';

/**
 * Products with all the words in name, shelf, brand or colour, apart: with all of them in the name, with the thing in the name,
 * and the others. Packed: a word of a third of the shop is 300,000 ids.
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

/** The same in the descriptions too: asked only when names give less than a page. */
export async function idsByAllWords(db: Db, query: string, limit: number): Promise<number[]> {
  const rows = await sql<{ product_id: number }>`
    select product_id from search_texts where all_words @@ ${query}::tsquery and is_listed
    order by popularity desc, product_id limit ${limit}`.execute(db);
  return rows.rows.map(({ product_id }) => product_id);
}

/** Where a word stands in each product that has it, the best sellers first. */
export async function weightsByWord(db: Db, word: string, limit: number): Promise<{ id: number; weight: number }[]> {
  const { rows } = await sql<{ id: number; weight: number }>`
    select product_id as id, ${fieldWeight(sql`all_words`, word)} as weight from search_texts
    where all_words @@ ${word}::tsquery and is_listed
    order by popularity desc, product_id limit ${limit}`.execute(db);
  return rows;
}

/** Those of the keys that occur in the names of products with other words, too. */
export async function keysBeside(db: Db, others: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as asked(key)
    where exists (
      select from search_texts where name_words @@ (${others} || '&''' || key || '''')::tsquery and is_listed
    )`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/**
 * How many of the best sellers are looked through for a beginning that very many products share («ш»): the first few are
 * found after a handful, and a beginning that is not among so many is rare enough for the index of words.
 */
const BEST_SELLERS = 500;

/**
 * The best-selling products with these words, those before others that have `last` in a field of more weight; first among the best
 * sellers, then by the index of words.
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
