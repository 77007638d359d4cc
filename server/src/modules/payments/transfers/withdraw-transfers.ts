import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../../callers/caller.ts';
import { withIdempotency } from '../../../callers/with-idempotency.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import type { StatementDeps } from '../statements/statement-deps.ts';
import { lockNamed } from './lock-named.ts';
import { type TransferState, writeUndecided } from './transfers.queries.ts';

/** Possible until the job has recorded the money: of the two the first to lock the line wins, and the other finds it decided. */
export const withdrawTransfers = (
  deps: StatementDeps,
  { rows }: CallBody<AdminCalls['withdrawTransfers']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['withdrawTransfers']>> => setTo(deps, { rows, from: ['pending'], to: 'open' }, caller);

export const setTransfersAside = (
  deps: StatementDeps,
  { rows, to }: CallBody<AdminCalls['setTransfersAside']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['setTransfersAside']>> =>
  setTo(deps, { rows, from: ['open', 'skipped', 'not_income'], to }, caller);

interface Change {
  rows: readonly { id: number; version: number }[];
  from: readonly TransferState[];
  to: 'open' | 'skipped' | 'not_income';
}

const setTo = (
  { db, now, namesOfStaff }: StatementDeps,
  { rows, from, to }: Change,
  caller: Staff,
): Promise<{ result: 'success' }> =>
  withIdempotency(db, caller, async (tx) => {
    for (const [id, line] of await lockNamed(tx, rows, from, namesOfStaff)) {
      await writeUndecided(tx, id, to);
      const subject = { kind: 'bank row', id: String(id) };
      const facts = { before: { state: line.decision }, after: { state: to } };
      await writeAudit(tx, { action: 'set transfer aside', subject, ...auditedBy(caller), ...facts }, now());
    }
    return { result: 'success' };
  });
