import { type OrderSource, orderSources } from '@tokhi/rules/order/order-source';
import { type OrderStatus, wayOf } from '@tokhi/rules/order/order-status';
import { expectedSteps, type StepTimes } from '@tokhi/rules/order/step-dates';
import type { Db } from '../../../db/database.ts';
import { timesOf } from '../show/order.present.ts';
import { measuredSteps } from '../show/shown-orders.queries.ts';

/** An order of `source` is late in `status` if it reached that status before `before`. */
export interface LatestMoment {
  source: OrderSource;
  status: OrderStatus;
  usualMs: number;
  latestMs: number;
  before: Date;
}

/** How long an order may stay in each status: measured if enough orders have passed it, otherwise the fixed days. */
export async function latestMoments(db: Db, now: Date): Promise<LatestMoment[]> {
  const measured = await measuredSteps(db);
  return orderSources.flatMap((source) =>
    wayOf(source).flatMap((status) => momentOf(source, status, timesOf(measured, source), now)),
  );
}

function momentOf(source: OrderSource, status: OrderStatus, times: StepTimes, now: Date): LatestMoment[] {
  // Calculated for an order that reaches the status now: the next step is as far away as it may be.
  const [next] = expectedSteps({ source, status, reachedAt: now }, times, now);
  if (next === undefined) return [];
  const [usualMs, latestMs] = [next.from.getTime() - now.getTime(), next.to.getTime() - now.getTime()];
  return [{ source, status, usualMs, latestMs, before: new Date(now.getTime() - latestMs) }];
}
