import { type RawBuilder, sql } from 'kysely';
import type { InvariantCheck } from '../../db/invariant-check.ts';

/** The sum of an order's rows with one reason, without those of refunds; `orderId` is the column of another module's statement. */
export const pointsOf = (orderId: string, reason: 'earned' | 'spent' | 'returned') => sql<number>`coalesce((
  select sum(points) from bonus_ledger where bonus_ledger.order_id = ${sql.ref(orderId)} and bonus_ledger.reason = ${reason}
    and bonus_ledger.cause not like 'refund:%'), 0)`;

/** The sum of an order's rows with one reason and cause; `cause` is a value of the other statement. */
export const pointsOfCause = (
  orderId: string,
  reason: 'taken_back' | 'returned',
  cause: RawBuilder<string>,
) => sql<number>`coalesce((
  select sum(points) from bonus_ledger where bonus_ledger.order_id = ${sql.ref(orderId)} and bonus_ledger.reason = ${reason}
    and bonus_ledger.cause = ${cause}), 0)`;

export const bonusInvariants: readonly InvariantCheck[] = [
  {
    name: 'a balance is the sum of its ledger',
    breaks: sql`
      select coalesce(b.customer_id, l.customer_id) as customer_id, coalesce(b.balance, 0) as balance, coalesce(l.points, 0) as ledger
      from bonus_balances b full join (
        select customer_id, sum(points) as points from bonus_ledger group by customer_id) l on l.customer_id = b.customer_id
      where coalesce(b.balance, 0) <> coalesce(l.points, 0) limit 21`,
  },
];
