import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Products with all the words in name, shelf, brand or colour; those with all of them in the name apart. Packed: a word of a third of the shop is 300,000 ids. */
export async function idsByNames(db: Db, query: string, inName: string): Promise<{ named: Buffer; shelved: Buffer }> {
  const { rows } = await sql<{ named: Buffer | null; shelved: Buffer | null }>`
    select string_agg(int4send(product_id), ''::bytea) filter (where name_words @@ ${inName}::tsquery) as named,
           string_agg(int4send(product_id), ''::bytea) filter (where not name_words @@ ${inName}::tsquery) as shelved
    from search_texts where name_words @@ ${query}::tsquery and is_listed`.execute(db);
  const empty = Buffer.alloc(0);
  return { named: rows[0]?.named ?? empty, shelved: rows[0]?.shelved ?? empty };
}

/** The same in the descriptions too: asked only when names give less than a page. */
export async function idsByAllWords(db: Db, query: string, limit: number): Promise<number[]> {
  const rows = await sql<{ product_id: number }>`
    select product_id from search_texts where all_words @@ ${query}::tsquery and is_listed
    order by popularity desc, product_id limit ${limit}`.execute(db);
  return rows.rows.map(({ product_id }) => product_id);
}

/**
 * How many of the best sellers are looked through for a beginning that very many products share («ш»): the first few are
 * found after a handful, and a beginning that is not among so many is rare enough for the index of words.
 */
const BEST_SELLERS = 500;

/** The best-selling products with these words; first among the best sellers, then by the index of words. */
export async function bestSellersWith(db: Db, query: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id
    from (
      select product_id, name_words from search_texts where is_listed
      order by popularity desc, product_id limit ${BEST_SELLERS}
    ) as best
    where name_words @@ ${query}::tsquery
    limit ${limit}`.execute(db);
  if (rows.length === limit) return rows.map(({ product_id }) => product_id);
  const { rows: rare } = await sql<{ product_id: number }>`
    select product_id from search_texts where name_words @@ ${query}::tsquery and is_listed
    order by popularity desc, product_id limit ${limit}`.execute(db);
  return rare.map(({ product_id }) => product_id);
}
