import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { productIdNamed } from '../catalogue/public.ts';

/** A line as stored. */
export interface KeptLine {
  productId: number;
  quantity: number;
  checked: boolean;
  priceSeenTug: number;
}

interface KeptRow extends KeptLine {
  /** The cart's version when the line was added or last changed. */
  version: number;
}

/** The next version of the cart. Every change of the cart starts here, and so waits for a change that is in progress. */
export async function raiseVersion(tx: Tx, customerId: number): Promise<number> {
  const { version } = await tx
    .insertInto('carts')
    .values({ customer_id: customerId, version: 1 })
    .onConflict((taken) => taken.column('customer_id').doUpdateSet({ version: sql`carts.version + 1` }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** The whole cart, oldest line first, with its version: one statement, even for an empty cart. */
export async function keptCart(db: Db, customerId: number): Promise<{ version: number; lines: KeptRow[] }> {
  const { rows } = await sql<Nullable<KeptRow> & { cartVersion: number }>`
    select cart.version as "cartVersion", product_id as "productId", quantity, checked, price_seen_tug as "priceSeenTug",
      cart_lines.version
    from (select coalesce((select version from carts where customer_id = ${customerId}), 0) as version) as cart
    left join cart_lines on cart_lines.customer_id = ${customerId}
    order by added_at, product_id`.execute(db);
  return {
    version: rows[0]?.cartVersion ?? 0,
    lines: rows.filter((row): row is KeptRow & { cartVersion: number } => row.productId !== null),
  };
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** Adds or changes lines. */
export async function writeLines(
  tx: Tx,
  { customerId, version, now }: { customerId: number; version: number; now: Date },
  lines: readonly KeptLine[],
): Promise<void> {
  if (lines.length === 0) return;
  // A microsecond apart: lines added together keep their order.
  await sql`
    insert into cart_lines (customer_id, version, added_at, product_id, quantity, checked, price_seen_tug)
    select ${customerId}::bigint, ${version}::bigint, ${now}::timestamptz + place * interval '1 microsecond',
      product_id, quantity, checked, price_seen_tug
    from unnest(
      ${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[],
      ${lines.map((line) => line.checked)}::boolean[], ${lines.map((line) => line.priceSeenTug)}::bigint[]
    ) with ordinality as line (product_id, quantity, checked, price_seen_tug, place)
    on conflict (customer_id, product_id) do update set version = excluded.version, quantity = excluded.quantity,
      checked = excluded.checked, price_seen_tug = excluded.price_seen_tug`.execute(tx);
}

export async function deleteLines(tx: Tx, customerId: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .deleteFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`product_id = any(${productIds}::int[])`)
    .execute();
}

/** By the name on the page, sold or not. */
export async function deleteLineNamed(tx: Tx, customerId: number, code: string): Promise<void> {
  await tx
    .deleteFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productIdNamed(tx, code))
    .execute();
}
