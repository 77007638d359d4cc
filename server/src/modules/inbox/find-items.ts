import { allows, type StaffRole } from '@tokhi/contract/admin/permissions';
import type { Db } from '../../db/database.ts';
import { openApprovals } from '../approvals/public.ts';
import { refundItems } from '../payments/public.ts';
import { inboxSettings } from '../settings/public.ts';
import { type Asked, type FoundItem, type InboxKind, MOST_ITEMS, WAITING_KINDS } from './inbox-kind.ts';
import { INBOX_KINDS } from './inbox-kinds.ts';

/** The kinds that a staff member with these roles may act on, alone or as one of two people. */
export const kindsFor = (roles: readonly StaffRole[]): InboxKind[] =>
  INBOX_KINDS.filter(({ may }) => allows(may, roles, 'changes', { twoPeople: true }));

/** Input of the kinds; refunds and approvals are read at most once. */
export async function askedAt(db: Db, now: Date): Promise<Asked> {
  let refunds: ReturnType<Asked['refunds']> | undefined;
  let waiting: ReturnType<typeof openApprovals> | undefined;
  return {
    ...{ db, now, settings: await inboxSettings(db) },
    refunds: () => {
      refunds ??= refundItems(db, MOST_ITEMS * 5);
      return refunds;
    },
    approvals: async (kind) => {
      waiting ??= openApprovals(db, WAITING_KINDS, now);
      return (await waiting).filter((approval) => approval.kind === kind);
    },
  };
}

/** An item with its kind. */
export interface KindItem {
  kind: InboxKind;
  item: FoundItem;
}

/** The items of these kinds that this staff member may act on. */
export async function findItems(kinds: readonly InboxKind[], asked: Asked, staffId: number): Promise<KindItem[]> {
  const found: KindItem[] = [];
  for (const kind of kinds)
    for (const item of await kind.find(asked)) if (isFor(item, staffId)) found.push({ kind, item });
  return found;
}

export const isFor = ({ notFor = [] }: FoundItem, staffId: number): boolean => !notFor.includes(staffId);
