// What the shop process shows and charges after staff changed a setting, within the delays of docs/caches.md.

import { paymentName } from '@tokhi/rules/payment/payment-methods';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { priceOrder } from '../../../src/modules/orders/price-order.ts';
import { readOrderToPrice } from '../../../src/modules/orders/priced-order.queries.ts';
import { orderOfReceipt } from '../../../src/modules/orders/public.ts';
import { receiptContent } from '../../../src/modules/receipts/receipt-content.ts';
import { settingForms } from '../../../src/modules/settings/forms/setting-forms.ts';
import { payingTerms, reportSettings, shopFacts, storeCalendar } from '../../../src/modules/settings/public.ts';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { orderAs, shownTo } from '../../orders/form-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { paidOrder } from '../../paid-order-of-test.ts';
import { redisOfTest } from '../../redis-of-test.ts';
import { askAs, signedInCustomer } from '../../signed-in-customer.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { delivered, readersOfSettings } from './readers-of-settings.ts';

/** The fields of a form, as in the call. */
type Values = Record<string, unknown>;

/** The fields that tests change; all others are sent back unchanged. */
const cheapFee = z.looseObject({ cheap: z.looseObject({ base: z.number() }) });
const tariff = z.looseObject({ deliveryFees: z.looseObject({ byWeight: cheapFee }) });
const list = z.strictObject({ rows: z.array(z.looseObject({ name: z.string() })) });

const real = databaseOfTest();
let shop: AppOfTest;
let redis: Redis;
let admin: AdminOfTest;
let owner = '';
let finance = '';
beforeAll(async () => {
  shop = await appOfTest(real.database);
  redis = await redisOfTest();
  admin = await adminOfTest(real.database);
  owner = await logIn(admin, await insertMember(real.database.db, ['owner']));
  finance = await logIn(admin, await insertMember(real.database.db, ['finance']));
});
afterAll(async () => {
  await shop?.close();
  redis?.disconnect();
  await admin?.close();
});
afterAll(() => vi.restoreAllMocks());

/** As the screen does it: by one person, or prepared by the owner and approved by finance. */
async function change(form: string, edit: (value: Values) => object): Promise<void> {
  const ask = (name: Parameters<typeof askAdmin>[1], body: object, cookie: string) =>
    askAdmin(admin, name, body, { cookie });
  const shown = async () => (await ask('showSetting', { form }, owner)).body.form;
  const { value, version, isMoney } = await shown();
  const body = { form, version, value: edit(value) };
  const approve = async () => {
    const { approval } = await shown();
    return ask('approveSetting', { approval: approval.id, version: approval.version, state: 'approved' }, finance);
  };
  const sent = isMoney
    ? await ask('prepareSetting', { ...body, reason: 'Шинэ он' }, owner)
    : await ask('saveSetting', body, owner);
  expect(sent.status).toBe(200);
  const finished = isMoney ? await approve() : sent;
  expect(finished.status).toBe(200);
}

const withBase = (base: number) => (value: Values) => {
  const { deliveryFees, ...others } = tariff.parse(value);
  const { byWeight } = deliveryFees;
  const cheap = { ...byWeight.cheap, base };
  return { ...others, deliveryFees: { ...deliveryFees, byWeight: { ...byWeight, cheap } } };
};
const withNewName = (value: Values) => {
  const [first, ...rest] = list.parse(value).rows;
  return { rows: [{ ...first, name: 'Шинэ' }, ...rest] };
};

test('a tariff that two people changed is shown and charged, and an unpaid order keeps its fee', async () => {
  const { db } = real.database;
  const { code } = await stockedProduct(db, 10);
  const { token } = await signedInCustomer(db);
  const deliveryOf = async (ordernumber: string) =>
    db
      .selectFrom('orders')
      .select(['id', 'delivery_tug'])
      .where('order_number', '=', ordernumber)
      .executeTakeFirstOrThrow();
  const earlier = await deliveryOf((await orderAs(shop.app, token, delivered(code))).body.ordernumber);
  const extra = earlier.delivery_tug - 8_000;

  await change('tariff', withBase(9_500));
  expect((await shownTo(shop.app, token, delivered(code))).delivery_fees.byWeight.cheap.base).toBe(9_500);
  expect((await payingTerms(db)).deliveryFees.byWeight.cheap.base).toBe(9_500);
  const { body } = await orderAs(shop.app, token, delivered(code));
  expect((await deliveryOf(body.ordernumber)).delivery_tug).toBe(9_500 + extra);

  const choice = { lender: null, vatTicked: null, bonusBalance: 0, usedBonus: 0 };
  const { total } = priceOrder(await readOrderToPrice(db, earlier.id), choice);
  expect(total.amounts.delivery).toBe(earlier.delivery_tug);
  expect(total.terms.find(({ name }) => name === 'delivery')?.explanation).toBe('Захиалсан өдрийн тарифаар тооцсон.');
});

const places = async () => (await askAs(shop.app, '', 'places', {})).body;
const footer = async () => (await askAs(shop.app, '', 'brands', {})).body;
const asOwner = async (name: Parameters<typeof askAdmin>[1], body: object = {}) =>
  (await askAdmin(admin, name, body, { cookie: owner })).body;
const with_ = (change: object) => (value: Values) => ({ ...value, ...change });

const reads = readersOfSettings({ db: () => real.database.db, shop: () => shop, asOwner });
const EXPIRED = { kind: 'order-expired', orderNumber: 'IK6180339887' } as const;

/**
 * Every form, with a page, call, email or sum that shows it, the value after the change, and for how many seconds it may be stale
 * (docs/caches.md).
 */
interface Follows {
  seconds: number;
  edit: (value: Values) => object;
  read: () => Promise<unknown>;
  /** Part of the reading after the change, and of none before. */
  shows: unknown;
}
const at = (seconds: number, edit: Follows['edit'], read: Follows['read'], shows: unknown): Follows => ({
  ...{ seconds, edit, read, shows },
});
const FOLLOWS: Record<string, Follows> = {
  tariff: at(60, withBase(10_000), async () => (await places()).delivery_fees.byWeight.cheap.base, 10_000),
  map: at(60, with_({ tileCredit: '© Шинэ' }), async () => (await places()).map_credit, '© Шинэ'),
  districts: at(60, withNewName, async () => (await places()).districts[0]?.district, 'Шинэ'),
  pickup_places: at(60, withNewName, async () => (await places()).pickup[0]?.name, 'Шинэ'),
  payment_methods: at(
    20,
    with_({ qpay: 'off' }),
    async () => (await footer()).payments.includes(paymentName('qpay')),
    false,
  ),
  lenders: at(20, withNewName, async () => (await footer()).payments.includes('Шинэ'), true),
  shop: at(0, with_({ phone: '7700-1234' }), async () => (await reads.emailOf(EXPIRED)).includes('7700-1234'), true),
  hours: at(
    0,
    with_({ hours: [{ days: 'Даваа', time: '8–12' }] }),
    async () => (await shopFacts(real.database.db)).hours,
    [{ days: 'Даваа', time: '8–12' }],
  ),
  holidays: at(
    0,
    with_({ rows: [{ day: '2026-11-16', name: 'Шинэ' }] }),
    async () => (await storeCalendar(real.database.db, DEMO_DAY)).holidays,
    ['2026-11-16'],
  ),
  popular_searches: at(
    0,
    with_({ popularSearches: ['орны хөнжил'] }),
    async () => (await shopFacts(real.database.db)).popularSearches,
    ['орны хөнжил'],
  ),
  notices: at(
    0,
    with_({ stepsToldAfterMinutes: 55 }),
    async () => (await reads.paidPage()).next_does.notice_after_minutes,
    55,
  ),
  bank_accounts: at(
    0,
    (value) => ({
      ...value,
      accounts: [{ ...z.array(z.looseObject({})).parse(value['accounts'])[0], account: '5099887766' }],
    }),
    async () => (await reads.transferPage())?.accounts.map(({ account }) => account),
    ['5099887766'],
  ),
  receipts: at(
    0,
    with_({ goodsClassification: '9876543' }),
    async () => {
      const { db } = real.database;
      const { id } = await paidOrder(db, shop.app);
      const order = await orderOfReceipt(db, id);
      if (order === undefined) throw new Error('the order is paid');
      const content = await receiptContent(db, order, DEMO_DAY);
      return content.lines.some(({ classificationCode }) => classificationCode === '9876543');
    },
    true,
  ),
  approvals: at(
    0,
    with_({ secondPersonAbovePoints: 12_300 }),
    async () => {
      const { id } = await signedInCustomer(real.database.db);
      return (await asOwner('showCustomer', { id })).customer.second_person_above.adding;
    },
    12_300,
  ),
  pricing: at(
    0,
    with_({ secondPersonAbovePercent: 7 }),
    async () => (await asOwner('showPrices', { code: '70489216' })).settings.limit,
    7,
  ),
  purchasing: at(0, with_({ comingDays: 33 }), async () => (await asOwner('showPurchasing')).coming_days, 33),
  paying: at(
    0,
    with_({ hoursToPay: { usual: 3, transferOrLoan: 30 } }),
    async () => {
      const { first } = await reads.unpaid();
      return (await asOwner('showOrder', { ordernumber: first.ordernumber })).order.pay_by;
    },
    new Date(DEMO_DAY.getTime() + 3 * 3_600_000).toISOString(),
  ),
  email_texts: at(
    0,
    with_({ orderExpired: 'Дахин захиалахад тань баяртай байна.' }),
    async () => (await reads.emailOf(EXPIRED)).includes('Дахин захиалахад тань баяртай байна.'),
    true,
  ),
  sms_texts: at(
    0,
    with_({ orderPaidWithBonus: 'төлөгдсөн, {бонус} бонустай.' }),
    () => reads.smsOf({ kind: 'order-paid', orderNumber: 'IK6180339887', bonus: 12_744 }),
    'Тохь: IK6180339887 төлөгдсөн, 12,744 бонустай.',
  ),
  message_texts: at(
    0,
    with_({ delay: 'Хоцорлоо.' }),
    async () => (await reads.paidPage()).office.message_texts.delay,
    'Хоцорлоо.',
  ),
  order_limits: at(
    0,
    with_({ unpaidOrders: 1 }),
    async () => {
      const { order } = await reads.unpaid();
      return (await order()).code;
    },
    'too_many_unpaid_orders',
  ),
  inbox: at(
    0,
    with_({ manyUnpaidOrders: 1 }),
    async () => {
      await reads.unpaid();
      await reads.unpaid();
      return JSON.stringify(await asOwner('listInbox')).includes('Төлөөгүй захиалга хэт олон');
    },
    true,
  ),
  reports: at(0, with_({ popularityDays: 3 }), async () => (await reportSettings(real.database.db)).popularityDays, 3),
  search: at(0, with_({ mostPinned: 4 }), async () => (await asOwner('showPins', { text: 'буйдан' })).pins.most, 4),
};

/** Only increases: answers cached while the clock was ahead would otherwise stay too long. */
let ahead = 0;
const now = performance.now.bind(performance);
beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead));

/** Cached answers of other processes in the same Redis. */
let others: readonly string[] = [];
beforeAll(async () => {
  others = await redis.keys('answer:*');
});

/** Advances the clock of the process, and deletes its answers from Redis that would have expired meanwhile. */
async function putForward(seconds: number): Promise<void> {
  ahead += seconds * 1_000;
  for (const key of (await redis.keys('answer:*')).filter((one) => !others.includes(one)))
    if ((await redis.pttl(key)) <= seconds * 1_000) await redis.del(key);
}

test('every form has its row', () => {
  expect(Object.keys(FOLLOWS).toSorted()).toEqual(settingForms.map(({ name }) => name).toSorted());
});

test.each(Object.entries(FOLLOWS))('%s: what shows it follows', async (form, { seconds, edit, read, shows }) => {
  expect(await read()).not.toEqual(shows);
  await change(form, edit);
  await putForward(seconds);
  expect(await read()).toEqual(shows);
});
