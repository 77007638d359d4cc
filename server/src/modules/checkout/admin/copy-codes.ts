import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { presentLine } from './admin-codes.present.ts';
import { codeRow, linesOfSet } from './admin-codes.queries.ts';
import type { AdminCodeDeps } from './list-codes.ts';

/** Codes in full are money in the hand: who took them, and when, is written down. */
export async function copyCodes(
  { db, now }: AdminCodeDeps,
  id: number,
  caller: Staff,
): Promise<CallReply<AdminCalls['copyCodes']>> {
  return inTransaction(db, async (tx) => {
    if ((await codeRow(tx, id)) === undefined) throw refuse('code_not_found');
    const lines = await linesOfSet(tx, id);
    const entry = { action: 'copy codes', subject: { kind: 'code', id: String(id) }, after: { count: lines.length } };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now());
    return { result: 'success', lines: lines.map(presentLine) };
  });
}
