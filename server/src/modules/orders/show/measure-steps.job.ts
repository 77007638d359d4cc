import { orderSources } from '@tokhi/rules/order/order-source';
import { wayOf } from '@tokhi/rules/order/order-status';
import { measuredTime, ORDERS_MEASURED } from '@tokhi/rules/order/step-dates';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { durationsOf, writeStepTime } from './measure-steps.queries.ts';

const measureStepsJob = defineJob({
  name: 'measure-steps',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 10,
  attempts: 3,
  schedule: '20 19 * * *',
  catchesUp: true,
});

const SECOND_MS = 1_000;

/** How long each step took recently; a step that too few orders have passed keeps its fixed days. */
export async function measureSteps(db: Db, now: Date): Promise<void> {
  for (const source of orderSources) {
    const steps = wayOf(source);
    for (const [index, to] of steps.entries()) {
      const from = steps[index - 1];
      if (from === undefined) continue;
      const durations = await durationsOf(db, { source, from, to, limit: ORDERS_MEASURED });
      const time = measuredTime(durations);
      if (time === null) continue;
      const [usual, latest] = [time.usualMs, time.latestMs].map((ms) => Math.round(ms / SECOND_MS));
      await inTransaction(db, (tx) =>
        writeStepTime(tx, {
          source,
          step: to,
          measured: durations.length,
          usual: usual ?? 0,
          latest: latest ?? 0,
          now,
        }),
      );
    }
  }
}

export const measureStepsHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(measureStepsJob, () => measureSteps(db, now()));
