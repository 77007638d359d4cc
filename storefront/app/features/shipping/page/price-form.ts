import type { Destination } from '@tokhi/rules/delivery/delivery-tariff';
import { type OrderTotal, orderTotal } from '@tokhi/rules/order/order-total';
import type { ShippingValues } from '../../../local/shipping-form.ts';
import { classOfKhoroo } from '../../cart/page/public.ts';
import type { GoodsLine } from './goods.ts';
import type { Shown } from './use-shown.ts';

const GRAMS = 1_000;

type PriceRow = Shown['price'][number];

/** The goods with today's price and weight of each; null if one of them has none. */
export function pricedGoods(lines: readonly GoodsLine[], shown: Shown): { row: PriceRow; quantity: number }[] | null {
  const rows = new Map(shown.price.map((row) => [row.code, row]));
  const priced = lines.flatMap(({ code, quantity }) => {
    const row = rows.get(code);
    return row === undefined ? [] : [{ row, quantity }];
  });
  return priced.length === lines.length ? priced : null;
}

/** A typed whole number, «26» or «26-р хороо»; null without one. */
export function typedNumber(typed: string): number | null {
  const digits = /^\s*(\d{1,2})(?!\d)/.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
}

export const districtOf = ({ district }: Pick<ShippingValues, 'district'>, { districts }: Pick<Shown, 'districts'>) =>
  districts.find(({ id }) => String(id) === district);

/** The destination, as far as it is known; until there is an address, delivery is not charged. */
export function destinationOf(values: ShippingValues, shown: Pick<Shown, 'districts'>): Destination {
  const district = districtOf(values, shown);
  if (values.warehouse !== '0' || district === undefined) return 'pickup';
  const khoroo = typedNumber(values.khoroo);
  return district.asks_for_khoroo && khoroo === null ? 'pickup' : classOfKhoroo(district, khoroo);
}

/** The figures on the page and in create-order, by the rules that the server charges by. */
export function priceForm(
  values: ShippingValues,
  goods: { row: PriceRow; quantity: number }[],
  shown: Shown,
): OrderTotal {
  const [code] = shown.coupon;
  const over = (of: (row: PriceRow) => number) =>
    goods.reduce((sum, { row, quantity }) => sum + Math.round(of(row) * GRAMS) * quantity, 0);
  return orderTotal({
    lines: goods.map(({ row, quantity }) => ({
      priceTug: row.price_tug,
      salePriceTug: row.sale_price,
      bonusPercent: row.bonus_percent,
      unitChinaDeliveryTug: row.china_deliver,
      quantity,
    })),
    code: code === undefined ? null : { kind: code.type, amountTug: code.amount },
    tariff: shown.tariff,
    fees: shown.delivery_fees,
    destination: destinationOf(values, shown),
    load: { weightGrams: over(({ kg }) => kg), volumeMl: over(({ vol }) => vol) },
    assemblyCount: Number(values.assemblecount),
    fixingCount: Number(values.mowcount),
    vatTicked: values.vat,
    // Lender and bonus are chosen with the payment.
    lender: null,
    bonusBalance: 0,
    usedBonus: 0,
  });
}
