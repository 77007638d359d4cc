import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { presentLine } from './admin-codes.present.ts';
import { codeRow, linesOfSet } from './admin-codes.queries.ts';
import type { AdminCodeDeps } from './list-codes.ts';

const PORTION = 2_500;

/** Full codes are worth money: who copied them, and when, is audited. */
export async function copyCodes(
  { db, now }: AdminCodeDeps,
  { id, after = 0 }: CallBody<AdminCalls['copyCodes']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['copyCodes']>> {
  return inTransaction(db, async (tx) => {
    if ((await codeRow(tx, id)) === undefined) throw refuse('code_not_found');
    const rows = await linesOfSet(tx, { id, after, limit: PORTION + 1 });
    const lines = rows.slice(0, PORTION);
    const entry = { action: 'copy codes', subject: { kind: 'code', id: String(id) }, after: { count: lines.length } };
    await writeAudit(tx, { ...entry, ...auditedBy(caller) }, now());
    const next = rows.length > PORTION ? (lines.at(-1)?.id ?? null) : null;
    return { result: 'success', next, lines: lines.map(presentLine) };
  });
}
