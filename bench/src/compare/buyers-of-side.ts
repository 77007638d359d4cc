import { createHash, randomBytes } from 'node:crypto';
import { inTurn } from '../orders/load-calls.ts';
import { bodyOf, type SendCall } from '../orders/order-body.ts';
import { stockUp } from '../orders/stock-up.ts';
import { ask, call, type Wanted } from './requests.ts';
import type { Side } from './start-side.ts';

const SHOWN_ORDERS = 8;

/** Customers with a session each, and more goods than they can buy. An older commit may have no tables for them: then nobody. */
export async function buyersOf({ database }: Side, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  try {
    const { rows } = await database.query<{ id: string }>(
      `insert into customers (email, name) select 'compare-' || n || '@tokhi.example', 'Бат' from generate_series(1, $1::int) n returning id`,
      [count],
    );
    // Seen a day from now: being seen is written once in some minutes, in whichever of the turns that would be.
    await database.query(
      `insert into sessions (token_hash, customer_id, last_seen_at, expires_at)
       select hash, customer, now() + interval '1 day', now() + interval '30 days' from unnest($1::bytea[], $2::bigint[]) as one (hash, customer)`,
      [hashes, rows.map(({ id }) => id)],
    );
    await stockUp(database);
    return tokens;
  } catch (error) {
    console.log(`no buyers for ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/** create-order, each time by a customer who has none yet: unpaid orders of one customer are limited. */
export async function ordersToMake(side: Side, tokens: string[], codes: readonly string[]): Promise<Wanted[]> {
  const [first] = tokens;
  if (first === undefined) return [];
  const post: SendCall = (path, token, body) => ask(side, { method: 'POST', path, body, token: () => token });
  const next = () => tokens.pop() ?? '';
  try {
    const bodies = await Promise.all(codes.map((code) => bodyOf(post, first, code)));
    return bodies.map((body) => call('createOrder', body, next));
  } catch {
    return [];
  }
}

/** show-order, of orders that were made for it. */
export async function ordersToShow(side: Side, making: readonly Wanted[], tokens: string[]): Promise<Wanted[]> {
  const shown: Wanted[] = [];
  const next = inTurn(making);
  for (let made = 0; made < SHOWN_ORDERS && making.length > 0; made += 1) {
    const owner = tokens.pop() ?? '';
    const answer = await ask(side, { ...next(), token: () => owner });
    const { ordernumber } = (await answer.json()) as { ordernumber?: string };
    if (ordernumber !== undefined) shown.push(call('showOrder', { ordernumber }, () => owner));
  }
  return shown;
}
