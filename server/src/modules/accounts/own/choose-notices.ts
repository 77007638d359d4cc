import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Db } from '../../../db/database.ts';
import { changeNotices } from './own-account.queries.ts';

/** Which emails and SMS the customer wants; one statement changes and returns them. */
export async function chooseNotices(
  db: Db,
  customerId: number,
  { price_drop, back_in_stock, sms }: CallBody<Calls['myNotices']>,
): Promise<CallReply<Calls['myNotices']>> {
  const wants = await changeNotices(db, customerId, {
    ...(price_drop === undefined ? {} : { wants_price_drop: price_drop }),
    ...(back_in_stock === undefined ? {} : { wants_back_in_stock: back_in_stock }),
    ...(sms === undefined ? {} : { wants_sms: sms }),
  });
  return {
    result: 'success',
    price_drop: wants.wants_price_drop,
    back_in_stock: wants.wants_back_in_stock,
    sms: wants.wants_sms,
  };
}
