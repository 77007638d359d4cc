import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

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

/** Products whose article number begins so. */
export async function idsByCodeBeginning(db: Db, digits: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where code >= ${digits} and code < ${`${digits}:`} and is_listed
    order by code limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
