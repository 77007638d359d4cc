import { type OrderStatus, orderStatuses, timestampOf } from '@tokhi/rules/order/order-status';
import { type RawBuilder, sql } from 'kysely';

const whenReached = (status: OrderStatus) =>
  sql`when ${sql.lit(status)} then ${sql.ref(`orders.${timestampOf(status)}`)}`;
const steps = orderStatuses.filter((status) => status !== 'pending').map(whenReached);

/** When an order reached its status, word for word as in the index `orders_in_work_by_step`. */
export const orderSince: RawBuilder<Date> = sql`case orders.status ${sql.join(steps, sql` `)} else orders.created_at end`;
