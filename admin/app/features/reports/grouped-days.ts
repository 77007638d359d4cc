import { lengthOf, type Period } from './periods.ts';
import type { Day } from './report-query.ts';

export interface DayGroup {
  from: string;
  to: string;
  orders: number;
  /** Payments less refunds. */
  net: number;
  delivered: number;
  inTime: number;
}

const DAY_MS = 86_400_000;
const WEEK = 7;
const THIRTY_DAYS = 30;
const dayAt = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, from.length);

/** How many days a bar has, so that there are at most `most` bars. */
export const daysInBar = (period: Period, most: number): number =>
  [1, WEEK].find((days) => lengthOf(period) / days <= most) ?? THIRTY_DAYS;

/** The days of a period in groups of `size`; days without figures count as empty. */
export function groupDays(period: Period, days: readonly Day[], size: number): DayGroup[] {
  const count = Math.ceil(lengthOf(period) / size);
  return Array.from({ length: count }, (_, at) => {
    const from = dayAt(period.from, at * size);
    const last = dayAt(from, size - 1);
    const to = last > period.to ? period.to : last;
    const its = days.filter(({ day }) => from <= day && day <= to);
    const sum = (of: (day: Day) => number) => its.reduce((all, day) => all + of(day), 0);
    return {
      ...{ from, to, orders: sum(({ orders }) => orders), net: sum(({ sales, refunds }) => sales - refunds) },
      ...{ delivered: sum(({ delivered }) => delivered), inTime: sum(({ in_time }) => in_time) },
    };
  });
}
