import { DAY_MS, isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { LOOK_BACK_DAYS, saleSpeed } from '@tokhi/rules/purchase/sale-speed';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { goodsPaid } from '../orders/public.ts';
import { soldOutThroughout } from '../stock/public.ts';
import { spanOf } from './count-day.ts';
import { daysSince, keepProductsSince, replaceProducts, replaceSpeeds, soldBetween } from './product-days.queries.ts';

const daysBefore = (day: string, days: number): string =>
  isoDate(ulaanbaatarDate(new Date(spanOf(day).from.getTime() - days * DAY_MS)));

/**
 * Counts what each product sold, and what was sold out, on every counted day of the last weeks where this is missing, then how fast each
 * sells. A day is counted once, so an interrupted run continues where it ended.
 */
export async function countProductSpeeds(db: Db, now: Date): Promise<void> {
  const from = isoDate(ulaanbaatarDate(now, -LOOK_BACK_DAYS));
  const days = await daysSince(db, from);
  for (const { day } of days.filter(({ counts_products }) => !counts_products).reverse())
    await inTransaction(db, (tx) => countProductsOf(tx, day));
  await inTransaction(db, async (tx) => {
    const rows = await keepProductsSince(tx, from);
    const latestFirst = days.map(({ day }) => day);
    await replaceSpeeds(tx, speedsOf(rows, latestFirst));
  });
}

/** Stock of products that nobody bought in weeks does not matter. */
async function countProductsOf(tx: Tx, day: string): Promise<void> {
  const span = spanOf(day);
  const sold = await goodsPaid(tx, span);
  const soldToday = new Set(sold.map(({ product_id }) => product_id));
  const before = await soldBetween(tx, daysBefore(day, LOOK_BACK_DAYS), day);
  const unsold = before.filter((id) => !soldToday.has(id));
  await replaceProducts(tx, day, sold, await soldOutThroughout(tx, unsold, span));
}

type Row = Awaited<ReturnType<typeof keepProductsSince>>[number];

function speedsOf(rows: readonly Row[], days: readonly string[]) {
  return [...Map.groupBy(rows, ({ product_id }) => product_id)].flatMap(([product_id, its]) => {
    const byDay = new Map(its.map((row) => [row.day, row]));
    const speed = saleSpeed(
      days.map((day) => ({ pieces: byDay.get(day)?.pieces ?? 0, isSoldOut: byDay.get(day)?.is_sold_out ?? false })),
    );
    return speed === null ? [] : [{ product_id, ...speed }];
  });
}
