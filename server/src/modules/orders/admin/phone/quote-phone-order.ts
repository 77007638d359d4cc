import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { arrivalDates, formatDateRange } from '@tokhi/rules/delivery/delivery-dates';
import type { Destination } from '@tokhi/rules/delivery/delivery-tariff';
import { payBy } from '@tokhi/rules/order/order-expiry';
import { orderSource } from '@tokhi/rules/order/order-source';
import { presentFigures } from '../../../checkout/public.ts';
import { orderedGoods } from '../../create/ordered-goods.ts';
import { priceNewOrder } from '../../create/price-new-order.ts';
import { type OrderFacts, readFactsOf } from '../../create/read-order-facts.ts';
import { classOf } from '../../create/resolve-destination.ts';
import type { PhoneDeps } from './phone-deps.ts';

type Body = CallBody<AdminCalls['quotePhoneOrder']>;
type Reply = CallReply<AdminCalls['quotePhoneOrder']>;

/** What the cart costs now, by the same functions as makeOrder. Quantities are cut to what remains. */
export async function quotePhoneOrder({ db, now }: Pick<PhoneDeps, 'db' | 'now'>, body: Body): Promise<Reply> {
  const at = now();
  const codes = body.lines.map(({ id }) => id);
  const asked = { codes, districtId: body.district ?? null, placeId: body.warehouse, coupon: body.coupon ?? null };
  const facts = await readFactsOf(db, asked, at);
  if (body.coupon != null && facts.code === null) throw refuse('coupon_invalid');
  const remains = new Map(facts.goods.map(({ code, remain }) => [code, remain]));
  const there = body.lines.map(({ id, qty }) => ({ id, qty: Math.min(qty, remains.get(id) ?? 0) }));
  const lines = orderedGoods(
    facts.goods,
    there.filter(({ qty }) => qty > 0),
  );
  if (lines.length === 0) throw refuse('nothing_purchasable');
  const destination = destinationOf(body, facts);
  const counted = { assemblyCount: body.assemblecount, fixingCount: body.mowcount, vatTicked: body.vat };
  const priced = (to: Destination) => priceNewOrder({ lines, facts, destination: to, ...counted, bonusBalance: 0 });
  const { total, load } = priced(destination ?? 'pickup');
  const source = orderSource(lines);
  return {
    result: 'success',
    lines: there.flatMap(({ id, qty }) => presentLine(facts, id, qty)),
    figures: presentFigures(total, lines),
    terms: total.terms
      .filter(({ amountTug }) => amountTug !== 0)
      .map(({ name, amountTug, explanation }) => ({ name, amount: amountTug, explanation })),
    is_whole: destination !== null,
    pickup_saves: total.amounts.delivery,
    source,
    arrives: formatDateRange(arrivalDates(at, { readyInUlaanbaatar: source === 'ulaanbaatar' })),
    pay_by: payBy(at, null, facts.settings.hoursToPay).toISOString(),
    ...{ weight_grams: load.weightGrams, packages: load.packageCount },
  };
}

/** Null until the form has a destination. */
function destinationOf({ warehouse, khoroo }: Body, { district }: OrderFacts): Destination | null {
  if (warehouse !== 0) return 'pickup';
  if (district === null || (district.asks_for_khoroo && khoroo == null)) return null;
  return classOf(district, district.asks_for_khoroo ? (khoroo ?? null) : null);
}

function presentLine({ goods }: OrderFacts, id: string, qty: number): Reply['lines'] {
  const one = goods.find(({ code }) => code === id);
  if (one === undefined) return [];
  const { name, colourName: colour, picture, priceTug, salePriceTug, remain, readyInUlaanbaatar: ready } = one;
  return [{ id, name, colour, image: picture ?? '', qty, price: priceTug, sale_price: salePriceTug, remain, ready }];
}
