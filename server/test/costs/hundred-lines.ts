// A full cart and an order of a hundred lines: they reveal a statement per line, which an order of one line would not.
import type { EndpointName } from '@tokhi/contract/endpoints';
import { MOST_CART_LINES } from '@tokhi/rules/cart/cart-lines';
import { printQuotedCodes } from '@tokhi/rules/cart/quoted-codes';
import type { Db } from '../../src/db/database.ts';
import { productsOfTest } from '../cart-of-test.ts';
import { choiceOf } from '../money/money-of-test.ts';
import { bodyOf, type FormOfTest, orderAs, shownTo } from '../orders/form-of-test.ts';
import { setCheckoutOfTest, UNBOUND } from '../set-checkout-of-test.ts';
import { askAs, signedInCustomer } from '../signed-in-customer.ts';
import type { AskedCall, CallToMeasure, Preparing } from './call-to-measure.ts';

const PIECES = 100;

async function hundredCodes(db: Db): Promise<string[]> {
  await setCheckoutOfTest(db, UNBOUND);
  return (await productsOfTest(db, MOST_CART_LINES, PIECES)).map(({ code }) => code);
}

const linesOf = (codes: readonly string[]) => codes.map((model) => ({ model, checked: true, qty: 1 }));

/** A customer with a full cart. */
async function fullCart({ db, app }: Preparing) {
  const codes = await hundredCodes(db);
  const { token } = await signedInCustomer(db);
  const merged = await askAs(app, token, 'mergeCart', { products: linesOf(codes) });
  if (merged.body.cart?.length !== MOST_CART_LINES)
    throw new Error(`no full cart: ${JSON.stringify(merged).slice(0, 200)}`);
  return { codes, token };
}

/** A customer with an unpaid order of a hundred lines. */
async function longOrder({ db, app }: Preparing) {
  const { token } = await signedInCustomer(db);
  const made = await orderAs(app, token, await formOf(db));
  if (made.status !== 200) throw new Error(`no order: ${JSON.stringify(made.body)}`);
  return { token, body: { ordernumber: made.body.ordernumber } };
}

const formOf = async (db: Db): Promise<FormOfTest> => ({
  lines: (await hundredCodes(db)).map((code) => ({ code, qty: 1 })),
});

const asked: Partial<Record<EndpointName, (preparing: Preparing) => Promise<AskedCall>>> = {
  cartProduct: async (preparing) => {
    const { codes, token } = await fullCart(preparing);
    return { body: { products: codes }, token };
  },
  mergeCart: async ({ db }) => {
    const products = linesOf(await hundredCodes(db));
    return { body: { products }, token: (await signedInCustomer(db)).token };
  },
  updateCart: async (preparing) => {
    const { codes, token } = await fullCart(preparing);
    return { body: { products: linesOf(codes).map((line) => ({ ...line, qty: 2 })) }, token };
  },
  myInfo: async (preparing) => ({ body: {}, token: (await fullCart(preparing)).token }),
  cartShipping: async ({ db }) => {
    const id = printQuotedCodes(await hundredCodes(db));
    return { body: { id }, token: (await signedInCustomer(db)).token };
  },
  createOrder: async ({ db, app }) => {
    const [{ token }, form] = [await signedInCustomer(db), await formOf(db)];
    return { body: bodyOf(await shownTo(app, token, form), form), token };
  },
  getIncompleteOrder: longOrder,
  submitOrder: async (preparing) => {
    const { token, body } = await longOrder(preparing);
    const page = await askAs(preparing.app, token, 'getIncompleteOrder', body);
    return { body: choiceOf(page.body, 'mobile'), token };
  },
  showOrder: longOrder,
  showOrders: async (preparing) => ({ body: {}, token: (await longOrder(preparing)).token }),
  cartOrders: async (preparing) => ({ body: {}, token: (await longOrder(preparing)).token }),
  cancelOrder: longOrder,
};

export const callsWithHundredLines: readonly CallToMeasure[] = Object.entries(asked).map(([call, prepare]) => ({
  name: `${call}, ${MOST_CART_LINES} lines`,
  call: call as EndpointName,
  prepare,
}));
