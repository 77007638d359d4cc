import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { FreshFigures } from '@tokhi/contract/fields/order-totals';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../db/database.ts';
import { presentCoupon } from './checkout.present.ts';
import { type CodeRow, codeGoodAt } from './codes.queries.ts';

/** The port that orders implement: an unpaid order frees its code, and reserves another one or none. */
export type ChangeCode = (
  customerId: number,
  reference: string,
  code: string | null,
) => Promise<{ reserved: CodeRow | null; figures: FreshFigures }>;

/** The value of a code (spec §5). Without an order nothing is reserved: the first order gets the code. */
export async function useCoupon(
  { db, now, changeCode }: { db: Db; now: () => Date; changeCode: ChangeCode },
  { coupon, ordernumber }: CallBody<Calls['useCoupon']>,
  customerId: number,
): Promise<CallReply<Calls['useCoupon']>> {
  if (ordernumber !== undefined) {
    const { reserved, figures } = await changeCode(customerId, ordernumber, coupon);
    return { result: 'success', promo: reserved === null ? [] : [presentCoupon(reserved)], figures };
  }
  const good = coupon === null ? undefined : await codeGoodAt(db, coupon, now());
  if (good === undefined) throw refuse('coupon_invalid');
  return { result: 'success', promo: [presentCoupon(good)], figures: null };
}
