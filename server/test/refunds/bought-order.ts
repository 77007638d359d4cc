import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { changeStatus } from '../../src/modules/orders/public.ts';
import { followReceipt } from '../../src/modules/payments/public.ts';
import { type Changes, insertCode, insertPayment } from '../guards/rows.ts';
import { type FormOfTest, orderAs } from '../orders/form-of-test.ts';
import { stockedProduct } from '../orders/stocked-product.ts';
import { askAs, signedInCustomer } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';

export interface Bought {
  /** The number of tables at 100,000₮ and of chairs at 40,000₮. */
  tables?: number;
  chairs?: number;
  form?: Partial<FormOfTest>;
  /** As stored in the tables. */
  method?: string;
  /** Extra points of the buyer, and how many of them are spent. */
  points?: number;
  spent?: number;
  /** The amounts of partial payments; by default one payment. */
  amounts?: readonly number[];
  payment?: Changes<'payments'>;
}

/** A paid order of tables and chairs, with everybody involved. */
export async function boughtOrder(db: Db, app: FastifyInstance, asked: Bought = {}) {
  const { tables = 1, chairs = 2, form = {}, method = 'bank_transfer', points = 0, spent = 0 } = asked;
  const buyer = await signedInCustomer(db);
  const [table, chair] = [
    await stockedProduct(db, 10),
    await stockedProduct(db, 10, { price_tug: 40_000, regular_price_tug: 40_000 }),
  ];
  const lines = [
    { code: table.code, qty: tables },
    { code: chair.code, qty: chairs },
  ].filter(({ qty }) => qty > 0);
  const made = await orderAs(app, buyer.token, { lines, ...form });
  const { id, total_tug } = await db
    .selectFrom('orders')
    .select(['id', 'total_tug'])
    .where('order_number', '=', made.body.ordernumber)
    .executeTakeFirstOrThrow();
  if (points > 0) await give(db, buyer.id, points);
  if (spent > 0) await spend(db, { customerId: buyer.id, orderId: id, spent });
  await db.updateTable('orders').set({ payment_method: method, submitted_at: DEMO_DAY }).where('id', '=', id).execute();
  const totalTug = total_tug - spent;
  const amounts = asked.amounts ?? [totalTug];
  for (const [at, amount_tug] of amounts.entries()) {
    const outcome = at === amounts.length - 1 ? 'matched' : 'part';
    await insertPayment(db, id, { provider: method, amount_tug, outcome, ...asked.payment });
  }
  await inTransaction(db, async (tx) => {
    await changeStatus(tx, id, 'paid', { mover: 'system' }, DEMO_DAY);
    await followReceipt(tx, id);
  });
  return { id, buyer, table, chair, ordernumber: made.body.ordernumber, totalTug };
}

export type BoughtOrder = Awaited<ReturnType<typeof boughtOrder>>;

const give = (db: Db, customer_id: number, points: number) =>
  db.insertInto('bonus_ledger').values({ customer_id, points, reason: 'welcome' }).execute();

async function spend(db: Db, of: { customerId: number; orderId: number; spent: number }): Promise<void> {
  const points = -of.spent;
  const row = { customer_id: of.customerId, order_id: of.orderId, points, reason: 'spent' };
  await db.insertInto('bonus_ledger').values(row).execute();
  await db
    .updateTable('orders')
    .set((eb) => ({ used_bonus_tug: of.spent, total_tug: eb('total_tug', '-', of.spent) }))
    .where('id', '=', of.orderId)
    .execute();
}

export const ACCOUNT = { bank: 'Хаан банк', number: '5012 345 678', holder: 'Болд' };

/** Reads the refund terms, and requests exactly that. */
export async function askBack(
  app: FastifyInstance,
  { buyer, ordernumber }: Pick<BoughtOrder, 'buyer' | 'ordernumber'>,
  lines?: readonly { id: string; qty: number }[],
) {
  const pieces = lines ? { lines } : {};
  const terms = await askAs(app, buyer.token, 'refundTerms', { ordernumber, ...pieces });
  if (terms.status !== 200) return { terms, asked: terms };
  const { reason, sums } = terms.body;
  const asked = await askAs(app, buyer.token, 'askRefund', {
    ...{ ordernumber, reason, account: ACCOUNT, sum: sums.amount },
    ...pieces,
  });
  return { terms, asked };
}

/** A voucher that reduces by 10,000₮. */
export const voucher = (db: Db, code: string) => insertCode(db, { code, kind: 'voucher', amount_tug: 10_000 });
