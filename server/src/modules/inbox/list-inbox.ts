import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Staff } from '../../callers/caller.ts';
import { namesOfStaff } from '../staff/public.ts';
import { askedAt, findItems, type KindItem, kindsFor } from './find-items.ts';
import { type OpenItem, presentItem, presentKind } from './inbox.present.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { type DecisionRow, decisionsAbout } from './inbox-items.queries.ts';
import type { Asked } from './inbox-kind.ts';
import { severityOf } from './severity-of.ts';

const MOST_SHOWN = 200;
const WORST_FIRST = ['bad', 'warn', 'calm'];

/** Open items that this staff member may act on: by severity, then oldest first. */
export async function listInbox(
  { db, now }: InboxDeps,
  { kind, whose }: CallBody<AdminCalls['listInbox']>,
  { roles, staffId }: Pick<Staff, 'roles' | 'staffId'>,
): Promise<CallReply<AdminCalls['listInbox']>> {
  const kinds = kindsFor(roles);
  const asked = await askedAt(db, now());
  const open = await openItems(await findItems(kinds, asked, staffId), asked);
  const isMine = ({ decision }: OpenItem) => decision?.assignee === staffId;
  const isUnassigned = ({ decision }: OpenItem) => (decision?.assignee ?? null) === null;
  const narrowed = open
    .filter((one) => kind === undefined || one.kind.name === kind)
    .filter((one) => whose === 'all' || (whose === 'mine' ? isMine(one) : isUnassigned(one)))
    .slice(0, MOST_SHOWN);
  const assignees = narrowed.flatMap(({ decision }) => decision?.assignee ?? []);
  const names = await namesOfStaff(db, assignees);
  return {
    result: 'success',
    kinds: kinds.map((one) => presentKind(one, open)),
    counts: {
      ...{ all: open.length, mine: open.filter(isMine).length, unassigned: open.filter(isUnassigned).length },
      late: open.filter(({ severity }) => severity === 'bad').length,
    },
    items: narrowed.map((one) => presentItem(one, names, staffId)),
  };
}

/** Items that are neither done nor postponed. An item that occurred again after it was done is open again. */
async function openItems(found: readonly KindItem[], asked: Asked): Promise<OpenItem[]> {
  const names = found.map(({ kind, item }) => ({ kind: kind.name, subject: item.subject }));
  const decided = await decisionsAbout(asked.db, names);
  const byName = new Map<string, DecisionRow>(decided.map((row) => [`${row.kind} ${row.subject}`, row]));
  return found
    .map(({ kind, item }) => ({
      ...{ kind, item, decision: byName.get(`${kind.name} ${item.subject}`) },
      severity: severityOf(kind, item, asked),
    }))
    .filter(({ item, decision }) => !isHidden(item, decision, asked.now))
    .toSorted(
      (one, other) =>
        WORST_FIRST.indexOf(one.severity) - WORST_FIRST.indexOf(other.severity) ||
        one.item.since.getTime() - other.item.since.getTime(),
    );
}

function isHidden({ since }: KindItem['item'], decision: DecisionRow | undefined, now: Date): boolean {
  if (decision === undefined) return false;
  if (decision.postponed_until !== null && decision.postponed_until > now) return true;
  return decision.done_at !== null && decision.done_at >= since;
}
