import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, type Facts, writeAudit } from '../../audit/public.ts';
import { countRows } from './import-counts.queries.ts';
import { type ImportRecord, lockImport, touchImport } from './imports.queries.ts';

export interface ImportDeps {
  db: Db;
  now: () => Date;
  /** The port that the staff module fills: the names of staff members, by id. */
  namesOfStaff: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

/** Locks an import that is not prepared yet, in the version that the caller saw. */
export async function lockOpenImport(tx: Tx, id: number, version: number): Promise<ImportRecord> {
  const row = await lockImport(tx, id);
  if (row === undefined) throw refuse('import_not_found');
  if (row.change_set_id !== null) throw refuse('import_prepared');
  if (row.version !== version) throw refuse('changed_meanwhile', { version: row.version });
  return row;
}

export const noteImport = (tx: Tx, caller: Staff, action: string, id: number, after: Facts, now: Date): Promise<void> =>
  writeAudit(tx, { action, subject: { kind: 'import', id: String(id) }, ...auditedBy(caller), after }, now);

/** Changes rows of an open import: raises its version and returns the new counts. */
export const changeImport = (
  { db, now: clock }: ImportDeps,
  { id, version }: { id: number; version: number },
  caller: Staff,
  action: string,
  work: (tx: Tx, open: ImportRecord, now: Date) => Promise<Facts>,
): Promise<CallReply<AdminCalls['markImportRows']>> =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const open = await lockOpenImport(tx, id, version);
    const after = await work(tx, open, now);
    await noteImport(tx, caller, action, id, after, now);
    const raised = await touchImport(tx, id);
    const { heading_at: headingAt } = (await lockImport(tx, id)) ?? open;
    return { result: 'success', version: raised, counts: await countRows(tx, id, headingAt) };
  });
