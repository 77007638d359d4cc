import { sql } from 'kysely';
import type { DeliveredTo } from '../reviews/public.ts';

/** A refunded order does not count: a review is verified only if the goods were delivered and kept. */
export const deliveredTo: DeliveredTo = (customerId, productId) => sql<boolean>`exists (
  select from order_lines
  join orders on orders.id = order_lines.order_id
  where order_lines.product_id = ${sql.ref(productId)}
    and orders.customer_id = ${sql.ref(customerId)} and orders.status = 'delivered')`;
