import type { AdminCalls } from '@tokhi/contract/admin/calls';
import { allows } from '@tokhi/contract/admin/permissions';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import type { Staff } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { shelfNames } from '../catalogue/public.ts';
import { methodOf, pricingSettings } from '../settings/public.ts';
import { type CountedRow, presentDay, presentShelf, presentSums, presentTurnover } from './report.present.ts';
import { countedDays, lastCount, methodSums, type Period, shelfSums, stockAverages } from './report-days.queries.ts';

export interface ReportDeps {
  db: Db;
  /** Provides the names of payment methods. */
  beside: () => Promise<{ methods: readonly { type: string; name: string }[] }>;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);

const lengthOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Of the same length, ending where this one begins. */
export function periodBefore(period: Period): Period {
  return { from: dayAfter(period.from, -lengthOf(period)), to: dayAfter(period.from, -1) };
}

/** Sales, proceeds and payment methods of a period and the one before it; from the daily sums. */
export async function showReport(
  { db, beside }: ReportDeps,
  period: CallBody<AdminCalls['showReport']>,
  { roles }: Pick<Staff, 'roles'>,
): Promise<CallReply<AdminCalls['showReport']>> {
  const before = periodBefore(period);
  // Including the day before: its end is the period's opening balance of bonus points.
  const rows = await countedDays(db, { from: dayAfter(before.from, -1), to: period.to });
  const daysOf = ({ from, to }: Period): CountedRow[] => rows.filter(({ day }) => from <= day && day <= to);
  const owedBefore = (at: string): number | null =>
    rows.find(({ day }) => day === dayAfter(at, -1))?.bonus_owed ?? null;
  const [last, methods, shelves, stock, names, yuanRateTug, { methods: methodNames }] = await Promise.all([
    lastCount(db),
    methodSums(db, period, before),
    shelfSums(db, period, before),
    stockAverages(db, period, before),
    shelfNames(db),
    allows('view-costs', roles, 'reads') ? pricingSettings(db).then((pricing) => pricing.yuanRateTug) : null,
    beside(),
  ]);
  const named = (by: 'category_id' | 'brand_id', of: ReadonlyMap<number, string>) =>
    shelves.flatMap((shelf) => {
      const id = shelf[by];
      return id === null ? [] : [presentShelf(shelf, { id, name: of.get(id) ?? '' }, yuanRateTug)];
    });
  const categories = named('category_id', names.categories);
  return {
    result: 'success',
    counted: last === undefined ? null : { day: last.day, at: last.counted_at.toISOString() },
    before,
    sums: presentSums(daysOf(period), owedBefore(period.from)),
    sums_before: presentSums(daysOf(before), owedBefore(before.from)),
    days: daysOf(period).map(presentDay),
    days_before: daysOf(before).map(presentDay),
    methods: methods.map(({ seconds, ...method }) => ({
      ...method,
      name: methodNames.find(({ type }) => type === methodOf(method.method))?.name ?? method.method,
      seconds: method.orders === 0 ? 0 : seconds / method.orders,
    })),
    ...{ categories, brands: named('brand_id', names.brands) },
    stock: presentTurnover(stock, categories, lengthOf(period)),
  };
}
