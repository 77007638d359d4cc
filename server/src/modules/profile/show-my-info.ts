import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { Db } from '../../db/database.ts';
import { ownProfile } from '../accounts/public.ts';
import { bonusBalance } from '../bonus/public.ts';
import type { CardCache } from '../catalogue/public.ts';
import { savedCards } from '../favourites/public.ts';
import { countOrders } from '../orders/public.ts';

/** Page /profile: who somebody is, what he saved and how many orders there are. */
export async function showMyInfo(
  parts: { db: Db; cards: CardCache },
  customerId: number,
  now: Date,
): Promise<CallReply<Calls['myInfo']>> {
  const { db } = parts;
  const [profile, bonus, save, order] = await Promise.all([
    ownProfile(db, customerId, now),
    bonusBalance(db, customerId),
    savedCards(parts, customerId, now),
    countOrders(db, customerId),
  ]);
  return { result: 'success', save, order, info: [{ ...profile, bonus }] };
}
