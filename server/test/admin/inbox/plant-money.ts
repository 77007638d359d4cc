import { sql } from 'kysely';
import type { Db } from '../../../src/db/database.ts';
import { insertOrder, insertPayment, newInvoice, paid } from '../../guards/rows.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { ago } from './inbox-of-test.ts';

/** An inbox item, and how it is resolved. */
export interface Planted {
  subject: string;
  end: () => Promise<unknown>;
}

export const numberOf = async (db: Db, id: number) =>
  (await db.selectFrom('orders').select('order_number').where('id', '=', id).executeTakeFirstOrThrow()).order_number;

/** A refund of 200,000₮ with that reason. */
export async function plantRefund(
  db: Db,
  reason: string,
  outcome: string,
  {
    status = 'requested',
    ...changes
  }: { status?: string; amount_tug?: number; paid_tug?: number; sent_at?: Date } = {},
): Promise<Planted> {
  const order = outcome === 'unknown_order' ? null : await insertOrder(db, outcome === 'matched' ? paid() : {});
  const amount = changes.paid_tug ?? 200_000;
  const payment = await insertPayment(db, order, { outcome, amount_tug: amount });
  const back = changes.amount_tug ?? amount;
  const { id } = await db
    .insertInto('refunds')
    .values({
      ...{ payment_id: payment, order_id: order, gross_tug: back, amount_tug: back, reason, status },
      ...{ instrument: 'provider', created_at: ago(1), sent_at: changes.sent_at ?? null },
      ...(['cancelled', 'defective'].includes(reason) && {
        ...{ bank_name: 'Хаан банк', account_number: '5000000000', account_holder: 'Болд' },
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const end = () =>
    sql`update refunds set status = 'done', finished_at = ${DEMO_DAY}, proof = 'bank 1',
      sent_at = coalesce(sent_at, ${DEMO_DAY}) where id = ${id}`.execute(db);
  return { subject: `refund ${id}`, end };
}

export async function plantByHand(db: Db, provider: string, lender: string | null = null): Promise<Planted> {
  const order = await insertOrder(db, { payment_method: provider, submitted_at: ago(80), lender_code: lender });
  const invoice = { ...newInvoice(order, { provider }), created_at: ago(80) };
  await db.insertInto('invoices').values(invoice).execute();
  const subject = await numberOf(db, order);
  const paidNow = { status: 'paid', closed_at: DEMO_DAY };
  return { subject, end: () => db.updateTable('invoices').set(paidNow).where('order_id', '=', order).execute() };
}
