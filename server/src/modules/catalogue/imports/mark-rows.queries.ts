import type { ImportWarning } from '@tokhi/contract/admin/imports/import-words';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { hasWarning } from './row-states.queries.ts';

export type Mark = 'accepted' | 'open' | 'left_out' | 'taken';

/** Rows by number, or all with a warning. A wrong row can be left out, but never taken. */
export async function markRows(
  tx: Tx,
  importId: number,
  mark: Mark,
  rows: readonly number[] | ImportWarning,
): Promise<number> {
  const which = typeof rows === 'string' ? hasWarning(rows) : sql<boolean>`at = any(${[...rows]}::int[])`;
  const isAbout = mark === 'accepted' || mark === 'open' ? sql<boolean>`outcome <> 'wrong'` : sql<boolean>`true`;
  const { numUpdatedRows } = await tx
    .updateTable('import_rows')
    .set({ is_accepted: mark === 'accepted', is_left_out: mark === 'left_out' })
    .where('import_id', '=', importId)
    .where('outcome', 'is not', null)
    .where(which)
    .where(isAbout)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
