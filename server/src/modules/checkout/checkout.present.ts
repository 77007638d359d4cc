import type { Address, Coupon, ShippingPrice } from '@tokhi/contract/calls/checkout';
import { linePriceDetails } from '@tokhi/contract/fields/line-prices';
import type { FreshFigures } from '@tokhi/contract/fields/order-totals';
import type { CodeKind } from '@tokhi/rules/money/code-amount';
import type { OrderTotal } from '@tokhi/rules/order/order-total';
import type { UsedAddress } from '../accounts/public.ts';
import type { Goods } from '../catalogue/public.ts';
import type { CodeRow } from './codes.queries.ts';

export const presentCoupon = ({ code, amount_tug, kind }: CodeRow): Coupon => ({
  code,
  amount: amount_tug,
  active: 1,
  // Its two kinds are those of the table's own check, a_code_kind_is_known.
  type: kind as CodeKind,
});

export const presentUsedAddress = (used: UsedAddress, bonus: number): Address => ({
  name: used.name,
  phone: used.phone,
  phone2: used.phone2,
  email: used.email,
  bonus,
  district: used.districtId,
  khoroo: used.khoroo,
  more_address: used.address,
  lat: used.latitude,
  long: used.longitude,
  w3w: used.threeWords,
});

export const presentShippingPrice = (goods: Goods): ShippingPrice => ({
  code: goods.code,
  price_tug: goods.priceTug,
  china_deliver: goods.unitChinaDeliveryTug,
  discount: goods.discountPercent,
  sale_price: goods.salePriceTug,
  bonus_percent: goods.bonusPercent,
  remain: goods.remain,
  kg: goods.weightGrams / 1_000,
  vol: goods.volumeMl / 1_000,
  packs: goods.packageCount,
});

/** The figures under their API names, with today's price of every line. */
export const presentFigures = (
  { amounts, sumTug, totalTug, earnedBonus, bonusLimit }: OrderTotal,
  lines: readonly { code: string; priceTug: number }[],
): FreshFigures => ({
  subtotal: amounts.subtotal,
  sale: 0 - amounts.sale,
  coupon: 0 - amounts.code,
  Fee: amounts.serviceFee,
  deliver: amounts.delivery,
  assemble: amounts.assembly,
  mow: amounts.fixing,
  chinaDeliver: amounts.chinaDelivery,
  NOAT: amounts.vat,
  sum: sumTug,
  lend_fee: amounts.lendingFee,
  bonus: earnedBonus,
  useBonus: 0 - amounts.usedBonus,
  bonusLimit,
  total: totalTug,
  ...(linePriceDetails(lines) as Record<string, number>),
});
