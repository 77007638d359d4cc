import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/**
 * PostgreSQL looks among temporary tables first anyway. Setting the path explicitly makes it differ from the path outside, so that
 * PostgreSQL plans this connection's prepared statements again, for the copies, and once more afterwards.
 */
export async function copiesFirst(tx: Tx): Promise<void> {
  await sql`set local search_path = pg_temp, public`.execute(tx);
}

/** From here on only temporary tables can be written. */
export async function readOnlyFromHere(tx: Tx): Promise<void> {
  await sql`set transaction read only`.execute(tx);
}
