import type { ReplyOf } from '@tokhi/contract/client';
import type { Db } from '../../db/database.ts';
import { checkoutSettings } from './checkout-settings.ts';
import { districts, pickupPlaces } from './places.ts';

/** Districts, pickup places and the tariff, before any login (record 041). */
export async function showPlaces(db: Db): Promise<ReplyOf<'places'>> {
  const [where, pickup, { tariff, deliveryFees, tileAddress, tileCredit, threeWords }] = await Promise.all([
    districts(db),
    pickupPlaces(db),
    checkoutSettings(db),
  ]);
  return {
    result: 'success',
    districts: where,
    pickup,
    tariff,
    delivery_fees: deliveryFees,
    map: tileAddress !== null,
    map_credit: tileCredit,
    three_words: threeWords,
  };
}
