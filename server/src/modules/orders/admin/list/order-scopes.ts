import type { OrderFilter } from '@tokhi/contract/admin/order-filter';
import { ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { FINISHED_STATUSES, type OrderStatus, orderStatuses } from '@tokhi/rules/order/order-status';
import { findsFew, meaningOf } from './text-meaning.ts';

/** Nine of ten orders have ended: only this many days of them are searched at a time, unless the search is by number. */
const ENDED_DAYS = 92;

const IN_WORK: readonly OrderStatus[] = orderStatuses.filter((status) => !FINISHED_STATUSES.includes(status));

/** Some statuses, and the time in which their orders were made: from `from` on and before `before`; null: no limit. */
export interface Scope {
  statuses: readonly OrderStatus[];
  from: Date | null;
  before: Date | null;
}

export interface Scopes {
  inWork: Scope | null;
  ended: Scope | null;
}

/**
 * Where matching orders can be: orders in work of any age, and orders that ended within 92 days, or within the whole time of the filter
 * (`isWhole`).
 */
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

/** The beginning of a calendar day in Ulaanbaatar; any time of its morning in UTC is on the same day there. */
const dayStart = (day: string, daysLater = 0): Date => ulaanbaatarMidnight(new Date(`${day}T00:00:00Z`), daysLater);

const later = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
};
