import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

/**
 * Names are looked for among temporary tables first, as PostgreSQL does by itself; said aloud, the path is another one than outside, so
 * that statements which this connection prepared outside are prepared anew, for the copies, and anew again afterwards.
 */
export async function copiesFirst(tx: Tx): Promise<void> {
  await sql`set local search_path = pg_temp, public`.execute(tx);
}

/** From here on only temporary tables can be written. */
export async function readOnlyFromHere(tx: Tx): Promise<void> {
  await sql`set transaction read only`.execute(tx);
}
