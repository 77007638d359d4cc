import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../callers/caller.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { closeFailedJob, enqueueAgain, lockOpenFailure } from '../../jobs/open-failures.queries.ts';
import { auditedBy, writeAudit } from '../audit/public.ts';
import type { InboxDeps } from './inbox-deps.ts';

/** Closes a job that failed for good: enqueues it again, or closes it with a reason. Of two concurrent calls one is refused. */
async function close({ db, now }: InboxDeps, id: number, caller: Staff, reason: string | null) {
  const at = now();
  return inTransaction(db, async (tx) => {
    const job = await lockOpenFailure(tx, id);
    if (job === undefined) throw refuse('item_not_found');
    await closeFailedJob(tx, id, caller.staffId, at);
    if (reason === null) await enqueueAgain(tx, job);
    const entry = {
      action: reason === null ? 'retry job' : 'resolve job',
      subject: { kind: 'failed job', id: String(id) },
    };
    await writeAudit(tx, { ...entry, ...auditedBy(caller), after: { name: job.name, reason } }, at);
    return { result: 'success' as const };
  });
}

export const retryJob = (deps: InboxDeps, id: number, caller: Staff) => close(deps, id, caller, null);

export const resolveJob = (deps: InboxDeps, id: number, reason: string, caller: Staff) =>
  close(deps, id, caller, reason);
