import type { Db } from '../../db/database.ts';

/** Product names for staff, listed or not. */
export async function productNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { code: string; name: string }>();
  const rows = await db
    .selectFrom('products')
    .innerJoin('colours', 'colours.id', 'products.colour_id')
    .select(['products.id', 'products.code', 'products.name', 'colours.name as colour'])
    .where('products.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, code, name, colour }) => [id, { code, name: `${name}, ${colour}` }]));
}
