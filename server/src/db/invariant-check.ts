import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** One sentence that is always true of the shop's data, and the statement that finds where it is not. */
export interface InvariantCheck {
  name: string;
  /** One statement, so that it sees one snapshot while orders are being made. It returns a row for each violation. */
  breaks: RawBuilder<Record<string, unknown>>;
}

/** As many as a person reads; a broken shop must not print all of its data. */
const MOST_ROWS = 20;

/** The rows that break the check; only some of them if there are many. */
export async function breaksOf(db: Db, { breaks }: InvariantCheck): Promise<Record<string, unknown>[]> {
  const { rows } = await breaks.execute(db);
  return rows.slice(0, MOST_ROWS);
}
