import { type AuditGroup, actionsOfGroup, auditGroups } from '@tokhi/contract/admin/audit/audit-words';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import type { Db } from '../../../db/database.ts';
import { type AuditFilter, auditRows, countAuditRows } from '../../audit/public.ts';
import { allMembers } from '../members.queries.ts';
import { presentRows } from './audit.present.ts';

const PAGE_SIZE = 50;
const MOST_COUNTED = 1_000;

type Body = CallBody<AdminCalls['listAudit']>;
type Reply = CallReply<AdminCalls['listAudit']>;

/** A page of the audit log. One extra row is read: it shows whether there is a next page. */
export async function listAudit(db: Db, body: Body): Promise<Reply> {
  const isFirst = body.after === undefined;
  const found = await auditRows(db, filterOf(body, body.group), body.after, PAGE_SIZE + 1);
  const shown = found.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    result: 'success',
    rows: await presentRows(db, shown),
    next: found.length > PAGE_SIZE && last !== undefined ? { at: Number(last.at), id: last.id } : null,
    counts: isFirst ? await countGroups(db, body) : null,
    members: isFirst ? await allMembers(db) : null,
  };
}

const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** Normalises a typed subject to the stored form: «ik2611 0487» and «704.892.15» without spaces and separators. */
const subjectKey = (text: string): string =>
  /^(ik)?[\d\s.-]+$/i.test(text) ? text.replaceAll(/[\s.-]/g, '').toUpperCase() : text;

function filterOf({ action, who, subject, from, to }: Body, group: AuditGroup | undefined): AuditFilter {
  const ofGroup = group === undefined ? undefined : actionsOfGroup(group);
  return {
    actions: action === undefined ? ofGroup : [action].filter((one) => ofGroup?.includes(one) ?? true),
    who,
    subject: subject === undefined ? undefined : subjectKey(subject),
    from: from === undefined ? undefined : dayStart(from),
    before: to === undefined ? undefined : new Date(dayStart(to).getTime() + DAY_MS),
  };
}

async function countGroups(db: Db, body: Body): Promise<NonNullable<Reply['counts']>> {
  const counts = { all: await countAuditRows(db, filterOf(body, undefined), MOST_COUNTED) };
  for (const group of auditGroups)
    Object.assign(counts, { [group]: await countAuditRows(db, filterOf(body, group), MOST_COUNTED) });
  return counts as NonNullable<Reply['counts']>;
}
