import type { Db } from '../../../db/database.ts';
import { handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { notifyExpiringJob } from './expiry.jobs.ts';
import { notifyExpiring } from './notify-expiring.ts';

/** The warning before the end; the payments module ends the order, because it asks the provider first (decision 130). */
export const notifyExpiringHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyExpiringJob, ({ orderId }) => notifyExpiring(db, orderId, now()));
