// Rows that tests read after a payment.
import type { Db } from '../../src/db/database.ts';

export const statusOf = async (db: Db, orderId: number): Promise<string> => {
  const row = db.selectFrom('orders').select('status').where('id', '=', orderId);
  return (await row.executeTakeFirstOrThrow()).status;
};

export const outcomesOf = async (db: Db, orderId: number): Promise<string[]> => {
  const rows = db.selectFrom('payments').select(['outcome', 'amount_tug']).where('order_id', '=', orderId);
  return (await rows.orderBy('id').execute()).map(({ outcome, amount_tug }) => `${outcome} ${amount_tug}`);
};

export const tasksOf = async (db: Db, orderId: number): Promise<string[]> => {
  const rows = db.selectFrom('refunds').select(['reason', 'amount_tug', 'status']).where('order_id', '=', orderId);
  const tasks = await rows.orderBy('id').execute();
  return tasks.map(({ reason, amount_tug, status }) => `${reason} ${amount_tug} ${status}`);
};

export const balanceOf = async (db: Db, customerId: number): Promise<number> => {
  const row = db.selectFrom('bonus_balances').select('balance').where('customer_id', '=', customerId);
  return (await row.executeTakeFirst())?.balance ?? 0;
};

export const reservedOf = async (db: Db, productId: number): Promise<number> => {
  const row = db.selectFrom('stock_levels').select('reserved').where('product_id', '=', productId);
  return (await row.executeTakeFirstOrThrow()).reserved;
};
