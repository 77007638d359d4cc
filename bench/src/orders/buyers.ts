import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

export interface Buyer {
  customerId: number;
  token: string;
  /** As in the session's row. */
  tokenHash: Buffer;
  /** An order of this buyer that has ended. */
  orderNumber: string;
}

/** Customers of the shop with a session each. */
export async function buyersOf(pool: pg.Pool, count: number): Promise<Buyer[]> {
  const { rows } = await pool.query<{ customer_id: string; order_number: string }>(
    `select customer_id, order_number from orders where idempotency_key like 'key-of-order-%' order by id desc limit $1`,
    [count],
  );
  const buyers = rows.map(({ customer_id, order_number }) => {
    const token = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest();
    return { customerId: Number(customer_id), token, tokenHash, orderNumber: order_number };
  });
  // Last seen a day from now: otherwise some load would include the update of last_seen_at.
  await pool.query(
    `insert into sessions (token_hash, customer_id, last_seen_at, expires_at)
     select hash, customer, now() + interval '1 day', now() + interval '30 days' from unnest($1::bytea[], $2::bigint[]) as one (hash, customer)`,
    [buyers.map(({ tokenHash }) => tokenHash), buyers.map(({ customerId }) => customerId)],
  );
  return buyers;
}

/** Puts so many lines in each cart, and returns their codes. */
export async function fillCarts(pool: pg.Pool, buyers: readonly Buyer[], lines: number): Promise<string[]> {
  const products = `select id, code from products where is_listed order by id limit ${lines}`;
  await pool.query(
    `insert into cart_lines (customer_id, product_id, price_seen_tug)
     select customer, id, 1 from unnest($1::bigint[]) as customer, (${products}) as one
     on conflict do nothing`,
    [buyers.map(({ customerId }) => customerId)],
  );
  const { rows } = await pool.query<{ code: string }>(products);
  if (rows.length < lines) throw new Error(`the shop has ${rows.length} products, not ${lines}`);
  return rows.map(({ code }) => code);
}
