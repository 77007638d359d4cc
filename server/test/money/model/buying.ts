// The customer's actions until the order is paid: order, choose a payment method, choose again, look, cancel.
import { printQuotedCodes } from '@tokhi/rules/cart/quoted-codes';
import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import { bodyOf, type FormOfTest, sendOrder } from '../../orders/form-of-test.ts';
import { askAs } from '../../signed-in-customer.ts';
import { submit } from '../money-of-test.ts';
import { Busy } from './all-of.ts';
import { REGISTERS } from './shop.ts';
import { anywhere, type Deed, onOrder } from './step.ts';
import type { World } from './world.ts';

/** Refused or unavailable, but never a fault, and never rate-limited. */
export function neverFails({ status }: { status: number }): void {
  if (status === 503) throw new Busy('busy');
  if (status === 500 || status === 429 || status === 401) throw new Error(`answered ${status}`);
}

/** A buyer who repeatedly tries used-up codes may hit the limit of guesses, but no other limit. */
function neverFailsWithCode(answer: { status: number }, code: string | null | undefined): void {
  if (answer.status !== 429 || code == null) neverFails(answer);
}

export interface Purchase {
  buyer: number;
  tables: number;
  chairs: number;
  vat: boolean;
  /** A code of the world, or none. */
  code: 0 | 1 | null;
  isDelivered: boolean;
  register: 0 | 1 | null;
  /** The order that this one replaces. */
  replaces: number | null;
}

const purchaseName = ({ buyer, tables, chairs, vat, code, isDelivered, register, replaces }: Purchase): string =>
  [
    `buyer ${buyer} orders ${tables} + ${chairs}`,
    ...(vat ? ['with VAT'] : []),
    ...(code === null ? [] : [`code ${code}`]),
    ...(isDelivered ? ['delivered'] : []),
    ...(register === null ? [] : [`organisation ${register}`]),
    ...(replaces === null ? [] : [`in the place of ${replaces}`]),
  ].join(', ');

export const buy = (purchase: Purchase): Deed =>
  anywhere(purchaseName(purchase), async (world) => {
    const { app } = world.shop.shop;
    const buyer = world.buyers[purchase.buyer % world.buyers.length];
    if (buyer === undefined) return;
    const [table, chair] = world.shop.goods;
    const lines = [
      { code: table?.code ?? '', qty: purchase.tables },
      { code: chair?.code ?? '', qty: purchase.chairs },
    ].filter(({ qty }) => qty > 0);
    const own = world.orders.filter((order) => order.buyer.id === buyer.id);
    const replaced = purchase.replaces === null ? undefined : own[purchase.replaces % own.length];
    const code = purchase.code === null ? undefined : world.codes[purchase.code];
    const form: FormOfTest = {
      ...{ lines, vat: purchase.vat, warehouse: purchase.isDelivered ? 0 : 1 },
      ...(code !== undefined && { coupon: code }),
      ...(purchase.register !== null && { register: REGISTERS[purchase.register] }),
      ...(replaced && { replaces: replaced.ordernumber }),
    };
    const id = printQuotedCodes(lines.map((line) => line.code));
    const shown = await askAs(app, buyer.token, 'cartShipping', { id, ...(code !== undefined && { coupon: code }) });
    neverFails(shown);
    if (shown.status === 200) neverFailsWithCode(await sendOrder(app, buyer.token, bodyOf(shown.body, form)), code);
  });

export const choose = (which: number, method: PaymentMethod, bonus: number): Deed =>
  onOrder(`submit ${method} with ${bonus} points`, which, async ({ shop }, order) =>
    neverFails(await submit(shop, order, method, bonus)),
  );

/** Another code, or none. */
export const changeCode = (which: number, code: 0 | 1 | null): Deed =>
  onOrder(code === null ? 'no code' : `code ${code}`, which, async ({ shop, codes }, { buyer, ordernumber }) => {
    const coupon = code === null ? null : (codes[code] ?? null);
    neverFailsWithCode(await askAs(shop.shop.app, buyer.token, 'useCoupon', { coupon, ordernumber }), coupon);
  });

const press = (name: string, call: 'cancelOrder' | 'openInvoice' | 'showOrder', which: number): Deed =>
  onOrder(name, which, async ({ shop }: World, { buyer, ordernumber }) =>
    neverFails(await askAs(shop.shop.app, buyer.token, call, { ordernumber })),
  );
export const cancel = (which: number): Deed => press('cancel', 'cancelOrder', which);
export const openDialog = (which: number): Deed => press('open the dialog', 'openInvoice', which);
export const openPage = (which: number): Deed => press('open the page', 'showOrder', which);

export const poll = (which: number): Deed =>
  onOrder('poll', which, async ({ shop }, { buyer, ordernumber }) =>
    neverFails(await askAs(shop.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber })),
  );
