import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { Refusal, refuse } from '@tokhi/contract/texts/refusals';
import { parseQuotedCodes } from '@tokhi/rules/cart/quoted-codes';
import type { Customer } from '../../callers/caller.ts';
import type { Db } from '../../db/database.ts';
import { ownProfile, type Tries, usedAddresses } from '../accounts/public.ts';
import { bonusBalance } from '../bonus/public.ts';
import { keptQuantities } from '../cart/public.ts';
import { goodsNow } from '../catalogue/public.ts';
import { checkoutSettings, districts, pickupPlaces } from '../settings/public.ts';
import { presentCoupon, presentShippingPrice, presentUsedAddress } from './checkout.present.ts';
import { type CodeRow, codeGoodAt } from './codes.queries.ts';
import { limitGuesses } from './limit-guesses.ts';

/** Grams and millilitres are shown as kilograms and litres. */
const THOUSANDTHS = 1_000;

interface ShippingDeps {
  db: Db;
  now: () => Date;
  tries: Tries;
}

/** Everything that the shipping page needs to compute the charge, with the rules that the server uses. */
export async function showShipping(
  deps: ShippingDeps,
  { id, coupon, replaces }: CallBody<Calls['cartShipping']>,
  caller: Customer,
): Promise<CallReply<Calls['cartShipping']>> {
  const { db, now } = deps;
  const { customerId } = caller;
  const parsed = parseQuotedCodes(id);
  if (!parsed.ok) throw refuse('invalid_request', { id: `at ${parsed.at}` });
  const [goods, kept, profile, used, bonus, where, pickup, { tariff, deliveryFees }, good] = await Promise.all([
    goodsNow(db, parsed.codes, now()),
    keptQuantities(db, customerId),
    ownProfile(db, customerId, now()),
    usedAddresses(db, customerId),
    bonusBalance(db, customerId),
    districts(db),
    pickupPlaces(db),
    checkoutSettings(db),
    coupon == null ? undefined : goodCode(deps, coupon, caller),
  ]);
  if (replaces == null && !goods.some(({ remain }) => remain > 0)) throw refuse('nothing_purchasable');
  // A product that is not in the saved cart, such as a guest's line before the merge, counts as one piece.
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
    delivery_fees: deliveryFees,
    pickup,
  };
}

/** The page ignores a wrong code, and any code of a customer who has guessed too often. */
const goodCode = ({ db, now, tries }: ShippingDeps, code: string, caller: Customer): Promise<CodeRow | undefined> =>
  limitGuesses(tries, caller, code, async () => {
    const good = await codeGoodAt(db, code, now());
    if (good === undefined) throw refuse('coupon_invalid');
    return good;
  }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
