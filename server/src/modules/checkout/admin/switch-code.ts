import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { lockCode, switchSet } from './change-codes.queries.ts';
import type { AdminCodeDeps } from './list-codes.ts';
import { showCode } from './show-code.ts';

/** Switches a code or its whole set off or on. Orders that reserved a code keep it until they are paid or end. */
export async function switchCode(
  deps: AdminCodeDeps,
  { id, active, version }: CallBody<AdminCalls['switchCode']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['switchCode']>> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const current = await lockCode(tx, id);
    if (current === undefined) throw refuse('code_not_found');
    if (current.version !== version)
      throw refuse('changed_meanwhile', { status: current.active ? 'active' : 'off', version: current.version });
    await switchSet(tx, id, active);
    const facts = { before: { active: current.active, version }, after: { active, version: version + 1 } };
    const entry = { action: active ? 'switch code on' : 'switch code off', subject: { kind: 'code', id: String(id) } };
    await writeAudit(tx, { ...entry, ...auditedBy(caller), ...facts }, now);
    const { code, reserved } = await showCode({ ...deps, db: tx }, id);
    return { result: 'success', code, reserved };
  });
}
