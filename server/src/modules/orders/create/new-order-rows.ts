import type { Shipping } from '@tokhi/contract/fields/shipping-fields';
import { unitBonus } from '@tokhi/rules/money/bonus';
import type { OrderTotal } from '@tokhi/rules/order/order-total';
import type { UsedAddress } from '../../accounts/public.ts';
import type { OrderedGoods } from './ordered-goods.ts';
import type { DeliveryMethod } from './resolve-destination.ts';

/** The terms as columns: deductions are stored without their sign. */
export const termColumns = ({ amounts, totalTug, earnedBonus }: OrderTotal) => ({
  subtotal_tug: amounts.subtotal,
  sale_tug: 0 - amounts.sale,
  code_tug: 0 - amounts.code,
  service_fee_tug: amounts.serviceFee,
  delivery_tug: amounts.delivery,
  assembly_tug: amounts.assembly,
  fixing_tug: amounts.fixing,
  china_delivery_tug: amounts.chinaDelivery,
  vat_tug: amounts.vat,
  lending_fee_tug: amounts.lendingFee,
  used_bonus_tug: 0 - amounts.usedBonus,
  total_tug: totalTug,
  earned_bonus_tug: earnedBonus,
});

/** Who gets the goods, and where. */
export function shippingColumns({ user, w3w, lat, long }: Shipping, delivery: DeliveryMethod) {
  const isDelivered = delivery.kind === 'delivery';
  // A pin needs both coordinates; with only one there is none.
  const pin = isDelivered && lat != null && long != null ? { latitude: String(lat), longitude: String(long) } : {};
  return {
    ...pin,
    delivery_kind: delivery.kind,
    district_id: isDelivered ? delivery.districtId : null,
    khoroo: isDelivered ? delivery.khoroo : null,
    address: isDelivered ? delivery.address : null,
    pickup_place_id: isDelivered ? null : delivery.placeId,
    three_words: isDelivered ? (w3w ?? null) : null,
    customer_kind: user.personal ? 'individual' : 'organisation',
    register_number: user.register?.trim() ?? null,
    contact_name: user.name,
    contact_phone: user.phone,
    contact_phone_2: user.phone2 ?? null,
    contact_email: user.email,
  };
}

/** The address to offer the customer the next time; a pickup has none. */
export function usedAddress({ user, lat, long, w3w }: Shipping, delivery: DeliveryMethod): UsedAddress | null {
  if (delivery.kind === 'pickup') return null;
  const hasPin = lat != null && long != null;
  return {
    name: user.name,
    phone: user.phone,
    phone2: user.phone2 ?? null,
    email: user.email,
    districtId: delivery.districtId,
    khoroo: delivery.khoroo,
    address: delivery.address,
    latitude: hasPin ? lat : null,
    longitude: hasPin ? long : null,
    threeWords: w3w ?? null,
  };
}

/** A line as it is sold, for good: later changes of the catalogue do not affect it. */
export const lineColumns = (line: OrderedGoods, index: number) => ({
  position: index + 1,
  product_id: line.id,
  quantity: line.quantity,
  regular_price_tug: line.regularPriceTug,
  price_tug: line.priceTug,
  sale_price_tug: line.salePriceTug,
  line_total_tug: line.salePriceTug * line.quantity,
  earned_bonus_tug: unitBonus(line.salePriceTug, line.bonusPercent) * line.quantity,
  china_delivery_tug: line.unitChinaDeliveryTug * line.quantity,
  discount_percent: line.discountPercent,
  bonus_percent: line.bonusPercent,
  code: line.code,
  name: line.name,
  model: line.model,
  colour_name: line.colourName,
  image: line.picture,
});
