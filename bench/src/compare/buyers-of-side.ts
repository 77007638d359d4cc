import { createHash, randomBytes } from 'node:crypto';
import type { Side } from './start-side.ts';

/** Inserts customers with a session each; returns their tokens. */
export async function buyersOf({ database }: Pick<Side, 'database'>, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await database.query<{ id: string }>(
    `insert into customers (email, name) select 'compare-' || encode(hash, 'hex') || '@tokhi.example', 'Бат' from unnest($1::bytea[]) hash returning id`,
    [hashes],
  );
  // Last seen a day from now: otherwise some turn would include the update of last_seen_at.
  await database.query(
    `insert into sessions (token_hash, customer_id, last_seen_at, expires_at)
     select hash, customer, now() + interval '1 day', now() + interval '30 days' from unnest($1::bytea[], $2::bigint[]) as one (hash, customer)`,
    [hashes, rows.map(({ id }) => id)],
  );
  return tokens;
}
