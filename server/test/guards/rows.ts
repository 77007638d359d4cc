// Rows for tests of the constraints. Each function inserts one valid row with the test's changes.
import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../src/db/database.ts';
import type { Schema } from '../../src/db/schema.generated.ts';

export type New<Table extends keyof Schema> = Insertable<Schema[Table]>;
export type Changes<Table extends keyof Schema> = Partial<New<Table>>;

const DAY_MS = 86_400_000;
export const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Journeys share a database: each process counts from a different number (Playwright's worker index). */
let made = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 1_000;
/** Different for each call within a test file, which has its own database. */
function digits(count: number): string {
  made += 1;
  return String(made).padStart(count, '0');
}

export async function insertCustomer(db: Db): Promise<number> {
  const row = { email: `buyer-${digits(6)}@tokhi.example`, name: 'Бат' };
  const { id } = await db.insertInto('customers').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertStaff(db: Db): Promise<number> {
  const row = { email: `staff-${digits(6)}@tokhi.example`, name: 'Сараа', password_hash: '$argon2id$test' };
  const { id } = await db.insertInto('staff_members').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A product of the demo shop. */
export async function demoProduct(db: Db, code = '70489215'): Promise<Selectable<Schema['products']>> {
  return db.selectFrom('products').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
}

/** One more colour of a demo model: a valid product that is not inserted yet. */
export async function newProduct(db: Db, changes: Changes<'products'> = {}): Promise<New<'products'>> {
  const { model_id, category_id, sub_category_id, brand_id } = await demoProduct(db);
  const colour = await db
    .insertInto('colours')
    .values({ name: `Өнгө ${digits(6)}`, swatch: '#a0b0c0' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...{ model_id, category_id, sub_category_id, brand_id },
    colour_id: colour.id,
    code: `99${digits(6)}`,
    name: 'NARAN 3 хүний буйдан',
    price_tug: 100_000,
    regular_price_tug: 100_000,
    published_at: new Date(),
    ...changes,
  };
}

export async function insertProduct(db: Db, changes: Changes<'products'> = {}): Promise<number> {
  const row = await newProduct(db, changes);
  const { id } = await db.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A product with a given stock. */
export async function insertStockedProduct(db: Db, onHand: number): Promise<number> {
  const id = await insertProduct(db);
  await db.insertInto('stock_levels').values({ product_id: id, on_hand: onHand }).execute();
  return id;
}

/** A pending order of one product for 200,000₮, with pickup; not inserted yet. */
export function newOrder(customerId: number, changes: Changes<'orders'> = {}): New<'orders'> {
  return {
    customer_id: customerId,
    idempotency_key: randomUUID(),
    order_number: `IK${digits(10)}`,
    subtotal_tug: 200_000,
    total_tug: 200_000,
    expires_at: daysFromNow(1),
    weight_grams: 12_000,
    volume_ml: 90_000,
    package_count: 1,
    delivery_kind: 'pickup',
    pickup_place_id: 1,
    customer_kind: 'individual',
    contact_name: 'Бат',
    contact_phone: '99112233',
    contact_email: 'bat@tokhi.example',
    ...changes,
  };
}

/** Makes a pending order one with home delivery. */
export const homeDelivery = { delivery_kind: 'delivery', pickup_place_id: null, district_id: 1, address: '12-34' };

/** Makes a pending order a paid one. */
export const paid = () => ({
  status: 'paid',
  payment_method: 'qpay',
  submitted_at: new Date(),
  paid_at: new Date(),
});

/** Makes a pending order an expired one. */
export const expired = () => ({ status: 'expired', expired_at: new Date() });

export async function insertOrder(db: Db, changes: Changes<'orders'> = {}): Promise<number> {
  const row = newOrder(changes.customer_id ?? (await insertCustomer(db)), changes);
  const { id } = await db.insertInto('orders').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** An order line as sold: two pieces at 100,000₮; not inserted yet. */
export async function newOrderLine(
  db: Db,
  orderId: number,
  changes: Changes<'order_lines'> = {},
): Promise<New<'order_lines'>> {
  const { id, code, name } = await demoProduct(db);
  return {
    order_id: orderId,
    product_id: id,
    position: 1,
    quantity: 2,
    regular_price_tug: 100_000,
    price_tug: 100_000,
    sale_price_tug: 100_000,
    line_total_tug: 200_000,
    earned_bonus_tug: 6_000,
    bonus_percent: 3,
    code,
    name,
    model: 'NARAN',
    colour_name: 'Саарал',
    ...changes,
  };
}

/** An invoice at QPay; not inserted yet. */
export function newInvoice(orderId: number, changes: Changes<'invoices'> = {}): New<'invoices'> {
  return { order_id: orderId, amount_tug: 200_000, provider: 'qpay', reference: `R${digits(6)}`, ...changes };
}

/** A QPay payment of an order, 200,000₮; not inserted yet. */
export function newPayment(orderId: number | null, changes: Changes<'payments'> = {}): New<'payments'> {
  return {
    order_id: orderId,
    amount_tug: 200_000,
    received_at: new Date(),
    provider: 'qpay',
    provider_payment_id: `P${digits(6)}`,
    outcome: orderId === null ? 'unknown_order' : 'matched',
    noticed_by: 'callback',
    ...changes,
  };
}

export async function insertPayment(
  db: Db,
  orderId: number | null,
  changes: Changes<'payments'> = {},
): Promise<number> {
  const row = newPayment(orderId, changes);
  const { id } = await db.insertInto('payments').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertCode(db: Db, changes: Changes<'codes'> = {}): Promise<number> {
  const row = { code: `BELEG${digits(6)}`, kind: 'voucher', amount_tug: 10_000, ...changes };
  const { id } = await db.insertInto('codes').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
