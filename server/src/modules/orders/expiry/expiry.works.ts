import type { Db } from '../../../db/database.ts';
import { type Work, workOn } from '../../../jobs/define-job.ts';
import { expireOrder, sweepExpired } from './expire-order.ts';
import { expireOrderJob, sweepExpiredJob, tellExpiringJob } from './expiry.jobs.ts';
import { tellExpiring } from './tell-expiring.ts';

/** The ends of unpaid orders: told before, at the moment, and swept up after. */
export const endsOrders = (db: Db, now: () => Date): Work[] => [
  workOn(tellExpiringJob, ({ orderId }) => tellExpiring(db, orderId, now())),
  workOn(expireOrderJob, ({ orderId }) => expireOrder(db, orderId, now())),
  workOn(sweepExpiredJob, () => sweepExpired(db, now())),
];
