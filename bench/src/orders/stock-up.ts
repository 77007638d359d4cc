import type pg from 'pg';

/** More pieces than the bench orders, in a shop without orders. */
export const STOCK_UP = [
  'update stock_levels set on_hand = on_hand + 10000000',
  `insert into stock_movements (product_id, on_hand_change, on_hand_after, reserved_after, reason)
   select product_id, 10000000, on_hand, 0, 'received' from stock_levels`,
];

/** Closes its connection afterwards, so that the setting affects nobody else. */
export async function stockUp(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of ['set session_replication_role = replica', ...STOCK_UP]) await client.query(statement);
  } finally {
    client.release(true);
  }
}
