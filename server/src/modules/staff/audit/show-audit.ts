import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { allows } from '@tokhi/contract/admin/permissions';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { maskedAddress } from '@tokhi/rules/network/masked-address';
import type { Staff } from '../../../callers/caller.ts';
import type { Db } from '../../../db/database.ts';
import { approvalById } from '../../approvals/public.ts';
import { type AuditRow, auditRow, rowsAbout, rowsOfRequest } from '../../audit/public.ts';
import { namesOfStaff } from '../members.queries.ts';
import { presentFacts, presentRows } from './audit.present.ts';

const MOST_COUNTED = 100;
const OTHERS = 6;
const BESIDE = 20;
const APPROVAL = 'approval';

type Reply = CallReply<AdminCalls['showAudit']>;

/** One row: its fields, its origin, who approved it, what else the same request did, and other rows about the subject. */
export async function showAudit(db: Db, id: number, caller: Staff): Promise<Reply> {
  const row = await auditRow(db, id);
  if (row === undefined) throw refuse('audit_row_not_found');
  const beside = row.request_id === null ? [] : await rowsOfRequest(db, row.request_id, row.created_at, BESIDE);
  const about = await rowsAbout(db, { kind: row.subject_kind, id: row.subject_id }, MOST_COUNTED);
  const others = about.filter((one) => one.id !== id);
  const [[shown], besideShown, othersShown] = [
    await presentRows(db, [row]),
    await presentRows(
      db,
      beside.filter((one) => one.id !== id),
    ),
    await presentRows(db, others.slice(0, OTHERS)),
  ];
  if (shown === undefined) throw refuse('audit_row_not_found');
  return {
    result: 'success',
    row: shown,
    facts: presentFacts(row, allows('view-costs', caller.roles, 'reads')),
    address: row.address === null ? null : maskedAddress(row.address),
    request: row.request_id,
    second: await secondPerson(db, [row, ...beside]),
    beside: besideShown,
    others: othersShown,
    count: about.length,
  };
}

/** The person who prepared it and the one who approved it: the approval is finished by the request that carries it out. */
async function secondPerson(db: Db, rows: readonly AuditRow[]): Promise<Reply['second']> {
  const finished = rows.find(({ subject_kind, action }) => subject_kind === APPROVAL && action === 'finish approval');
  const approval = finished === undefined ? undefined : await approvalById(db, Number(finished.subject_id));
  if (approval === undefined || approval.finished_by === null || approval.finished_at === null) return null;
  const names = await namesOfStaff(db, [approval.requested_by, approval.finished_by]);
  return {
    prepared: names.get(approval.requested_by) ?? '',
    approved: names.get(approval.finished_by) ?? '',
    at: approval.finished_at.toISOString(),
    reason: approval.reason,
  };
}
