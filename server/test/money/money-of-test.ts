// A shop with in-memory providers, and a customer on the payment page.
import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { vat } from '@tokhi/rules/money/vat';
import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import type { PaymentDeps } from '../../src/modules/payments/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type FormOfTest, orderAs } from '../orders/form-of-test.ts';
import { stockedProduct } from '../orders/stocked-product.ts';
import { askAs, type CustomerOfTest, signedInCustomer } from '../signed-in-customer.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type ProviderOfTest, providerOfTest } from './provider-in-memory.ts';

export interface MoneyOfTest {
  readonly database: Database;
  readonly url: string;
  readonly shop: AppOfTest;
  /** The clock of the shop and its providers. */
  clock: { at: Date };
  qpay: ProviderOfTest;
  monpay: ProviderOfTest;
  storepay: ProviderOfTest;
  /** Off by default. */
  mcredit: ProviderOfTest;
  golomt: ProviderOfTest;
  readonly deps: PaymentDeps;
}

export interface Bought {
  buyer: CustomerOfTest;
  goods: { id: number; code: string };
  id: number;
  ordernumber: string;
}

export function moneyOfTest({ withMCredit = false, withGolomt = false } = {}): MoneyOfTest {
  const real = databaseOfTest();
  const clock = { at: DEMO_DAY };
  const now = () => clock.at;
  const [qpay, monpay, storepay] = [providerOfTest(now), providerOfTest(now), providerOfTest(now)];
  const mcredit = providerOfTest(now, { lists: false, paysOnce: true, pushes: true });
  const golomt = providerOfTest(now, { lists: false, calls: false, paysOnce: true, leavesOpen: true });
  const gateways = { qpay, monpay, storepay, ...(withMCredit && { mcredit }), ...(withGolomt && { golomt }) };
  const paying = { origin: 'https://tokhi.example', gateways };
  let shop: AppOfTest | undefined;
  beforeAll(async () => {
    shop = await appOfTest(real.database, {}, {}, { paying, now });
  });
  afterAll(() => shop?.close());
  return {
    clock,
    qpay,
    monpay,
    storepay,
    mcredit,
    golomt,
    url: real.url,
    get database() {
      return real.database;
    },
    get shop() {
      if (shop === undefined) throw new Error('the shop of a test is open only while the test runs');
      return shop;
    },
    get deps() {
      return { db: real.database.db, now, ...paying };
    },
  };
}

const BUSY = 503;
const MOST_TIMES = 20;

/** An unpaid order of two pieces at 100,000₮, with `points` on the account. */
export async function bought(
  { database, shop }: Pick<MoneyOfTest, 'database' | 'shop'>,
  { points = 0, onHand = 3, ...form }: Partial<FormOfTest> & { points?: number; onHand?: number } = {},
): Promise<Bought> {
  const { db } = database;
  const buyer = await signedInCustomer(db);
  if (points > 0) {
    await db.insertInto('bonus_ledger').values({ customer_id: buyer.id, points, reason: 'welcome' }).execute();
  }
  const goods = await stockedProduct(db, onHand);
  const order = () => orderAs(shop.app, buyer.token, { lines: [{ code: goods.code, qty: 2 }], ...form });
  let made = await order();
  // A slow machine answers «busy», and nothing was done: a customer retries.
  for (let times = 1; times < MOST_TIMES && made.status === BUSY; times += 1) made = await order();
  if (made.status !== 200) throw new Error(`no order: ${JSON.stringify(made.body)}`);
  const { ordernumber } = made.body;
  const row = db.selectFrom('orders').select('id').where('order_number', '=', ordernumber);
  return { buyer, goods, ordernumber, id: (await row.executeTakeFirstOrThrow()).id };
}

type Page = CallReply<Calls['getIncompleteOrder']>;

/** What the payment page sends for a choice, from the figures that it shows. */
export function choiceOf({ order, methods, bonusLimit }: Page, payment: PaymentMethod, usedBonus = 0) {
  const fee = methods.find(({ type }) => type === payment)?.fee ?? 0;
  const used = Math.min(usedBonus, bonusLimit);
  const netSumTug = order.total_amount - order.NOAT - order.lend_fee + order.used_bonus;
  const noat = vat({ ticked: order.NOAT > 0, netSumTug, lendingFeeTug: fee, usedBonusTug: used });
  return {
    ordernumber: order.ordernumber,
    payment,
    ...(fee > 0 && { lend: { type: payment, fee } }),
    usedBonus: used,
    noat,
    sum: netSumTug + noat,
  };
}

/** Opens the payment page and presses its button. */
export async function submit(
  { shop }: Pick<MoneyOfTest, 'shop'>,
  { buyer, ordernumber }: Pick<Bought, 'buyer' | 'ordernumber'>,
  payment: PaymentMethod,
  usedBonus = 0,
  changes: object = {},
) {
  const page = await askAs(shop.app, buyer.token, 'getIncompleteOrder', { ordernumber });
  if (page.status !== 200)
    return askAs(shop.app, buyer.token, 'submitOrder', { ordernumber, payment, usedBonus, noat: 0, sum: 0 });
  return askAs(shop.app, buyer.token, 'submitOrder', { ...choiceOf(page.body, payment, usedBonus), ...changes });
}
