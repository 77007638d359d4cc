// Ends unpaid orders as the worker does, in a shop without payment providers.
import type { Db } from '../../src/db/database.ts';
import { endOverdue, sweepOverdue } from '../../src/modules/payments/expiry/end-overdue.ts';

const depsAt = (db: Db, now: Date) => ({ db, now: () => now, origin: 'https://tokhi.example', gateways: {} });

export const expireOrder = (db: Db, orderId: number, now: Date): Promise<boolean> =>
  endOverdue(depsAt(db, now), orderId);

export const sweepExpired = (db: Db, now: Date): Promise<number> => sweepOverdue(depsAt(db, now));
