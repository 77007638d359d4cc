import { Readable } from 'node:stream';
import { refuse } from '@tokhi/contract/texts/refusals';
import { type DayTotals, totalOfDays } from '@tokhi/rules/money/day-closing';
import { z } from 'zod';
import type { Staff } from '../../callers/caller.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { type Cell, csvOf } from '../../tables/write/csv.ts';
import { auditedBy, writeAudit } from '../audit/public.ts';
import type { ClosingDeps } from './closing-deps.ts';
import { closingsBetween } from './closings.queries.ts';
import { dayOf, spanOf } from './day-span.ts';
import { gatherDay } from './gather-day.ts';

type Deps = Pick<ClosingDeps, 'db' | 'now' | 'gateways'>;

const asked = z.strictObject({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });

const HEAD = [
  ...['Огноо', 'Орлого', 'Борлуулалт', 'Буцаалт', 'Шимтгэл', 'И-баримт иргэн', 'НӨАТ иргэн'],
  ...['И-баримт байгууллага', 'НӨАТ байгууллага', 'Баримтгүй', 'Баримтгүйн НӨАТ', 'Зөрүү', 'Хаасан'],
];

const cellsOf = ({ receivedTug, salesTug, refundsTug, feesTug, b2c, b2b, none }: DayTotals): Cell[] => [
  ...[receivedTug, salesTug, refundsTug, feesTug, b2c.totalTug, b2c.vatTug],
  ...[b2b.totalTug, b2b.vatTug, none.totalTug, none.vatTug],
];

/** The days of the month up to today. */
function daysOf(month: string, today: string): string[] {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, nth, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
  return days.filter((day) => day <= today);
}

/** One row per day as closed, and their sum; one day is in memory at a time. */
async function* rowsOf({ db, gateways }: Deps, days: readonly string[]): AsyncGenerator<Cell[][]> {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const closed = new Set(days.length === 0 ? [] : (await closingsBetween(db, first, last)).map(({ day }) => day));
  const totals: DayTotals[] = [];
  let differences = 0;
  for (const day of days) {
    const found = await gatherDay(db, gateways, spanOf(day));
    const difference = found.methods.reduce((sum, { differenceTug }) => sum + differenceTug, 0);
    totals.push(found.totals);
    differences += difference;
    yield [[day, ...cellsOf(found.totals), difference, closed.has(day) ? 'тийм' : 'үгүй']];
  }
  yield [['Нийт', ...cellsOf(totalOfDays(totals)), differences, `${closed.size}/${days.length}`]];
}

/** The month for bookkeeping: whole tugrik, each day as closed. */
export async function exportMonth(
  deps: Deps,
  query: unknown,
  caller: Staff,
): Promise<{ name: string; stream: Readable }> {
  const body = asked.safeParse(query);
  if (!body.success) throw refuse('invalid_request');
  const { month } = body.data;
  const at = deps.now();
  const subject = { kind: 'month', id: month };
  await inTransaction(deps.db, (tx) =>
    writeAudit(tx, { action: 'export month', subject, ...auditedBy(caller), after: { format: 'csv' } }, at),
  );
  const stream = Readable.from(csvOf(HEAD, rowsOf(deps, daysOf(month, dayOf(at)))), { objectMode: false });
  return { name: `sar-${month}.csv`, stream };
}
