import { z } from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** In a lane of its own: messages wait for their turns, and no letter waits for them. */
export const sendSmsJob = defineJob({
  name: 'send-sms',
  lane: 'sms',
  payload: z.object({ notificationId: z.int().positive() }),
  priority: 10,
  attempts: 10,
});
