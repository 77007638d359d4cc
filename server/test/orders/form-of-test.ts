// The shipping page as a test fills it in: the rules compute the figures from the reply of cart-shipping, as in the browser,
// so that an order succeeds only if both sides compute the same.
import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { printQuotedCodes } from '@tokhi/rules/cart/quoted-codes';
import { khorooClass, readKhoroos } from '@tokhi/rules/delivery/khoroo-class';
import { type OrderTotal, orderTotal } from '@tokhi/rules/order/order-total';
import type { FastifyInstance } from 'fastify';
import { askAs } from '../signed-in-customer.ts';

type Shown = CallReply<Calls['cartShipping']>;

export interface FormOfTest {
  lines: readonly { code: string; qty: number }[];
  /** 0 means delivery. */
  warehouse?: 0 | 1 | 3;
  district?: number;
  khoroo?: number | null;
  coupon?: string | null;
  assemble?: number;
  mow?: number;
  vat?: boolean;
  register?: string | null;
  replaces?: string;
}

/** What the page shows and the shop will charge. */
export function totalShown(shown: Shown, form: FormOfTest): OrderTotal {
  const { lines, warehouse = 1, district = 1, khoroo = 1, assemble = 0, mow = 0, vat = false } = form;
  const priced = lines.map(({ code, qty }) => {
    const one = shown.price.find((row) => row.code === code);
    if (one === undefined) throw new Error(`${code} is not on the page`);
    return { one, quantity: qty };
  });
  const where = shown.districts.find(({ id }) => id === district);
  if (where === undefined) throw new Error(`no district ${district}`);
  const [code] = shown.coupon;
  return orderTotal({
    lines: priced.map(({ one, quantity }) => ({
      priceTug: one.price_tug,
      salePriceTug: one.sale_price,
      bonusPercent: one.bonus_percent,
      unitChinaDeliveryTug: one.china_deliver,
      quantity,
    })),
    code: code === undefined ? null : { kind: code.type, amountTug: code.amount },
    tariff: shown.tariff,
    fees: shown.delivery_fees,
    destination:
      warehouse !== 0
        ? 'pickup'
        : khorooClass(where.asks_for_khoroo ? khoroo : null, {
            cheap: readKhoroos(where.cheap_khoroo),
            middle: readKhoroos(where.middle_khoroo),
            far: readKhoroos(where.more_exp),
          }),
    load: {
      weightGrams: priced.reduce((sum, { one, quantity }) => sum + Math.round(one.kg * 1_000) * quantity, 0),
      volumeMl: priced.reduce((sum, { one, quantity }) => sum + Math.round(one.vol * 1_000) * quantity, 0),
    },
    assemblyCount: assemble,
    fixingCount: mow,
    vatTicked: vat,
    lender: null,
    bonusBalance: 0,
    usedBonus: 0,
  });
}

/** The body of create-order, as the page sends it. */
export function bodyOf(shown: Shown, form: FormOfTest) {
  const { warehouse = 1, district = 1, khoroo = 1, register = null } = form;
  const { amounts, sumTug } = totalShown(shown, form);
  const priceOf = new Map(shown.price.map((row) => [row.code, row.price_tug]));
  const address = warehouse === 0 ? { district, khoroo, more: '12-р байр, 34 тоот' } : {};
  return {
    shipping: {
      warehouse,
      user: {
        personal: register === null,
        name: 'Болд',
        phone: '99112233',
        email: 'bold@tokhi.example',
        register,
        ...address,
      },
    },
    cart: {
      product: form.lines.map(({ code, qty }) => ({ id: code, qty, price: priceOf.get(code) ?? 0 })),
      subtotal: amounts.subtotal,
      sale: 0 - amounts.sale,
      Fee: amounts.serviceFee,
      assemble: amounts.assembly,
      assemblecount: form.assemble ?? 0,
      mow: amounts.fixing,
      mowcount: form.mow ?? 0,
      chinaDeliver: amounts.chinaDelivery,
      NOAT: amounts.vat,
      sum: sumTug,
    },
    deliver: amounts.delivery,
    ...(form.coupon && { coupon: form.coupon }),
    ...(form.replaces && { replaces: form.replaces }),
  };
}

/** What cart-shipping returns to the page. */
export async function shownTo(app: FastifyInstance, token: string, { lines, coupon }: FormOfTest): Promise<Shown> {
  const id = printQuotedCodes(lines.map(({ code }) => code));
  const { status, body } = await askAs(app, token, 'cartShipping', { id, ...(coupon && { coupon }) });
  if (status !== 200) throw new Error(`no page: ${JSON.stringify(body)}`);
  return body;
}

/** Opens the page and presses its button. */
export async function orderAs(app: FastifyInstance, token: string, form: FormOfTest, headers: object = {}) {
  const body = bodyOf(await shownTo(app, token, form), form);
  return sendOrder(app, token, body, headers);
}

export interface OrderAnswer {
  status: number;
  body: { result: string; ordernumber: string; code?: string; data?: string; details?: Record<string, unknown> };
}

export async function sendOrder(
  app: FastifyInstance,
  token: string,
  body: object,
  headers: object = {},
): Promise<OrderAnswer> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/product/create-order',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}
