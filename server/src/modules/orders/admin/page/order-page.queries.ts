import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../../db/database.ts';
import { bonusOf } from '../../../bonus/public.ts';
import { kindOfCode } from '../../../checkout/public.ts';
import {
  districtAsJson,
  lendersAsJson,
  promisedPlaceAsJson,
  storedBankAccounts,
  storedCheckout,
  storedMessageTexts,
  storedReceipts,
} from '../../../settings/public.ts';

const OTHERS_SHOWN = 5;

const lines = (db: Db) =>
  db
    .selectFrom('order_lines')
    .select(['position', 'code', 'name', 'image', 'colour_name', 'sale_price_tug', 'quantity'])
    .select(['price_tug', 'regular_price_tug', 'line_total_tug'])
    .where('order_lines.order_id', '=', sql.ref<number>('orders.id'))
    .orderBy('position');

const notes = (db: Db) =>
  db
    .selectFrom('order_notes')
    .select(['id', 'staff_id', 'text', 'created_at'])
    .where('order_notes.order_id', '=', sql.ref<number>('orders.id'))
    .orderBy('id');

const others = (db: Db) =>
  db
    .selectFrom('orders as other')
    .select(['other.order_number', 'other.created_at', 'other.total_tug'])
    .select(sql<OrderStatus>`other.status`.as('status'))
    .where('other.customer_id', '=', sql.ref<number>('orders.customer_id'))
    .where('other.id', '<>', sql.ref<number>('orders.id'))
    .orderBy('other.id', 'desc')
    .limit(OTHERS_SHOWN);

/** How many orders the customer of an order has, including this one. */
const countOfCustomer = sql<number>`(select count(*)::int from orders counted where counted.customer_id = orders.customer_id)`;

/** An order with everything that its page needs from orders, settings and bonus, in one statement. */
export const pageOrder = (db: Db, orderNumber: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .select([
      jsonArrayFrom(lines(db)).as('lines'),
      jsonArrayFrom(notes(db)).as('notes'),
      jsonArrayFrom(others(db)).as('others'),
      jsonArrayFrom(db.selectFrom('order_step_times').select(['source', 'step', 'usual_seconds', 'latest_seconds'])).as(
        'measured',
      ),
      districtAsJson(db, sql.ref('orders.district_id')).as('district'),
      promisedPlaceAsJson(db, sql.ref('orders.pickup_place_id')).as('place'),
      lendersAsJson(db).as('lenders'),
      kindOfCode('orders.id').as('code_kind'),
      bonusOf('orders.customer_id').as('bonus'),
      countOfCustomer.as('order_count'),
      storedCheckout.as('checkout'),
      storedMessageTexts.as('message_texts'),
      storedReceipts.as('receipt_settings'),
      storedBankAccounts.as('bank_accounts'),
    ])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();

export type PageRow = NonNullable<Awaited<ReturnType<typeof pageOrder>>>;

export interface Contacts {
  contact_name: string;
  contact_phone: string;
  contact_phone_2: string | null;
  contact_email: string;
  district_id: number | null;
  khoroo: number | null;
  address: string | null;
}

/** The fields that staff may change, and the basis of the delivery fee. Read under the lock of the order. */
export const contactsOf = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders')
    .select(['contact_name', 'contact_phone', 'contact_phone_2', 'contact_email', 'district_id', 'khoroo', 'address'])
    .select(['delivery_kind', 'delivery_tug', 'subtotal_tug', 'sale_tug', 'code_tug', 'weight_grams', 'volume_ml'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/** A new address has no pin: the pin showed the old one. */
const NO_PIN = { latitude: null, longitude: null, three_words: null };

export async function writeContacts(
  tx: Tx,
  orderId: number,
  changed: Partial<Contacts>,
  hasMoved: boolean,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...changed, ...(hasMoved && NO_PIN), version: sql`version + 1` })
    .where('id', '=', orderId)
    .execute();
}

/** The version stays: an assignee does not invalidate a colleague's change. */
export async function writeAssignee(tx: Tx, orderId: number, staffId: number | null): Promise<void> {
  await tx.updateTable('orders').set({ assignee_id: staffId }).where('id', '=', orderId).execute();
}

export async function assigneeOf(tx: Tx, orderId: number): Promise<number | null> {
  const row = tx.selectFrom('orders').select('assignee_id').where('id', '=', orderId);
  return (await row.executeTakeFirstOrThrow()).assignee_id;
}

export async function insertNote(
  tx: Tx,
  { orderId, staffId, text }: { orderId: number; staffId: number; text: string },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('order_notes')
    .values({ order_id: orderId, staff_id: staffId, text, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
