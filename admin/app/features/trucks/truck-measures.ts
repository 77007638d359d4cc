import { type OrderStatus, wayOf } from '@tokhi/rules/order/order-status';
import type { MoveAction, Truck } from './truck-queries.ts';

const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;
const LITRES_PER_CUBIC_METRE = 1_000;

/** «18,420»: whole kilograms. */
export const kgText = (kg: number): string => String(Math.round(kg)).replace(THOUSANDS, ',');

/** «76.4»: cubic metres with one decimal; a small load is never 0. */
export function cubicText(litres: number): string {
  const metres = litres / LITRES_PER_CUBIC_METRE;
  return metres > 0 && metres < 0.05 ? '<0.1' : metres.toFixed(1);
}

type Step = MoveAction['to'];

/** The status of most of these orders, and the next step; null if there is none. */
export function nextMove(counts: ReadonlyMap<OrderStatus, number>): { from: OrderStatus; to: Step } | null {
  const way = wayOf('beijing');
  let most: { from: OrderStatus; to: Step; count: number } | null = null;
  for (const [at, from] of way.entries()) {
    const [count, to] = [counts.get(from) ?? 0, way[at + 1]];
    if (count > (most?.count ?? 0) && isStep(to)) most = { from, to, count };
  }
  return most;
}

const isStep = (status: OrderStatus | undefined): status is Step =>
  status !== undefined && !['pending', 'paid', 'expired', 'refunded'].includes(status);

export const countsOf = ({ steps }: Truck): ReadonlyMap<OrderStatus, number> =>
  new Map(steps.map(({ status, count }) => [status, count]));

/** The status of the truck: that of most of its orders. */
export const statusOfTruck = ({ steps }: Truck): OrderStatus | null =>
  steps.reduce<Truck['steps'][number] | null>((most, step) => (step.count > (most?.count ?? 0) ? step : most), null)
    ?.status ?? null;
