import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { bonusOf, reservedPoints } from '../../bonus/public.ts';
import { type LockedOrder, namedOrder, orderToPrice } from '../../orders/public.ts';
import { holidaysSince, lendersAsJson, storedModes } from '../../settings/public.ts';
import { openInvoiceAsJson } from '../invoices/invoices.queries.ts';
import { partialSum } from '../received/money.queries.ts';

/** The customer's order by number or id, and the available payment methods, in one statement. */
export const orderAndModes = (db: Db, customerId: number, reference: string) =>
  db
    .selectNoFrom([sql<number | null>`${namedOrder(db, customerId, reference)}`.as('orderId'), storedModes.as('modes')])
    .executeTakeFirstOrThrow();

/** All data that prices and checks a choice, in one statement after the order is locked, so that it sees what others committed. */
export const choiceFacts = (
  tx: Tx,
  { id, customer_id, created_at }: Pick<LockedOrder, 'id' | 'customer_id' | 'created_at'>,
) =>
  tx
    .selectFrom(sql<{ customer_id: number }>`(select ${customer_id}::bigint as customer_id)`.as('asking'))
    .select([
      orderToPrice(tx, id).as('order'),
      openInvoiceAsJson(tx, id).as('open'),
      bonusOf('asking.customer_id').as('balance'),
      reservedPoints(id).as('reserved'),
      partialSum(id).as('received'),
      lendersAsJson(tx).as('lenders'),
      holidaysSince(created_at).as('holidays'),
    ])
    .executeTakeFirstOrThrow();
