import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { createChangeSet } from '../change-sets/create-change-set.ts';
import { comeFromImport } from '../suppliers/product-suppliers.queries.ts';
import { countRows } from './import-counts.queries.ts';
import { touchImport } from './imports.queries.ts';
import { type ImportDeps, lockOpenImport, noteImport } from './open-import.ts';
import { readyRows } from './ready-rows.queries.ts';

const LONGEST_NAME = 120;

/** From here on it is a normal change set: approved, applied in portions, rolled back. */
export const prepareImport = (
  { db, now: clock }: ImportDeps,
  { id, version, reason, at }: CallBody<AdminCalls['prepareImport']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['prepareImport']>> =>
  withIdempotency(db, caller, async (tx) => {
    const now = clock();
    const open = await lockOpenImport(tx, id, version);
    if (open.compared_at === null) throw refuse('import_not_compared');
    const counts = await countRows(tx, id, open.heading_at);
    if (counts.open > 0) throw refuse('import_warnings_open', { open: counts.open });
    const name = `№${id}, ${open.file_name}`.slice(0, LONGEST_NAME);
    const applyAt = at === null ? null : new Date(at);
    const set = await createChangeSet(tx, { source: 'import', name, reason, applyAt }, readyRows(id), caller, now);
    await comeFromImport(tx, id);
    await touchImport(tx, id, { change_set_id: set.id });
    await noteImport(tx, caller, 'prepare import', id, { change_set: set.id, products: set.figures.rows }, now);
    return { result: 'success', change_set: set.id };
  });
