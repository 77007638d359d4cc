import type { OrderFilter } from '@tokhi/contract/admin/order-filter';
import { ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { FINISHED_STATUSES, type OrderStatus, orderStatuses } from '@tokhi/rules/order/order-status';
import { findsFew, meaningOf } from './text-meaning.ts';

/** Nine of ten orders have ended: they are looked at so many days at a time, unless they are found by number. */
const ENDED_DAYS = 92;

const IN_WORK: readonly OrderStatus[] = orderStatuses.filter((status) => !FINISHED_STATUSES.includes(status));

/** Some statuses, and when their orders were made: from this moment on, and before that one; null: whenever. */
export interface Scope {
  statuses: readonly OrderStatus[];
  from: Date | null;
  before: Date | null;
}

export interface Scopes {
  inWork: Scope | null;
  ended: Scope | null;
}

/** Where orders that match can be: those in work whenever they were made, and those that have ended within 92 days,
 * or as long ago as the filter says (`isWhole`). */
export function scopesOf(filter: OrderFilter, at: Date, { isWhole = false } = {}): Scopes {
  const wanted = filter.status ?? orderStatuses;
  const inWork = IN_WORK.filter((status) => wanted.includes(status));
  const ended = FINISHED_STATUSES.filter((status) => wanted.includes(status));
  const from = filter.from === undefined ? null : dayStart(filter.from);
  const before = filter.to === undefined ? null : dayStart(filter.to, 1);
  const areFew = filter.text !== undefined && findsFew(meaningOf(filter.text));
  const floor =
    isWhole || areFew ? null : ulaanbaatarMidnight(before === null || before > at ? at : before, -ENDED_DAYS);
  return {
    inWork: inWork.length === 0 ? null : { statuses: inWork, from, before },
    ended: ended.length === 0 ? null : { statuses: ended, from: later(from, floor), before },
  };
}

/** When a calendar day of Ulaanbaatar began; any moment of its morning in UTC is on that day there. */
const dayStart = (day: string, daysLater = 0): Date => ulaanbaatarMidnight(new Date(`${day}T00:00:00Z`), daysLater);

const later = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
};
