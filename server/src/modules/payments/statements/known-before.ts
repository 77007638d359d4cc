import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../../db/database.ts';
import type { BankRow, ReadRow } from './rows-of-table.ts';
import { rowsKeyed } from './statements.queries.ts';

const dayOf = (at: Date): string => isoDate(ulaanbaatarDate(at));

/**
 * Without the lines that are kept under their former name, number and sum alone: a line of that day with those words is the same one.
 * One of another day or with other words only shares its number with it, and is new.
 */
export async function withoutKnownBefore(db: Db, rows: readonly ReadRow[]): Promise<BankRow[]> {
  const kept = await rowsKeyed(
    db,
    rows.flatMap(({ formerKey }) => formerKey ?? []),
  );
  const byKey = new Map(kept.map((row) => [row.key.toString('hex'), row]));
  return rows.flatMap(({ formerKey, ...row }) => {
    const before = formerKey === null ? undefined : byKey.get(formerKey.toString('hex'));
    const isSame = before?.memo === row.memo && dayOf(before.received_at) === dayOf(row.receivedAt);
    return isSame ? [] : [row];
  });
}
