import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Db } from '../../db/database.ts';
import { ownProfile } from '../accounts/public.ts';
import { bonusBalance } from '../bonus/public.ts';
import type { CardCache } from '../catalogue/public.ts';
import { savedCards } from '../favourites/public.ts';
import { countOrders } from '../orders/public.ts';

/** Page /profile: who the customer is, what they saved and how many orders there are. */
export async function showMyInfo(
  deps: { db: Db; cards: CardCache },
  customerId: number,
  now: Date,
): Promise<CallReply<Calls['myInfo']>> {
  const { db } = deps;
  const [profile, bonus, save, order] = await Promise.all([
    ownProfile(db, customerId, now),
    bonusBalance(db, customerId),
    savedCards(deps, customerId, now),
    countOrders(db, customerId),
  ]);
  return { result: 'success', save, order, info: [{ ...profile, bonus }] };
}
