import type { Db } from '../../db/database.ts';
import { CUSTOMER_ID, namedCustomer } from '../accounts/public.ts';
import { bonusOf } from '../bonus/public.ts';
import { savedCodesOf } from '../favourites/public.ts';

/** Data of three modules about a customer, in one round trip. */
export const viewerOf = (db: Db, customerId: number) =>
  namedCustomer(db, customerId)
    .select([bonusOf(CUSTOMER_ID).as('bonus'), savedCodesOf(CUSTOMER_ID).as('saved')])
    .executeTakeFirstOrThrow();
