import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { staffProducts } from '../../catalogue/public.ts';

interface NamedProduct {
  id: number;
  code: string;
  name: string;
  picture: string | null;
}

/** Products by id, as staff see them. */
export async function productsById(db: Db, ids: readonly number[]): Promise<Map<number, NamedProduct>> {
  const { rows } = await sql<NamedProduct>`
    select id, code, name, picture from ${staffProducts} as goods where id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The ids of products by code, listed or not. */
export async function idsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from ${staffProducts} as goods where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [code, id]));
}
