import type { Lender } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../db/database.ts';
import { lenderOf } from './payment-codes.ts';
import { activeLenders } from './settings.queries.ts';

/** Who lends, and for what (decision 46): the one truth of the instalment dialog, the terms and the payment. */
export async function lenders(db: Db): Promise<Lender[]> {
  const rows = await activeLenders(db);
  return rows.map(({ code, name, fee_per_mille, payment_count, days_between_payments }) => ({
    method: lenderOf(code),
    name,
    perMille: fee_per_mille,
    plan:
      payment_count === null || days_between_payments === null
        ? null
        : { count: payment_count, daysBetween: days_between_payments },
  }));
}
