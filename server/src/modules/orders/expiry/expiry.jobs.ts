import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

const payload = z.object({ orderId: z.int().positive() });

/** Runs when the order expires. */
export const expireOrderJob = defineJob({ name: 'expire-order', queue: 'money', payload, priority: 10, attempts: 6 });

/** Two hours before the time to pay is over. */
export const notifyExpiringJob = defineJob({
  name: 'tell-expiring',
  queue: 'mail',
  payload,
  priority: 10,
  attempts: 6,
});

/** Ends orders whose job was lost: an order never outlives its time by more than a minute. */
export const sweepExpiredJob = defineJob({
  name: 'sweep-expired-orders',
  queue: 'money',
  payload: z.object({}),
  priority: 20,
  attempts: 1,
  schedule: '* * * * *',
});
