import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ProviderPayment } from '../../../providers/gateway/payment-gateway.ts';

/** Until when the provider's list was compared; undefined: never. */
export async function comparedUntil(db: Db, provider: string): Promise<Date | undefined> {
  const row = db.selectFrom('payment_list_comparisons').select('compared_until').where('provider', '=', provider);
  return (await row.executeTakeFirst())?.compared_until;
}

/**
 * The end never moves back: a slow run does not undo a later one. The beginning is that of the first stored window; after a gap that no
 * list closes any more it starts again behind the gap.
 */
export async function noteCompared(db: Db, provider: string, { from, to }: { from: Date; to: Date }): Promise<void> {
  await db
    .insertInto('payment_list_comparisons')
    .values({ provider, compared_until: to, listed_from: from })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet({
        compared_until: sql<Date>`greatest(payment_list_comparisons.compared_until, excluded.compared_until)`,
        listed_from: sql<Date>`case when payment_list_comparisons.compared_until < excluded.listed_from
          then excluded.listed_from else coalesce(payment_list_comparisons.listed_from, excluded.listed_from) end`,
      }),
    )
    .execute();
}

/** Rows of one statement; more than a day's payments of a large shop. */
const AT_ONCE = 2_000;

/** Stores the provider's list; a later list overwrites an earlier one. */
export async function writeListed(
  db: Db,
  provider: string,
  payments: readonly ProviderPayment[],
  now: Date,
): Promise<void> {
  const rows = payments.map(({ providerPaymentId, amountTug, receivedAt }) => ({
    ...{ provider, provider_payment_id: providerPaymentId, amount_tug: amountTug },
    // If the list has no time, it is the time at which we saw the payment.
    ...{ received_at: receivedAt ?? now, listed_at: now },
  }));
  // A list may name a payment twice, but one statement can write a row only once.
  const distinct = [...new Map(rows.map((row) => [row.provider_payment_id, row])).values()];
  for (let at = 0; at < distinct.length; at += AT_ONCE) {
    await db
      .insertInto('listed_payments')
      .values(distinct.slice(at, at + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'provider_payment_id'])
          .doUpdateSet((eb) => ({
            amount_tug: eb.ref('excluded.amount_tug'),
            received_at: eb.ref('excluded.received_at'),
            listed_at: eb.ref('excluded.listed_at'),
          }))
          .where(
            sql<boolean>`(listed_payments.amount_tug, listed_payments.received_at)
              is distinct from (excluded.amount_tug, excluded.received_at)`,
          ),
      )
      .execute();
  }
}
