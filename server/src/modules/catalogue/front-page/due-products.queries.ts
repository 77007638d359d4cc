import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/** A change of a product that is due until a moment: the columns as the jobs will write them. */
interface Step {
  product_id: number;
  applies_at: Date;
  price_tug: number | null;
  regular_price_tug: number | null;
  discount_percent: number | null;
  discount_ending: number | null;
  discount_starts_at: string | null;
  discount_ends_at: string | null;
  is_published: boolean;
}

/** Planned prices, scheduled change sets and publications that are due until `moment`, the earliest first. */
async function stepsUntil(tx: Tx, moment: Date): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select product_id, applies_at, price_tug, regular_price_tug, discount_percent, discount_ending,
      applies_at::text as discount_starts_at, discount_ends_at::text as discount_ends_at, false as is_published
    from planned_prices where state = 'planned' and applies_at <= ${moment}
    union all
    select one.product_id, sets.apply_at, (one.after ->> 'price_tug')::bigint, (one.after ->> 'regular_price_tug')::bigint,
      (one.after ->> 'discount_percent')::smallint, (one.after ->> 'discount_ending')::smallint,
      case when (one.after ->> 'discount_percent')::int > 0 then sets.apply_at::text else one.after ->> 'discount_starts_at' end,
      one.after ->> 'discount_ends_at', false
    from change_sets as sets
    join change_set_rows as one on one.set_id = sets.id
    join products on products.id = one.product_id and products.version = one.seen_version
    where sets.state = 'scheduled' and sets.apply_at <= ${moment}
    union all
    select id, publish_at, null, null, null, null, null, null, true
    from products where publish_at <= ${moment} and gaps & 3 = 0
    order by 2`.execute(tx);
  return rows;
}

/**
 * Until the transaction ends, its own statements read products as they will be at `moment`: those that change until then from a copy, all
 * others from the table. Takes no locks; the cost depends on the number of changes, not on the size of the shop. Returns the changed ids.
 */
export async function foreseeProducts(tx: Tx, moment: Date): Promise<number[]> {
  const steps = await stepsUntil(tx, moment);
  const ids = [...new Set(steps.map(({ product_id }) => product_id))];
  if (ids.length === 0) return [];
  await sql`create temporary table due_products on commit drop as select * from public.products where id = any(${ids}::int[])`.execute(
    tx,
  );
  await sql`create unique index on due_products (id)`.execute(tx);
  for (const step of steps) await takeStep(tx, step);
  await sql`
    create temporary view products as
    select * from public.products as fixed where not exists (select from due_products as due where due.id = fixed.id)
    union all
    select * from due_products`.execute(tx);
  return ids;
}

async function takeStep(tx: Tx, step: Step): Promise<void> {
  if (step.is_published) {
    await sql`update due_products set published_at = coalesce(published_at, publish_at), withdrawn_at = null, publish_at = null, is_listed = true
      where id = ${step.product_id}`.execute(tx);
    return;
  }
  if (step.price_tug !== null) {
    await sql`update due_products set price_tug = ${step.price_tug},
      regular_price_tug = ${step.regular_price_tug ?? sql.ref('regular_price_tug')} where id = ${step.product_id}`.execute(
      tx,
    );
  }
  if (step.discount_percent !== null) {
    await sql`update due_products set discount_percent = ${step.discount_percent}, discount_ending = ${step.discount_ending ?? 0},
      discount_starts_at = ${step.discount_starts_at}::timestamptz, discount_ends_at = ${step.discount_ends_at}::timestamptz
      where id = ${step.product_id}`.execute(tx);
  }
}

/** The foreseen prices, for product data that is stored elsewhere. */
export const foreseenPrices = sql`select id, price_tug, regular_price_tug, discount_percent, discount_ending, discount_starts_at,
  discount_ends_at, published_at, is_listed from due_products`;
