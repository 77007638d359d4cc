import type { InboxKindName } from '@tokhi/contract/admin/inbox-kinds';
import { sql } from 'kysely';
import { BROKEN_INVARIANTS } from '../../../src/modules/orders/public.ts';
import { LOTTERIES_LEFT } from '../../../src/modules/receipts/public.ts';
import { insertOrder, insertPayment, insertStaff, paid } from '../../guards/rows.ts';
import { signedInCustomer } from '../../signed-in-customer.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { ago, type InboxOfTest } from './inbox-of-test.ts';
import { createWaiting } from './plant-approvals.ts';
import { numberOf, type Planted, plantByHand, plantRefund } from './plant-money.ts';

/** How an item of each kind arises, and how it ends. */
export const createPlants = ({ db, ask, ...inbox }: InboxOfTest): Record<InboxKindName, () => Promise<Planted>> => ({
  'refund-to-send': () => plantRefund(db(), 'defective', 'matched'),
  'cancel-request': () => plantRefund(db(), 'cancelled', 'matched'),
  'refund-unanswered': () => plantRefund(db(), 'duplicate_payment', 'duplicate', { status: 'sent', sent_at: ago(1) }),
  'bonus-to-approve': async () => {
    const [preparer, approver] = [await insertStaff(db()), await insertStaff(db())];
    const { id: customerId } = await signedInCustomer(db());
    const { id } = await db()
      .insertInto('approvals')
      .values({
        ...{ kind: 'bonus', subject: `customer ${customerId}`, reason: 'Талархал. Олон жил', requested_by: preparer },
        ...{ payload: JSON.stringify({ customerId, points: 60_000 }), requested_at: ago(1), expires_at: ago(-71) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const declined = { state: 'declined', finished_by: approver, finished_at: DEMO_DAY, version: 2 };
    return {
      subject: String(id),
      end: () => db().updateTable('approvals').set(declined).where('id', '=', id).execute(),
    };
  },
  'money-unknown': () => plantRefund(db(), 'unknown_order', 'unknown_order'),
  'money-late': () => plantRefund(db(), 'late_payment', 'late'),
  'money-twice': () => plantRefund(db(), 'duplicate_payment', 'duplicate'),
  'money-over': () => plantRefund(db(), 'wrong_amount', 'wrong_amount', { paid_tug: 900_000 }),
  'money-short': async () => {
    const order = await insertOrder(db());
    await insertPayment(db(), order, { outcome: 'part', provider: 'bank_transfer', amount_tug: 5_000 });
    const expire = { status: 'expired', expired_at: DEMO_DAY };
    return {
      subject: await numberOf(db(), order),
      end: () => db().updateTable('orders').set(expire).where('id', '=', order).execute(),
    };
  },
  'step-late': async () => {
    const late = { ...paid(), created_at: ago(900), submitted_at: ago(900), paid_at: ago(900) };
    const order = await insertOrder(db(), late);
    const moved = { status: 'ordered', ordered_at: DEMO_DAY };
    return {
      subject: `${await numberOf(db(), order)} paid`,
      end: () => db().updateTable('orders').set(moved).where('id', '=', order).execute(),
    };
  },
  'transfer-due': () => plantByHand(db(), 'bank_transfer'),
  'lender-number-due': () => plantByHand(db(), 'khan_lending', 'khan_lending'),
  'provider-silent': async () => {
    const order = await insertOrder(db(), { created_at: ago(9), expires_at: ago(3) });
    const expire = { status: 'expired', expired_at: DEMO_DAY };
    return {
      subject: await numberOf(db(), order),
      end: () => db().updateTable('orders').set(expire).where('id', '=', order).execute(),
    };
  },
  'notice-failed': async () => {
    const { id } = await db()
      .insertInto('notifications')
      .values({
        ...{ channel: 'sms', template: 'step', recipient: '99112233', dedupe_key: 'planted', status: 'failed' },
        ...{ last_error: 'refused', created_at: ago(2), attempts: 3 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sent = { status: 'sent', sent_at: DEMO_DAY };
    return {
      subject: String(id),
      end: () => db().updateTable('notifications').set(sent).where('id', '=', id).execute(),
    };
  },
  'receipt-failed': async () => {
    const order = await insertOrder(db(), paid());
    await db()
      .insertInto('receipts')
      .values({
        ...{ order_id: order, total_tug: 200_000, vat_tug: 0, kind: 'b2c', status: 'failed', failed_at: ago(1) },
        ...{ bill_day: '2026-11-15', bill_suffix: 999_999, district_code: '0101', lines: JSON.stringify([{}]) },
      })
      .execute();
    const again = { status: 'requested', failed_at: null };
    return {
      subject: await numberOf(db(), order),
      end: () => db().updateTable('receipts').set(again).where('order_id', '=', order).execute(),
    };
  },
  'lotteries-few': async () => {
    const found = { name: LOTTERIES_LEFT, value: 499, found_at: DEMO_DAY };
    await db().insertInto('worker_findings').values(found).execute();
    return { subject: 'left', end: () => db().updateTable('worker_findings').set({ value: 500 }).execute() };
  },
  'job-failed': async () => {
    const { id } = await db()
      .insertInto('failed_jobs')
      .values({
        ...{ job_id: 77, name: 'send-email', key: 'planted', payload: JSON.stringify({ id: 5 }), attempts: 6 },
        ...{ last_error: 'ETIMEDOUT', failed_at: ago(2) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { subject: String(id), end: () => ask('retryJob', { id }) };
  },
  'message-unanswered': async () => {
    const { id: customer } = await signedInCustomer(db());
    const { id } = await db()
      .insertInto('contact_messages')
      .values({ customer_id: customer, title: 'Хүргэлт', message: 'Хэзээ ирэх вэ?', created_at: ago(20) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const item = { kind: 'message-unanswered', subject: String(id), version: 0, reason: 'Утсаар хариулсан' };
    return { subject: String(id), end: () => ask('finishItem', item) };
  },
  'review-unanswered': async () => {
    const { id: customer } = await signedInCustomer(db());
    const { id: product } = await db().selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
    const { id } = await db()
      .insertInto('reviews')
      .values({
        customer_id: customer,
        product_id: product,
        rating: 2,
        message: 'Нэг хөл нь богино',
        created_at: ago(3),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const item = { kind: 'review-unanswered', subject: String(id), version: 0, reason: 'Утасдсан' };
    return { subject: String(id), end: () => ask('finishItem', item) };
  },
  'price-to-approve': () => createWaiting({ db, ask, ...inbox }).price(),
  'prices-to-approve': () => createWaiting({ db, ask, ...inbox }).changeSet(),
  'purchase-to-approve': () => createWaiting({ db, ask, ...inbox }).purchase(),
  'invariant-broken': async () => {
    const name = `${BROKEN_INVARIANTS}a total is the sum of its terms`;
    await db().insertInto('worker_findings').values({ name, value: 3, found_at: DEMO_DAY }).execute();
    const end = () => db().deleteFrom('worker_findings').where('name', '=', name).execute();
    return { subject: 'a total is the sum of its terms', end };
  },
  'endings-taken': async () => {
    const set = (many: number) =>
      sql`update settings set value = ${JSON.stringify({ manyUnpaidOrders: many })}::jsonb where key = 'inbox'`.execute(
        db(),
      );
    await insertOrder(db());
    await insertOrder(db());
    await set(1);
    return { subject: '2026-11-15', end: () => set(5_000) };
  },
});
