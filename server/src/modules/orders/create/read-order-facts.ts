import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { District } from '@tokhi/contract/fields/place-fields';
import type { Db } from '../../../db/database.ts';
import { type Goods, goodsAt } from '../../catalogue/public.ts';
import type { CodeRow } from '../../checkout/public.ts';
import { type CheckoutSettings, parseCheckout, presentDistrict } from '../../settings/public.ts';
import { type NamedByOrder, orderFacts } from './order-facts.queries.ts';

/** The current data of the shop about what is ordered: it is not locked, so it may change. */
export interface OrderFacts {
  settings: CheckoutSettings;
  /** The named products that are on sale, in the order of the form. */
  goods: Goods[];
  district: District | null;
  isOpenPlace: boolean;
  code: CodeRow | null;
}

export function readOrderFacts(
  db: Db,
  { cart, shipping, coupon }: CallBody<Calls['createOrder']>,
  now: Date,
): Promise<OrderFacts> {
  const codes = cart.product.map(({ id }) => id);
  const named = { codes, districtId: shipping.user.district ?? null, placeId: shipping.warehouse };
  return readFactsOf(db, { ...named, coupon: coupon ?? null }, now);
}

/** The same for the data that is known before the form is complete. */
export async function readFactsOf(db: Db, named: NamedByOrder, now: Date): Promise<OrderFacts> {
  const { codes } = named;
  const facts = await orderFacts(db, named, now);
  return {
    settings: parseCheckout(facts.settings),
    goods: goodsAt(facts.goods, codes, now),
    district: facts.district && presentDistrict(facts.district),
    isOpenPlace: facts.isOpenPlace,
    code: facts.code,
  };
}
