import { DAY_MS, isoDate } from '@tokhi/rules/delivery/calendar';
import { promisedBy } from '@tokhi/rules/delivery/delivery-promise';
import type { Tx } from '../../db/database.ts';
import { bonusMoved, bonusOwedAt } from '../bonus/public.ts';
import { reportedProducts } from '../catalogue/public.ts';
import { deliveredByPaidDay, goodsPaid, paidByMethod, paidOrders } from '../orders/public.ts';
import { refundedTug, type Span } from '../payments/public.ts';
import { searchesOf } from '../search/public.ts';
import { type CountedDay, type GoodsOfDay, replaceDay } from './counted-days.queries.ts';

/** From midnight to midnight in Ulaanbaatar. */
export function spanOf(day: string): Span {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** Sums up a past day; replaces an earlier count. */
export async function countDay(tx: Tx, day: string, now: Date): Promise<void> {
  const span = spanOf(day);
  const { from, to } = span;
  const bonus = await bonusMoved(tx, from, to);
  const { searches, in_vain: searches_in_vain } = await searchesOf(tx, day);
  const counted: CountedDay = {
    ...(await paidOrders(tx, span)),
    ...(await deliveries(tx, day, span)),
    ...{ day, searches, searches_in_vain, counted_at: now },
    refunds_tug: await refundedTug(tx, from, to),
    bonus_given: bonus.given,
    bonus_spent: -bonus.spent,
    bonus_taken_back: -bonus.taken_back,
    bonus_adjusted: bonus.adjusted,
    bonus_owed: await bonusOwedAt(tx, to),
  };
  await replaceDay(tx, counted, await paidByMethod(tx, span), await goodsOf(tx, span));
}

async function deliveries(tx: Tx, day: string, span: Span) {
  const sums = { delivered: 0, delivered_in_time: 0 };
  for (const { paid_day, source, orders } of await deliveredByPaidDay(tx, span)) {
    sums.delivered += orders;
    if (day <= isoDate(promisedBy(spanOf(paid_day).from, source))) sums.delivered_in_time += orders;
  }
  return sums;
}

/** Sold goods, by category and brand. */
async function goodsOf(tx: Tx, span: Span): Promise<GoodsOfDay[]> {
  const sold = await goodsPaid(tx, span);
  const products = await reportedProducts(
    tx,
    sold.map(({ product_id }) => product_id),
  );
  const shelves = new Map<string, GoodsOfDay>();
  for (const { product_id, pieces, sales_tug } of sold) {
    const product = products.get(product_id);
    if (product === undefined) continue;
    const { category_id, brand_id, cost_fen } = product;
    const key = `${category_id}:${brand_id}`;
    const shelf = shelves.get(key) ?? { category_id, brand_id, pieces: 0, sales_tug: 0, known_tug: 0, cost_fen: 0 };
    shelves.set(key, {
      ...{ category_id, brand_id, pieces: shelf.pieces + pieces, sales_tug: shelf.sales_tug + sales_tug },
      known_tug: shelf.known_tug + (cost_fen === null ? 0 : sales_tug),
      cost_fen: shelf.cost_fen + (cost_fen ?? 0) * pieces,
    });
  }
  return [...shelves.values()];
}
