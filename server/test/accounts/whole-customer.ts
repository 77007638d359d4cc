import type { Db } from '../../src/db/database.ts';
import {
  demoProduct,
  insertCode,
  insertOrder,
  insertPayment,
  insertStaff,
  newInvoice,
  newOrderLine,
  paid,
} from '../guards/rows.ts';
import { oneMoreSession } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type AccountOfTest, insertAccount } from './account-of-test.ts';

export interface WholeCustomer extends AccountOfTest {
  token: string;
  /** The hash of the token in the callback address of the customer's invoice: secret, and unique to it. */
  callbackHash: Buffer;
}

const later = (ms: number) => new Date(DEMO_DAY.getTime() + ms);

/** Bytes in the rows of a whole customer that must never be shown. */
export const SECRET_BYTES = Buffer.alloc(32, 171);

/** A customer with a row in every table that refers to customers. */
export async function wholeCustomer(db: Db): Promise<WholeCustomer> {
  const account = await insertAccount(db);
  const { id: customer_id, email } = account;
  const { id: product_id } = await demoProduct(db);
  await db
    .updateTable('customers')
    .set({
      phone: '99887766',
      phone_2: '88776655',
      kind: 'organisation',
      register_number: '1234567',
      picture: 'p.webp',
    })
    .where('id', '=', customer_id)
    .execute();
  await db
    .insertInto('customer_identities')
    .values({ customer_id, issuer: 'google', subject: `g-${customer_id}` })
    .execute();
  await db
    .insertInto('customer_pictures')
    .values({ customer_id, key: `p${String(customer_id).padStart(21, '0')}`, webp: Buffer.from('a picture') })
    .execute();
  await db
    .insertInto('social_tickets')
    .values({ customer_id, ticket_hash: hashFor(customer_id, 3), expires_at: later(60_000) })
    .execute();
  await db
    .insertInto('customer_addresses')
    .values({ customer_id, district_id: 1, address: '12-34', contact_name: 'Болд', phone: '99887766', email })
    .execute();
  await db
    .insertInto('one_time_tokens')
    .values([
      {
        ...{ token_hash: hashFor(customer_id, 1), customer_id, email, purpose: 'reset_password' },
        ...{ created_at: DEMO_DAY, expires_at: later(3_600_000) },
      },
      {
        ...{ token_hash: hashFor(customer_id, 2), code_hash: SECRET_BYTES, email, purpose: 'login_code' },
        ...{ created_at: DEMO_DAY, expires_at: later(600_000) },
      },
    ])
    .execute();
  await db.insertInto('link_requests').values({ email, purpose: 'reset_password' }).execute();
  await db.insertInto('cart_lines').values({ customer_id, product_id, price_seen_tug: 1 }).execute();
  await db.insertInto('favourites').values({ customer_id, product_id, slot: 1, price_seen_tug: 1 }).execute();
  await db.insertInto('stock_alerts').values({ customer_id, product_id }).execute();
  await db.insertInto('reviews').values({ customer_id, product_id, rating: 5, message: 'Сайн' }).execute();
  await db.insertInto('contact_messages').values({ customer_id, title: 'Асуулт', message: 'Хэзээ?' }).execute();
  await db
    .insertInto('contact_answers')
    .values({ customer_id, staff_id: await insertStaff(db), text: 'Маргааш', created_at: DEMO_DAY })
    .execute();
  await db
    .insertInto('idempotent_replies')
    .values({ customer_id, key: 'abcdefgh', call: 'createOrder', body_hash: SECRET_BYTES, reply: '{}' })
    .execute();
  const notification = {
    customer_id,
    channel: 'email',
    recipient: email,
    subject: 'Код',
    payload: JSON.stringify({ title: email }),
  };
  await db
    .insertInto('notifications')
    .values([
      { ...notification, template: 'login-code', dedupe_key: `waits:${customer_id}`, secret: '{"code":"secret-code"}' },
      { ...notification, template: 'welcome', dedupe_key: `sent:${customer_id}`, status: 'sent', sent_at: DEMO_DAY },
    ])
    .execute();
  const callbackHash = hashFor(customer_id, 4);
  await finishedOrder(db, customer_id, callbackHash);
  return { ...account, callbackHash, token: await oneMoreSession(db, customer_id) };
}

const hashFor = (customerId: number, which: number): Buffer => {
  const hash = Buffer.alloc(32, which);
  hash.writeUInt32BE(customerId);
  return hash;
};

/** Paid and delivered, with a code, a bonus, a receipt and a finished refund. */
async function finishedOrder(db: Db, customer_id: number, callback_token_hash: Buffer): Promise<void> {
  const order_id = await insertOrder(db, { customer_id });
  await db
    .insertInto('order_lines')
    .values(await newOrderLine(db, order_id))
    .execute();
  await db
    .insertInto('order_status_changes')
    .values({ order_id, to_status: 'pending', changed_by: 'customer' })
    .execute();
  await db
    .insertInto('code_uses')
    .values({ order_id, code_id: await insertCode(db) })
    .execute();
  await db.insertInto('invoices').values(newInvoice(order_id, { callback_token_hash })).execute();
  const steps = ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'] as const;
  const times = Object.fromEntries(steps.map((step) => [`${step}_at`, DEMO_DAY]));
  await db
    .updateTable('orders')
    .set({ ...paid(), ...times, status: 'delivered' })
    .where('id', '=', order_id)
    .execute();
  const payment_id = await insertPayment(db, order_id);
  await refundDone(db, order_id, payment_id);
  await db
    .insertInto('receipts')
    .values({
      order_id,
      total_tug: 200_000,
      vat_tug: 18_182,
      bill_day: '2026-11-15',
      bill_suffix: order_id,
      kind: 'b2c',
      lines: JSON.stringify([{ name: 'NARAN 3 хүний буйдан', quantity: 2, unitPriceTug: 100_000 }]),
      district_code: '2501',
    })
    .execute();
  await db
    .insertInto('bonus_ledger')
    .values([
      { customer_id, points: 2_020, reason: 'welcome' },
      { customer_id, points: 6_000, reason: 'earned', order_id },
    ])
    .execute();
}

/** One of the customer's pieces was returned on request, and refunded. */
async function refundDone(db: Db, order_id: number, payment_id: number): Promise<void> {
  const { id: request_id } = await db
    .insertInto('refund_requests')
    .values({ order_id, taken_back_bonus: 0, returned_bonus: 0, status: 'done', settled_at: DEMO_DAY })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('refund_lines')
    .values({ request_id, order_id, position: 1, quantity: 1, gross_tug: 1_000 })
    .execute();
  await db
    .insertInto('refunds')
    .values({
      ...{ payment_id, order_id, request_id, gross_tug: 1_000, amount_tug: 1_000, reason: 'defective' },
      ...{ instrument: 'provider', status: 'done', finished_at: DEMO_DAY, provider_refund_id: 'R1' },
      ...{ bank_name: 'Хаан банк', account_number: '5012345678', account_holder: 'Болд' },
    })
    .execute();
}
