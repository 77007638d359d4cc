import type { Lender } from '@tokhi/rules/payment/payment-methods';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/database.ts';
import { lenderOf } from './payment-codes.ts';
import { activeLenders } from './settings.queries.ts';

type LenderRow = Awaited<ReturnType<ReturnType<typeof activeLenders>['execute']>>[number];

/** The lenders and their terms (decision 46): the single source for the instalment dialog, the terms and the payment. */
export const lenders = async (db: Db): Promise<Lender[]> => (await activeLenders(db).execute()).map(presentLender);

/** The same inside another module's statement, as rows of `presentLender`. */
export const lendersAsJson = (db: Db) => jsonArrayFrom(activeLenders(db));

export const presentLender = (row: LenderRow): Lender => ({
  method: lenderOf(row.code),
  name: row.name,
  perMille: row.fee_per_mille,
  plan:
    row.payment_count === null || row.days_between_payments === null
      ? null
      : { count: row.payment_count, daysBetween: row.days_between_payments },
});
