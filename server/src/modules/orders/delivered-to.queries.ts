import { sql } from 'kysely';
import type { DeliveredTo } from '../reviews/public.ts';

/** A refunded order is none: only what was delivered and kept makes its buyer's word a verified one. */
export const deliveredTo: DeliveredTo = (customerId, productId) => sql<boolean>`exists (
  select from order_lines
  join orders on orders.id = order_lines.order_id
  where order_lines.product_id = ${sql.ref(productId)}
    and orders.customer_id = ${sql.ref(customerId)} and orders.status = 'delivered')`;
