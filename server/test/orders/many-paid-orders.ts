import { sql } from 'kysely';
import type { Db, Tx } from '../../src/db/database.ts';
import { followReceipts } from '../../src/modules/payments/public.ts';
import { type Changes, insertCustomer } from '../guards/rows.ts';
import { DEMO_DAY } from '../template-database.ts';
import { stockedProduct } from './stocked-product.ts';

export interface ManyOrders {
  customerId: number;
  ids: number[];
  numbers: string[];
}

interface ManyOptions {
  source?: 'beijing' | 'ulaanbaatar';
  /** As many as there are orders; else they are counted. */
  numbers?: readonly string[];
  product?: Changes<'products'>;
  /** Whose they are; else a new customer's. */
  customerId?: number;
}

const PRODUCTS = 3;
let made = 0;

/** How the orders are to be paid. */
const SUBMITTED = { payment_method: 'qpay', submitted_at: DEMO_DAY };

/**
 * Paid orders of two lines each over three products, by a few statements: what hundreds of customers would take minutes for. Every
 * invariant of orders and stock holds, so that they can be verified afterwards; with `withMoney` those of money and receipts, too.
 */
export async function manyPaidOrders(
  db: Db,
  count: number,
  { withMoney = false, ...options }: ManyOptions & { withMoney?: boolean } = {},
): Promise<ManyOrders> {
  const owner = await ownerOf(db, options);
  const goods = await goodsOf(db, count, options);
  return db.transaction().execute(async (tx) => {
    const orders = await insertOrders(tx, count, { ...options, ...owner, goods });
    await pay(tx, orders.ids);
    if (withMoney) await receiveMoney(tx, orders.ids);
    return orders;
  });
}

/** The same before anybody has paid, with a bank transfer as their method. */
export async function manyUnpaidOrders(db: Db, count: number, options: ManyOptions = {}): Promise<ManyOrders> {
  const owner = await ownerOf(db, options);
  const goods = await goodsOf(db, count, options);
  return db.transaction().execute(async (tx) => {
    const orders = await insertOrders(tx, count, { ...options, ...owner, goods });
    const chosen = { ...SUBMITTED, payment_method: 'bank_transfer' };
    await tx.updateTable('orders').set(chosen).where('id', 'in', orders.ids).execute();
    return orders;
  });
}

const ownerOf = async (db: Db, { customerId }: ManyOptions) => ({
  customerId: customerId ?? (await insertCustomer(db)),
});

async function goodsOf(db: Db, count: number, { product = {} }: ManyOptions): Promise<number[]> {
  const goods: number[] = [];
  for (let one = 0; one < PRODUCTS; one += 1) goods.push((await stockedProduct(db, 3 * count, product)).id);
  return goods;
}

/** The last four digits of up to 300 orders are theirs alone. */
function nextNumbers(count: number): string[] {
  made += 1;
  return Array.from({ length: count }, (_, at) => `IK${String(made * 1_000_300 + at + 1).padStart(10, '0')}`);
}

async function insertOrders(
  tx: Tx,
  count: number,
  {
    source = 'beijing',
    numbers = nextNumbers(count),
    customerId,
    goods,
  }: ManyOptions & { customerId: number; goods: readonly number[] },
): Promise<ManyOrders> {
  const later = new Date(DEMO_DAY.getTime() + 86_400_000);
  const { rows } = await sql<{ id: number; number: string }>`
    insert into orders (customer_id, idempotency_key, order_number, subtotal_tug, total_tug, created_at, expires_at, source,
      weight_grams, volume_ml, package_count, delivery_kind, pickup_place_id, customer_kind, contact_name, contact_phone, contact_email)
    select ${customerId}::bigint, gen_random_uuid()::text, number, 300000, 300000,
      ${DEMO_DAY}::timestamptz, ${later}::timestamptz, ${source}, 12000, 90000, 3, 'pickup', 1, 'individual', 'Бат ' || n, '99112233',
      'bat-' || n || '@tokhi.example'
    from unnest(${[...numbers]}::text[]) with ordinality numbers (number, n) order by n returning id, order_number as number`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  const lines = sql`(select id as order_id, ((id + line) % ${PRODUCTS}::int)::int as at, line from unnest(${ids}::bigint[]) id, generate_series(1, 2) line)`;
  await sql`insert into order_lines (order_id, product_id, position, quantity, regular_price_tug, price_tug, sale_price_tug,
      line_total_tug, earned_bonus_tug, bonus_percent, code, name, model, colour_name)
    select order_id, products.id, line, line, 100000, 100000, 100000, 100000 * line, 0, 3, products.code, products.name, 'NARAN', 'Саарал'
    from ${lines} lines join products on products.id = (${[...goods]}::int[])[at + 1]`.execute(tx);
  await sql`insert into order_status_changes (order_id, to_status, changed_by, changed_at)
    select id, 'pending', 'customer', ${DEMO_DAY} from unnest(${ids}::bigint[]) id`.execute(tx);
  await reserve(tx, ids, goods, 3 * count);
  return { customerId, ids, numbers: rows.map(({ number }) => number) };
}

async function reserve(tx: Tx, ids: readonly number[], goods: readonly number[], onHand: number): Promise<void> {
  const ofThese = sql`where order_id = any(${[...ids]}::bigint[])`;
  await sql`insert into stock_reservations (order_id, product_id, quantity, created_at)
    select order_id, product_id, quantity, ${DEMO_DAY} from order_lines ${ofThese}`.execute(tx);
  await sql`insert into stock_movements (order_id, product_id, reserved_change, on_hand_after, reserved_after, reason, created_at)
    select order_id, product_id, quantity, ${onHand}, sum(quantity) over (partition by product_id order by order_id), 'reserved', ${DEMO_DAY}
    from order_lines ${ofThese} order by product_id, order_id`.execute(tx);
  await sql`update stock_levels set reserved = coalesce((select sum(quantity) from order_lines where product_id = stock_levels.product_id), 0)
    where product_id = any(${[...goods]}::int[])`.execute(tx);
}

async function pay(tx: Tx, ids: readonly number[]): Promise<void> {
  const paid = { ...SUBMITTED, status: 'paid', paid_at: DEMO_DAY };
  await tx.updateTable('orders').set(paid).where('id', 'in', ids).execute();
  await sql`insert into order_status_changes (order_id, from_status, to_status, changed_by, changed_at)
    select id, 'pending', 'paid', 'system', ${DEMO_DAY} from unnest(${[...ids]}::bigint[]) id`.execute(tx);
}

async function receiveMoney(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`insert into payments (order_id, amount_tug, received_at, provider, provider_payment_id, outcome, noticed_by)
    select id, total_tug, ${DEMO_DAY}, 'qpay', 'P' || order_number, 'matched', 'callback'
    from orders where id = any(${[...ids]}::bigint[])`.execute(tx);
  await followReceipts(tx, ids);
}
