import type { ChangedRecords } from '@tokhi/contract/admin/live-calls';
import type { Db } from '../../db/database.ts';
import { auditedAfter, newestAudited } from '../audit/public.ts';
import { movedAfter, newestMove, orderIdsByNumbers } from '../orders/public.ts';
import { newestPayment, paymentsAfter } from '../payments/public.ts';
import { followTable } from './table-tail.ts';

/** What staff, customers and payments changed since the last call, from tables that record it anyway. */
export function followChanges(db: Db): (now: Date) => Promise<ChangedRecords> {
  const audited = followTable(
    () => newestAudited(db),
    (id, limit) => auditedAfter(db, id, limit),
  );
  const moved = followTable(
    () => newestMove(db),
    (id, limit) => movedAfter(db, id, limit),
  );
  const paid = followTable(
    () => newestPayment(db),
    (id, limit) => paymentsAfter(db, id, limit),
  );
  return async (now) => {
    const [acts, moves, payments] = [await audited.read(now), await moved.read(now), await paid.read(now)];
    const numbers = acts.filter(({ subject_kind }) => subject_kind === 'order').map(({ subject_id }) => subject_id);
    const named = numbers.length === 0 ? [] : await orderIdsByNumbers(db, numbers);
    const ofMoney = payments.flatMap(({ order_id }) => (order_id === null ? [] : [order_id]));
    return {
      orders: [...new Set([...named, ...moves.map(({ order_id }) => order_id), ...ofMoney])],
      payments: payments.map(({ id }) => id),
      kinds: [...new Set(acts.map(({ subject_kind }) => subject_kind))].filter((kind) => kind !== 'order'),
    };
  };
}
