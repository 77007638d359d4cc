import type { InboxKindName } from '@tokhi/contract/admin/inbox-kinds';
import type { Permission } from '@tokhi/contract/admin/permissions';
import type { Db, Tx } from '../../db/database.ts';
import type { Approval } from '../approvals/public.ts';
import type { RefundItem } from '../payments/public.ts';
import type { InboxSettings } from '../settings/public.ts';

/** Something that needs a person, as its kind finds it. */
export interface FoundItem {
  /** Names it within its kind, also tomorrow: what people decide about it is kept under this. */
  subject: string;
  about: string;
  detail: string;
  since: Date;
  dueAt?: Date;
  orderNumber?: string;
  /** Of the record that the screen opens it by, where that is not the order. */
  recordId?: number;
  /** Of the product that the screen opens it by. */
  productCode?: string;
  /** Members who may not act on this one although they may on its kind, such as whoever prepared it: they do not see it. */
  notFor?: readonly number[];
  amountTug?: number;
}

/** Of approvals those that are items of their own; refunds and settings have lists that say it. */
export const WAITING_KINDS = ['bonus', 'price', 'change-set', 'purchase'] as const;
type WaitingKind = (typeof WAITING_KINDS)[number];

/** What a kind may ask. */
export interface Asked {
  db: Db;
  now: Date;
  settings: InboxSettings;
  /** Read once for all kinds of them. */
  refunds: () => Promise<readonly RefundItem[]>;
  /** What waits for a second person, of one kind; read once for all of them. */
  approvals: (kind: WaitingKind) => Promise<readonly Approval[]>;
}

/** One kind of item: what it finds, how it is named, who may act on it, when it is late, and what is done about it. */
export interface InboxKind {
  name: InboxKindName;
  title: string;
  may: Permission;
  /** After how many hours an item is soon late, and late; one with a deadline goes by that. */
  ages: { soon: number; late: number };
  find: (asked: Asked) => Promise<FoundItem[]>;
  action: { label: string; to: (item: FoundItem) => string | null; job?: (item: FoundItem) => number };
  /** What the kind's own tables note when somebody is done with it, or not any more. */
  onFinish?: (tx: Tx, subject: string, by: number | null, now: Date) => Promise<void>;
}

/** The most items of one kind that are read: nobody works through more at a sitting. */
export const MOST_ITEMS = 200;

export const toOrder = ({ orderNumber }: FoundItem): string | null =>
  orderNumber === undefined ? null : `/orders/${orderNumber}`;
