import { z } from 'zod';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { changePrice } from '../change-price.ts';
import { duePlans, finishPlan, lockPlan, type PlannedPrice } from './planned-prices.queries.ts';
import { campaignOf, campaignOfPlan } from './price-at-moment.ts';
import { lockColours } from './pricing.queries.ts';

const applyPlannedPricesJob = defineJob({
  name: 'apply-planned-prices',
  queue: 'admin',
  payload: z.object({}),
  priority: 5,
  attempts: 1,
  schedule: '* * * * *',
});

const AT_ONCE = 1_000;

/** Applies due prices, each in its own transaction: a killed run leaves whole ones, and the next run continues. */
export async function applyPlannedPrices(db: Db, now: Date): Promise<number> {
  const due = await duePlans(db, now, AT_ONCE);
  for (const id of due) await inTransaction(db, (tx) => applyPlan(tx, id, now));
  return due.length;
}

/** A second run, or a run after a staff member cancelled the plan, finds it finished. */
async function applyPlan(tx: Tx, id: number, now: Date): Promise<void> {
  const plan = await lockPlan(tx, id);
  if (plan === undefined || plan.state !== 'planned') return;
  const [colour] = await lockColours(tx, [plan.code]);
  if (colour === undefined) return;
  await changePrice(tx, colour.id, priceOf(plan, colour), { staffId: plan.planned_by, reason: plan.reason });
  await finishPlan(tx, id, { state: 'applied', cancelledBy: null, now });
}

function priceOf(plan: PlannedPrice, colour: Awaited<ReturnType<typeof lockColours>>[number]) {
  return {
    priceTug: plan.price_tug ?? colour.price_tug,
    regularPriceTug: plan.regular_price_tug ?? colour.regular_price_tug,
    campaign: plan.discount_percent === null ? campaignOf(colour) : campaignOfPlan(plan),
  };
}

export const applyPlannedPricesHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(applyPlannedPricesJob, async () => {
    await applyPlannedPrices(db, now());
  });
