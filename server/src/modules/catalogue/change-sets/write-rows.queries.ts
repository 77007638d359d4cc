import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** The fields of `before` and `after` as JSON has them. */
export interface Fields {
  price_tug?: number;
  regular_price_tug?: number;
  discount_percent?: number;
  discount_ending?: number;
  discount_starts_at?: string | null;
  discount_ends_at?: string | null;
  cost_fen?: number | null;
  name?: string;
  bonus_percent?: number;
  weight_grams?: number;
  customs_code?: string | null;
}

export interface LockedRow {
  product_id: number;
  seen_version: number;
  before: Fields;
  after: Fields;
  version: number;
  price_tug: number;
  regular_price_tug: number;
  discount_percent: number;
  discount_ending: number;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
}

/**
 * Locks these rows of a set with their products until the transaction ends, in the order of ids. An order references a product without
 * changing it: it waits for none of these locks.
 */
export async function lockRows(tx: Tx, setId: number, productIds: readonly number[]): Promise<LockedRow[]> {
  const { rows } = await sql<LockedRow>`
    select one.product_id, one.seen_version, one.before, one.after, products.version, products.price_tug,
      products.regular_price_tug, products.discount_percent, products.discount_ending, products.discount_starts_at,
      products.discount_ends_at
    from products join change_set_rows as one on one.set_id = ${setId} and one.product_id = products.id
    where products.id = any(${[...productIds]}::int[])
    order by products.id for no key update of products`.execute(tx);
  return rows;
}

type Written = readonly { id: number; fields: Fields }[];

/** Also raises the version of a product without any of these fields: only its cost changes, in its own table. */
export async function writeFacts(
  tx: Tx,
  products: Written,
  editor: number,
): Promise<{ id: number; version: number }[]> {
  const { rows } = await sql<{ id: number; version: number }>`
    update products set name = coalesce(one.fields ->> 'name', products.name),
      bonus_percent = coalesce((one.fields ->> 'bonus_percent')::int, products.bonus_percent),
      weight_grams = coalesce((one.fields ->> 'weight_grams')::int, products.weight_grams),
      customs_code = case when one.fields ? 'customs_code' then one.fields ->> 'customs_code' else products.customs_code end,
      edited_by = ${editor}, version = products.version + 1
    from json_to_recordset(${JSON.stringify(products)}::json) as one (id int, fields jsonb)
    where products.id = one.id
    returning products.id, products.version`.execute(tx);
  return rows;
}

export async function writeCosts(tx: Tx, products: Written, now: Date): Promise<void> {
  const costs = JSON.stringify(products);
  await sql`
    with wanted as (
      select id, (fields ->> 'cost_fen')::int as cost_fen from json_to_recordset(${costs}::json) as one (id int, fields jsonb)),
    gone as (delete from product_costs using wanted where product_id = id and wanted.cost_fen is null)
    insert into product_costs (product_id, cost_fen, changed_at)
    select id, cost_fen, ${now} from wanted where cost_fen is not null
    on conflict (product_id) do update set cost_fen = excluded.cost_fen, changed_at = excluded.changed_at`.execute(tx);
}
