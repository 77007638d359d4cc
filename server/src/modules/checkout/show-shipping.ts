import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { parseQuotedCodes } from '@tokhi/rules/cart/quoted-codes';
import type { Db } from '../../db/database.ts';
import { ownProfile, usedAddresses } from '../accounts/public.ts';
import { bonusBalance } from '../bonus/public.ts';
import { keptQuantities } from '../cart/public.ts';
import { goodsNow } from '../catalogue/public.ts';
import { checkoutSettings, districts, pickupPlaces } from '../settings/public.ts';
import { presentCoupon, presentShippingPrice, presentUsedAddress } from './checkout.present.ts';
import { codeGoodAt } from './codes.queries.ts';

/** Grams and millilitres are told as kilograms and litres. */
const THOUSANDTHS = 1_000;

/** Everything that the shipping page needs to compute what will be charged, by the rules that the server computes it with. */
export async function showShipping(
  { db, now }: { db: Db; now: () => Date },
  { id, coupon, replaces }: CallBody<Calls['cartShipping']>,
  customerId: number,
): Promise<CallReply<Calls['cartShipping']>> {
  const parsed = parseQuotedCodes(id);
  if (!parsed.ok) throw refuse('invalid_request', { id: `at ${parsed.at}` });
  const [goods, kept, profile, used, bonus, where, pickup, { tariff }, good] = await Promise.all([
    goodsNow(db, parsed.codes, now()),
    keptQuantities(db, customerId),
    ownProfile(db, customerId, now()),
    usedAddresses(db, customerId),
    bonusBalance(db, customerId),
    districts(db),
    pickupPlaces(db),
    checkoutSettings(db),
    coupon == null ? undefined : codeGoodAt(db, coupon, now()),
  ]);
  if (replaces == null && !goods.some(({ remain }) => remain > 0)) throw refuse('nothing_purchasable');
  // What is not kept in the cart, such as a guest's line that is not merged yet, counts as one piece.
  const over = (of: (one: (typeof goods)[number]) => number) =>
    goods.reduce((sum, one) => sum + of(one) * (kept.get(one.id) ?? 1), 0);
  return {
    result: 'success',
    address: [
      {
        name: profile.name || null,
        phone: profile.phone || null,
        phone2: profile.phone2,
        email: profile.email,
        bonus,
        ...{ district: null, khoroo: null, more_address: null, lat: null, long: null, w3w: null },
      },
      ...used.map((one) => presentUsedAddress(one, bonus)),
    ],
    kg: over(({ weightGrams }) => weightGrams) / THOUSANDTHS,
    vol: over(({ volumeMl }) => volumeMl) / THOUSANDTHS,
    packs: over(({ packageCount }) => packageCount),
    districts: where,
    coupon: good === undefined ? [] : [presentCoupon(good)],
    price: goods.map(presentShippingPrice),
    tariff,
    pickup,
  };
}
