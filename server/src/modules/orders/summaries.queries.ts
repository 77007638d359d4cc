import type { Db } from '../../db/database.ts';

/** A customer's orders for a list, the newest first. */
export const summariesOf = (db: Db, customerId: number, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('orders')
    .select([
      'order_number as ordernumber',
      'created_at',
      'total_tug as total_amount',
      'lending_fee_tug as lend_fee',
      'status',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
