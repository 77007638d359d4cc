import type { Db } from '../../../db/database.ts';
import { type Work, workOn } from '../../../jobs/define-job.ts';
import { tellExpiringJob } from './expiry.jobs.ts';
import { tellExpiring } from './tell-expiring.ts';

/** Told before; the end itself is the payments' work, because a provider is asked first (decision 41). */
export const tellsOfEnds = (db: Db, now: () => Date): Work =>
  workOn(tellExpiringJob, ({ orderId }) => tellExpiring(db, orderId, now()));
