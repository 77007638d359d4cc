import type { OrderSource } from '@tokhi/rules/order/order-source';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface OrderByCode {
  id: number;
  order_number: string;
  contact_name: string;
  status: OrderStatus;
  source: OrderSource;
}

/** Orders by full number, and orders in work by the last four digits, which people use. */
export async function ordersByCodes(
  db: Db,
  { numbers, endings }: { numbers: readonly string[]; endings: readonly string[] },
): Promise<OrderByCode[]> {
  const { rows } = await sql<OrderByCode>`
    select id, order_number, contact_name, status, source from orders where order_number = any(${[...numbers]}::text[])
    union
    select id, order_number, contact_name, status, source from orders
    where right(order_number, 4) = any(${[...endings]}::text[])
      and status in ('pending', 'paid', 'ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock')`.execute(db);
  return rows;
}
