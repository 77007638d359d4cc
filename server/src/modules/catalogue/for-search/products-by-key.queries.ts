import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export const codeIsListed = (db: Db, code: string) =>
  db.selectFrom('products').select('code').where('code', '=', code).where('is_listed', '=', true).executeTakeFirst();

/**
 * The code of a listed product inside another module's statement, null for one that is not sold; `productId` is that statement's column.
 */
export const codeOfListed = (productId: string) =>
  sql<
    string | null
  >`(select products.code from products where products.id = ${sql.ref(productId)} and products.is_listed)`;

/** The id of a listed product inside another module's statement, null for an unknown article number; `code` is that statement's column. */
export const idOfListedCode = (code: string) =>
  sql<number | null>`(select products.id from products where products.code = ${sql.ref(code)} and products.is_listed)`;

/** Listed products with this beginning of the article number. */
export async function idsByCodeBeginning(db: Db, digits: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where code >= ${digits} and code < ${`${digits}:`} and is_listed
    order by code limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The product that an address names, listed or not, as a subquery of another module's statement; a code wins over an equal id. */
export const productIdNamed = (db: Db, codeOrId: string) =>
  db
    .selectFrom('products')
    .select('id')
    .where((eb) =>
      eb.or([eb('code', '=', codeOrId), ...(/^[1-9]\d{0,8}$/.test(codeOrId) ? [eb('id', '=', Number(codeOrId))] : [])]),
    )
    .orderBy((eb) => eb('code', '=', codeOrId), 'desc')
    .limit(1);

/** A listed product, by the code or id in an address. */
export const listedProductNamed = (db: Db, codeOrId: string) =>
  db.selectFrom('products').select('id').where('id', '=', productIdNamed(db, codeOrId)).where('is_listed', '=', true);

/** Code and model of products, listed or not. */
export const namesOfProducts = (db: Db, codes: readonly string[], ids: readonly number[]) =>
  db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .select(['products.id', 'products.code', 'models.code as model'])
    .where(sql<boolean>`(products.code = any(${codes}::text[]) or products.id = any(${ids}::int[]))`)
    .execute();

/** Every product, listed or not, in portions by id. */
export async function productIdsAfter(db: Db, last: number, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('products').select('id').where('id', '>', last).orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}
