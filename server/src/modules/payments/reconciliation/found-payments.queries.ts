import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { moneyOfOrders } from '../../orders/public.ts';
import type { Outcome } from '../received/money.queries.ts';

export interface WrittenPayment {
  provider: string;
  provider_payment_id: string;
  amount_tug: number;
  received_at: Date;
  recorded_at: Date;
  outcome: Outcome;
  /** Null: unknown money. */
  order_number: string | null;
}

/** Money that providers took between two moments, with its outcome. */
export async function paymentsBetween(db: Db, { from, to }: { from: Date; to: Date }): Promise<WrittenPayment[]> {
  const { rows } = await sql<WrittenPayment>`
    select p.provider, p.provider_payment_id, p.amount_tug, p.received_at, p.recorded_at, p.outcome, o.order_number
    from payments p left join ${moneyOfOrders} o on o.id = p.order_id
    where p.received_at between ${from} and ${to} order by p.received_at, p.id`.execute(db);
  return rows;
}
