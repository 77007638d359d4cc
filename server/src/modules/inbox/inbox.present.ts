import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { inboxKinds } from '@tokhi/contract/admin/inbox-kinds';
import type { CallReply } from '@tokhi/contract/call';
import type { KindItem } from './find-items.ts';
import type { DecisionRow } from './inbox-items.queries.ts';
import type { InboxKind } from './inbox-kind.ts';
import type { Severity } from './severity-of.ts';

type Reply = CallReply<AdminCalls['listInbox']>;

/** An open item with its decision. */
export interface OpenItem extends KindItem {
  decision: DecisionRow | undefined;
  severity: Severity;
}

/** A kind with the number of its open items and their worst severity. They are sorted, the worst first. */
export function presentKind({ name, title }: InboxKind, open: readonly OpenItem[]): Reply['kinds'][number] {
  const own = open.filter(({ kind }) => kind.name === name);
  const times = own.map(({ item }) => item.since.getTime());
  return {
    ...{ kind: name, group: inboxKinds[name], title, count: own.length },
    severity: own[0]?.severity ?? 'calm',
    oldest_at: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
  };
}

export function presentItem(
  { kind, item, decision, severity }: OpenItem,
  names: ReadonlyMap<number, string>,
  staffId: number,
): Reply['items'][number] {
  const assignee = decision?.assignee ?? null;
  return {
    ...{ kind: kind.name, subject: item.subject, title: kind.title, about: item.about, detail: item.detail },
    ordernumber: item.orderNumber ?? null,
    amount: item.amountTug ?? null,
    since: item.since.toISOString(),
    due_at: item.dueAt?.toISOString() ?? null,
    severity,
    assignee: assignee === null ? null : (names.get(assignee) ?? null),
    is_mine: assignee === staffId,
    version: decision?.version ?? 0,
    action: { label: kind.action.label, to: kind.action.to(item), job: kind.action.job?.(item) ?? null },
  };
}
