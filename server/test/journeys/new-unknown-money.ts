import type { Db } from '../../src/db/database.ts';
import { insertOrder, insertPayment, newInvoice, newOrderLine } from '../guards/rows.ts';
import { freeOrderNumbers } from './free-order-numbers.ts';
import { newTransfers } from './new-transfers.ts';

/** A payment without an order, and the unpaid order that it is for; both as JSON. */
export async function newUnknownMoney(db: Db): Promise<string> {
  const [order] = await newTransfers(db, 1);
  if (order === undefined) throw new Error('no order was made');
  const payer = `ЭЗЭН ${order.number}`;
  const came = { provider: 'bank_transfer', amount_tug: order.total, payer, provider_payment_id: `FT-${order.number}` };
  await insertPayment(db, null, came);
  return JSON.stringify({ number: order.number, payer });
}

/** An unpaid order without its lender's number. */
export async function newLoan(db: Db): Promise<string> {
  const lender = 'khan_lending';
  const [reference = ''] = await freeOrderNumbers(db, 1);
  const chosen = { payment_method: lender, lender_code: lender, submitted_at: new Date(), order_number: reference };
  const orderId = await insertOrder(db, chosen);
  await db
    .insertInto('order_lines')
    .values(await newOrderLine(db, orderId))
    .execute();
  await db
    .insertInto('invoices')
    .values(newInvoice(orderId, { provider: lender, reference }))
    .execute();
  return reference;
}
