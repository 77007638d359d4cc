// Somebody orders with a stranger's phone and address, cancels, replaces and orders again, to flood the stranger with notices
// (decision 143). Few orders here; `BOMBING=1000` sets the number.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../../src/callers/caller.ts';
import { INVARIANT_CHECKS, verifyInvariants } from '../../src/modules/orders/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { bodyOf, shownTo } from '../orders/form-of-test.ts';
import { stockedProduct } from '../orders/stocked-product.ts';
import { callerOfTest, signedInCustomer } from '../signed-in-customer.ts';
import { sizeOf } from '../sizes.ts';
import { askPastLimits } from './ask-past-limits.ts';
import { havePaidOnce } from './have-paid-once.ts';
import { recipientsOfTest } from './recipients-of-test.ts';

const ORDERS = sizeOf('BOMBING');
const DAYS = 5;
/** Each attempt makes an order and its replacement. */
const ATTEMPTS_A_DAY = Math.ceil(ORDERS / DAYS / 2);
const AT_ONCE = 2;
const DAY_MS = 86_400_000;
/** Noon in Ulaanbaatar, when SMS may be sent. */
const FIRST_DAY = new Date('2026-11-16T04:00:00Z');
const STRANGER = { phone: '88112233', email: 'stranger@example.mn' };
/** Spellings of one mailbox. */
const SPELLINGS = [STRANGER.email, 'Stranger@Example.mn', 'stranger+tokhi@example.mn', 'stranger+2@example.mn'];

const real = databaseOfTest();
let now = FIRST_DAY;
let shop: AppOfTest;
let body: ReturnType<typeof bodyOf>;
beforeAll(async () => {
  shop = await appOfTest(real.database, {}, {}, { now: () => now });
  const { db } = real.database;
  const goods = await stockedProduct(db, 100_000);
  const form = { lines: [{ code: goods.code, qty: 1 }] };
  body = bodyOf(await shownTo(shop.app, (await signedInCustomer(db)).token, form), form);
});
afterAll(() => shop?.close());

const order = (caller: Customer, to: { phone: string; email: string }, replaces?: string) =>
  askPastLimits(shop, caller, 'createOrder', {
    ...body,
    shipping: { ...body.shipping, user: { ...body.shipping.user, ...to } },
    ...(replaces && { replaces }),
  });

/** Orders with the stranger's phone and mailbox, replaces the order and cancels it. */
async function attempt(caller: Customer, at: number): Promise<void> {
  const to = { phone: STRANGER.phone, email: SPELLINGS[at % SPELLINGS.length] ?? STRANGER.email };
  const first = await order(caller, to);
  const second = await order(caller, to, first.ordernumber);
  await askPastLimits(shop, caller, 'cancelOrder', { ordernumber: second.ordernumber });
}

test(
  'whatever accounts with paid orders try, a phone and a mailbox get three notices a day and ten in thirty days',
  async () => {
    const { db } = real.database;
    const reached = recipientsOfTest(db, () => now);
    const attackers = await Promise.all(Array.from({ length: AT_ONCE * 2 }, () => callerOfTest(db)));
    for (const { customerId } of attackers) await havePaidOnce(db, shop, customerId, body, now);
    await reached.discardQueued();
    const perDay: { rung: number; written: number }[] = [];
    for (let day = 0; day < DAYS; day += 1) {
      now = new Date(FIRST_DAY.getTime() + day * DAY_MS);
      const attempts = Array.from({ length: ATTEMPTS_A_DAY }, (_, at) => at);
      const workers = Array.from({ length: AT_ONCE }, async (_, worker) => {
        for (let at = attempts.pop(); at !== undefined; at = attempts.pop()) {
          const caller = attackers[worker + AT_ONCE * (at % 2)];
          if (caller !== undefined) await attempt(caller, at);
        }
      });
      await Promise.all(workers);
      perDay.push(await reached.sendAll(AT_ONCE));
    }
    // The orders exist, and skipped notices are recorded with their reason.
    const made = await db.selectFrom('orders').select('id').where('contact_phone', '=', STRANGER.phone).execute();
    expect(made).toHaveLength(ATTEMPTS_A_DAY * DAYS * 2);
    expect(perDay).toEqual(
      [3, 3, 3, 1, ...Array.from({ length: DAYS - 4 }, () => 0)].map((count) => ({ rung: count, written: count })),
    );
    const rows = db.selectFrom('notifications').select(['status', 'last_error']).where('template', '=', 'order-made');
    const skipped = (await rows.where('status', '=', 'skipped').execute()).map(({ last_error }) => last_error);
    expect(skipped).toHaveLength(made.length * 2 - 20);
    expect(new Set(skipped)).toEqual(new Set(['over the budget of its recipient']));
    expect(await verifyInvariants(db, INVARIANT_CHECKS)).toEqual([]);
  },
  600_000 + ORDERS * 3_000,
);

test('a customer’s own confirmed address gets each of five a day, and no stranger uses up what is left of its month', async () => {
  const { db } = real.database;
  now = new Date(FIRST_DAY.getTime() + 100 * DAY_MS);
  const reached = recipientsOfTest(db, () => now);
  await reached.discardQueued();
  const [owner, stranger] = [await callerOfTest(db), await callerOfTest(db)];
  for (const { customerId } of [owner, stranger]) await havePaidOnce(db, shop, customerId, body, now);
  await reached.discardQueued();
  const { email } = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', owner.customerId)
    .executeTakeFirstOrThrow();
  const writtenTo = async (caller: Customer, times: number, phone: string) => {
    for (let time = 0; time < times; time += 1) {
      const { ordernumber } = await order(caller, { phone, email });
      await askPastLimits(shop, caller, 'cancelOrder', { ordernumber });
    }
    return (await reached.sendAll(1)).written;
  };
  expect(await writtenTo(stranger, 5, '88000001')).toBe(3);
  expect(await writtenTo(owner, 5, '88000002')).toBe(5);
  now = new Date(now.getTime() + DAY_MS);
  expect(await writtenTo(owner, 7, '88000003')).toBe(5);
  expect(await writtenTo(stranger, 5, '88000004')).toBe(3);
});
