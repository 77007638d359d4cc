import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** One sentence that is true of the shop's data at every moment, and the statement that finds where it is not. */
export interface InvariantCheck {
  name: string;
  /** One statement, so that it sees one moment: orders go on being made meanwhile. A row for each break. */
  breaks: RawBuilder<Record<string, unknown>>;
}

/** What somebody reads; a broken shop must not print itself. */
const MOST_ROWS = 20;

/** The rows that break the check, some of them if there are many. */
export async function breaksOf(db: Db, { breaks }: InvariantCheck): Promise<Record<string, unknown>[]> {
  const { rows } = await breaks.execute(db);
  return rows.slice(0, MOST_ROWS);
}
