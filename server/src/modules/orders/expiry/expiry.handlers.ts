import type { Db } from '../../../db/database.ts';
import { handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { notifyExpiringJob } from './expiry.jobs.ts';
import { notifyExpiring } from './notify-expiring.ts';

/** Told before; the end itself is the payments' work, because a provider is asked first (decision 130). */
export const notifyExpiringHandler = (db: Db, now: () => Date): JobHandler =>
  handleJob(notifyExpiringJob, ({ orderId }) => notifyExpiring(db, orderId, now()));
