import type { Staff } from '../../callers/caller.ts';
import type { Tx } from '../../db/database.ts';
import { auditedBy, type Facts, writeAudit } from '../audit/public.ts';
import { type Approval, type ApprovalKind, expireApproval, insertApproval } from './approvals.queries.ts';

/** A weekend and the day after: what nobody decided by then is prepared again with current figures. */
const VALID_MS = 72 * 60 * 60 * 1_000;

interface Request {
  kind: ApprovalKind;
  /** What it is about, such as an order number: a subject has one open approval at a time. */
  subject: string;
  /** What is done on approval. No secrets: the audit row has it, too. */
  payload: Facts;
  reason: string;
}

/** Prepares something for a second person, with its audit row. Refused with `approval_in_work` while another one is open. */
export async function requestApproval(
  tx: Tx,
  { kind, subject, payload, reason }: Request,
  caller: Staff,
  now: Date,
): Promise<Approval> {
  await expireApproval(tx, kind, subject, now);
  const approval = await insertApproval(tx, {
    ...{ kind, subject, payload, reason, requested_by: caller.staffId },
    ...{ requested_at: now, expires_at: new Date(now.getTime() + VALID_MS) },
  });
  const about = { kind: 'approval', id: String(approval.id) };
  const after = { kind, subject, payload, reason };
  await writeAudit(tx, { action: 'request approval', subject: about, ...auditedBy(caller), after }, now);
  return approval;
}
