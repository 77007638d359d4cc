import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../../db/database.ts';
import type { BankRow, ReadRow } from './rows-of-table.ts';
import { rowsKeyed } from './statements.queries.ts';

const dayOf = (at: Date): string => isoDate(ulaanbaatarDate(at));

/**
 * Drops lines that are stored under their former key of number and sum alone: a line with the same day and words is the same one. With
 * another day or other words it only shares the number, and is new.
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
