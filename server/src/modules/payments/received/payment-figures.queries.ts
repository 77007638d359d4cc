import { DAY_MS } from '@tokhi/rules/delivery/calendar';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

interface PaymentFigure {
  provider: string;
  outcome: string;
  count: number;
  /** Of these payments, those that no person entered. */
  reported: number;
  /** Of the reported ones, those recorded within so many seconds after the provider had the money. */
  within30: number;
  within180: number;
}

/**
 * Payments that were recorded since then. The provider had the money at most a day before: older ones come from the nightly lists, and
 * their customers have been waiting, or were informed, long ago.
 */
export async function paymentsSince(db: Db, since: Date): Promise<PaymentFigure[]> {
  const { rows } = await sql<PaymentFigure>`
    select provider, outcome, count(*)::int as count, (count(*) filter (where is_reported))::int as reported,
      (count(*) filter (where is_reported and waited <= interval '30 seconds'))::int as "within30",
      (count(*) filter (where is_reported and waited <= interval '180 seconds'))::int as "within180"
    from (select provider, outcome, noticed_by <> 'staff' as is_reported, recorded_at - received_at as waited from payments
      where received_at >= ${new Date(since.getTime() - DAY_MS)} and recorded_at >= ${since}) as recorded
    group by 1, 2`.execute(db);
  return rows;
}
