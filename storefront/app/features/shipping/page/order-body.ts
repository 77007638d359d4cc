import type { BodyOf } from '@tokhi/contract/client';
import type { OrderTotal } from '@tokhi/rules/order/order-total';
import type { ShippingValues } from '../../../local/shipping-form.ts';
import { districtOf, typedNumber } from './price-form.ts';
import type { Shown } from './use-shown.ts';

type Body = BodyOf<'createOrder'>;

interface OrderToSend {
  values: ShippingValues;
  goods: { row: Shown['price'][number]; quantity: number }[];
  shown: Shown;
  total: OrderTotal;
  replaces: string | null;
}

/** The body of create-order: the form, and every figure as the customer saw it (decision 12). */
export function orderBody({ values, goods, shown, total, replaces }: OrderToSend): Body {
  const { amounts, sumTug } = total;
  const isDelivered = values.warehouse === '0';
  return {
    shipping: shippingOf(values, shown, amounts.subtotal + amounts.sale + amounts.code),
    cart: {
      product: goods.map(({ row, quantity }) => ({ id: row.code, qty: quantity, price: row.price_tug })),
      subtotal: amounts.subtotal,
      sale: 0 - amounts.sale,
      Fee: amounts.serviceFee,
      assemble: amounts.assembly,
      assemblecount: isDelivered ? Number(values.assemblecount) : 0,
      mow: amounts.fixing,
      mowcount: isDelivered ? Number(values.mowcount) : 0,
      chinaDeliver: amounts.chinaDelivery,
      NOAT: amounts.vat,
      sum: sumTug,
    },
    deliver: amounts.delivery,
    coupon: shown.coupon[0]?.code ?? null,
    replaces,
  };
}

function shippingOf(values: ShippingValues, shown: Shown, amount: number): Body['shipping'] {
  const { personal } = values;
  const receiver = {
    personal,
    name: values.name.trim(),
    phone: values.phone.trim(),
    email: values.email.trim(),
    phone2: personal && values.phone2.trim() !== '' ? values.phone2.trim() : null,
    register: personal ? null : values.register.trim(),
  };
  // The contract knows no other place; the form offers none.
  if (values.warehouse !== '0') return { warehouse: values.warehouse === '3' ? 3 : 1, amount, user: receiver };
  const district = districtOf(values, shown);
  const hasPin = values.lat !== '' && values.long !== '';
  return {
    warehouse: 0,
    amount,
    user: {
      ...receiver,
      district: district?.id ?? null,
      khoroo: district?.asks_for_khoroo ? typedNumber(values.khoroo) : null,
      more: values.more.trim(),
    },
    ...(hasPin && {
      lat: Number(values.lat),
      long: Number(values.long),
      w3w: values.w3w === '' ? null : values.w3w,
    }),
  };
}
