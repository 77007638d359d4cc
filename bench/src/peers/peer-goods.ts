import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { CARTS, LINES, RACE_UNITS, RACES } from './peer.ts';

export interface PeerGoods {
  /** Codes of three products each. */
  carts: string[][];
  /** One product for each race. */
  raced: string[];
}

/** Demo products below the limit for unpaid orders of new customers; no product is in two carts. */
export async function goodsOf(pool: pg.Pool): Promise<PeerGoods> {
  const wanted = CARTS * LINES + RACES;
  const { rows } = await pool.query<{ code: string }>(
    'select code from products where is_listed and price_tug < 1000000 order by id limit $1',
    [wanted],
  );
  if (rows.length < wanted) throw new Error(`the demo shop has ${rows.length} such products, not ${wanted}`);
  const codes = rows.map(({ code }) => code);
  return {
    raced: codes.slice(0, RACES),
    carts: Array.from({ length: CARTS }, (_, at) => codes.slice(RACES + at * LINES, RACES + (at + 1) * LINES)),
  };
}

/** Sets the stock to the units of a race, as a stocktake. */
export async function stockForRaces(pool: pg.Pool, { raced }: PeerGoods): Promise<void> {
  await pool.query(
    `with was as (select product_id, on_hand from stock_levels join products on id = product_id where code = any($1::text[])),
      counted as (update stock_levels set on_hand = $2 from was where was.product_id = stock_levels.product_id)
     insert into stock_movements (product_id, on_hand_change, on_hand_after, reserved_after, reason)
     select product_id, $2 - on_hand, $2, 0, 'counted' from was`,
    [raced, RACE_UNITS],
  );
}

export interface Session {
  token: string;
  hash: Buffer;
}

export const newSessions = (count: number): Session[] =>
  Array.from({ length: count }, () => {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: createHash('sha256').update(token).digest() };
  });

/** A customer for each session, and carts for those who check out, assigned in turn. */
export async function fillShop(
  pool: pg.Pool,
  sessions: readonly Session[],
  { carts }: PeerGoods,
  checkouts: number,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into customers (email, name) select 'peer-' || n || '@tokhi.example', 'Бат' from generate_series(1, $1::int) n returning id`,
    [sessions.length],
  );
  const ids = rows.map(({ id }) => id);
  // Last seen a day from now: otherwise some turn would include the update of last_seen_at.
  await pool.query(
    `insert into sessions (token_hash, customer_id, last_seen_at, expires_at)
     select hash, customer, now() + interval '1 day', now() + interval '30 days' from unnest($1::bytea[], $2::bigint[]) as one (hash, customer)`,
    [sessions.map(({ hash }) => hash), ids],
  );
  const kept = ids
    .slice(0, checkouts)
    .flatMap((id, at) => (carts[at % carts.length] ?? []).map((code) => ({ id, code })));
  await pool.query(
    `insert into cart_lines (customer_id, product_id, price_seen_tug)
     select customer, id, 1 from unnest($1::bigint[], $2::text[]) as one (customer, code) join products using (code)`,
    [kept.map(({ id }) => id), kept.map(({ code }) => code)],
  );
}
