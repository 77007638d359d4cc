import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

const payload = z.object({ orderId: z.int().positive() });

/** At the moment at which the order cancels itself. */
export const expireOrderJob = defineJob({ name: 'expire-order', queue: 'money', payload, priority: 10, attempts: 6 });

/** Two hours before the time to pay is over. */
export const notifyExpiringJob = defineJob({
  name: 'tell-expiring',
  queue: 'mail',
  payload,
  priority: 10,
  attempts: 6,
});

/** What a lost job left behind: an order never outlives its time by more than a minute. */
export const sweepExpiredJob = defineJob({
  name: 'sweep-expired-orders',
  queue: 'money',
  payload: z.object({}),
  priority: 20,
  attempts: 1,
  schedule: '* * * * *',
});
