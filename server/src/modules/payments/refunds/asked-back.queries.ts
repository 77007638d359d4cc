import { sql } from 'kysely';
import { orderLines } from '../../orders/public.ts';

/**
 * Inside another statement: whether a refund of all that is left of an order is requested and not yet decided. Together with earlier
 * refunds it contains every piece of every line.
 */
export const isAskedBack = (orderId: string) => sql<boolean>`exists (
  select from refund_requests asked where asked.order_id = ${sql.ref(orderId)} and asked.status = 'open' and not exists (
    select from ${orderLines} line where line.order_id = asked.order_id and line.quantity > coalesce((
      select sum(refund_lines.quantity) from refund_lines
      join refund_requests on refund_requests.id = refund_lines.request_id
      where refund_lines.order_id = line.order_id and refund_lines.position = line.position
        and refund_requests.status <> 'declined'), 0)))`;
