import type { InboxKindName } from '@tokhi/contract/admin/inbox-kinds';
import type { Permission } from '@tokhi/contract/admin/permissions';
import type { Db, Tx } from '../../db/database.ts';
import type { Approval } from '../approvals/public.ts';
import type { RefundItem } from '../payments/public.ts';
import type { InboxSettings } from '../settings/public.ts';

/** Something that needs a person, found by its kind. */
export interface FoundItem {
  /** Identifies the item within its kind, permanently: decisions are stored under it. */
  subject: string;
  about: string;
  detail: string;
  since: Date;
  dueAt?: Date;
  orderNumber?: string;
  /** Id of the record that the screen opens, if that is not the order. */
  recordId?: number;
  /** Code of the product that the screen opens. */
  productCode?: string;
  /** Staff members who may act on the kind but not on this item, such as the person who prepared it: they do not see it. */
  notFor?: readonly number[];
  amountTug?: number;
}

/** Kinds of approvals that are inbox items; refunds and settings have their own lists. */
export const WAITING_KINDS = ['bonus', 'price', 'change-set', 'purchase'] as const;
type WaitingKind = (typeof WAITING_KINDS)[number];

/** Input of a kind. */
export interface Asked {
  db: Db;
  now: Date;
  settings: InboxSettings;
  /** Read once for all kinds. */
  refunds: () => Promise<readonly RefundItem[]>;
  /** Open approvals of one kind; read once for all kinds. */
  approvals: (kind: WaitingKind) => Promise<readonly Approval[]>;
}

/** One kind of item: how it is found and named, who may act on it, when it is late, and what is done about it. */
export interface InboxKind {
  name: InboxKindName;
  title: string;
  may: Permission;
  /** After how many hours an item is soon late, and late; a deadline takes precedence. */
  ages: { soon: number; late: number };
  find: (asked: Asked) => Promise<FoundItem[]>;
  action: { label: string; to: (item: FoundItem) => string | null; job?: (item: FoundItem) => number };
  /** Writes to the kind's own tables when somebody finishes or reopens the item. */
  onFinish?: (tx: Tx, subject: string, by: number | null, now: Date) => Promise<void>;
}

/** Most items read per kind: nobody handles more in one go. */
export const MOST_ITEMS = 200;

export const toOrder = ({ orderNumber }: FoundItem): string | null =>
  orderNumber === undefined ? null : `/orders/${orderNumber}`;
