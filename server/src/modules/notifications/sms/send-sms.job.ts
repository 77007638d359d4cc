import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** In a queue of its own: messages wait for their turns, and no email waits for them. */
export const sendSmsJob = defineJob({
  name: 'send-sms',
  queue: 'sms',
  payload: z.object({ notificationId: z.int().positive() }),
  priority: 10,
  attempts: 10,
});
