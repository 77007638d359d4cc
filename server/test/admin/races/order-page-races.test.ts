// Staff at the same time as the customer, the payment or the expiry of the order: one wins, and every invariant holds.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOverdue } from '../../../src/modules/payments/expiry/end-overdue.ts';
import { confirmByHand } from '../../../src/modules/payments/public.ts';
import { type AppOfTest, appOfTest } from '../../app-of-test.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { outcomesOf, statusOf, tasksOf } from '../../money/money-rows.ts';
import { manyPaidOrders, manyUnpaidOrders } from '../../orders/many-paid-orders.ts';
import { ACCOUNT } from '../../refunds/bought-order.ts';
import { askAs, type CustomerOfTest, signedInCustomer } from '../../signed-in-customer.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { expectInvariants, ROUNDS, raceEach, unlessBusy } from '../race-rounds.ts';

const real = databaseOfTest();
const DAY_MS = 86_400_000;
let shop: AppOfTest;
let admin: AdminOfTest;
let buyer: CustomerOfTest;
let cookie = '';
beforeAll(async () => {
  shop = await appOfTest(real.database, { rateLimitPerMinute: 1e9 });
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['orders']));
  buyer = await signedInCustomer(real.database.db);
});
afterAll(async () => {
  await shop?.close();
  await admin?.close();
});

interface Round {
  id: number;
  ordernumber: string;
  version: number;
}

async function roundsOf(made: typeof manyPaidOrders | typeof manyUnpaidOrders, options = {}): Promise<Round[]> {
  const { db } = real.database;
  const { ids } = await made(db, ROUNDS, { customerId: buyer.id, ...options });
  const orders = db.selectFrom('orders').select(['id', 'order_number as ordernumber', 'version']);
  return orders.where('id', 'in', ids).execute();
}

const cancel = ({ ordernumber, version }: Round) =>
  unlessBusy(() => askAdmin(admin, 'cancelOrder', { ordernumber, version, because: 'Утсаар хүссэн' }, { cookie }));
/** Who ended the order, from its history. */
const endsOf = async (orderId: number) => {
  const ends = real.database.db.selectFrom('order_status_changes').select('changed_by').where('order_id', '=', orderId);
  return (await ends.where('to_status', '=', 'expired').execute()).map(({ changed_by }) => changed_by);
};
const reservedOf = async (orderId: number) => {
  const rows = real.database.db.selectFrom('stock_reservations').select('status').where('order_id', '=', orderId);
  return [...new Set((await rows.execute()).map(({ status }) => status))];
};
/** The two take turns in starting, and in one of four rounds staff finish first: both must win sometimes. */
async function inTurn<One, Other>(
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  if (round % 4 === 3) return [await one(), await other()];
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second];
}

/** The answer to staff: done, or the earlier change, as the step that saw it names it. */
const said = ({ status, body }: Awaited<ReturnType<typeof cancel>>): string =>
  status === 200 ? 'done' : [body.code, body.details?.status].filter(Boolean).join(' ');

test('of staff and the customer who cancel one order one is written, and stock is freed once', async () => {
  await raceEach(await roundsOf(manyUnpaidOrders), async (order, round) => {
    const [staff, customer] = await inTurn(
      round,
      () => cancel(order),
      () => unlessBusy(() => askAs(shop.app, buyer.token, 'cancelOrder', { ordernumber: order.ordernumber })),
    );
    // A customer whose order was already ended gets the answer of their own cancellation.
    expect(customer.status).toBe(200);
    const ends = await endsOf(order.id);
    expect(ends).toEqual([staff.status === 200 ? 'staff' : 'customer']);
    expect(['done', 'changed_meanwhile expired', 'order_expired']).toContain(said(staff));
    expect(await reservedOf(order.id)).toEqual(['released']);
  });
  await expectInvariants(real.database.db);
});

test('of staff and the payment one wins: an order is paid or cancelled, and late money is on its way back', async () => {
  const { db } = real.database;
  await raceEach(await roundsOf(manyUnpaidOrders), async (order, round) => {
    const money = {
      ...{ orderNumber: order.ordernumber, method: 'mobile' as const, amountTug: 300_000 },
      ...{ bankId: `FT-${order.id}`, receivedAt: DEMO_DAY, payer: null },
    };
    const [staff, outcome] = await inTurn(
      round,
      () => cancel(order),
      () => confirmByHand({ db, now: () => admin.clock.now }, money),
    );
    const isCancelled = staff.status === 200;
    expect(['done', 'changed_meanwhile paid', 'order_already_paid']).toContain(said(staff));
    expect([await statusOf(db, order.id), outcome]).toEqual(isCancelled ? ['expired', 'late'] : ['paid', 'matched']);
    expect(await outcomesOf(db, order.id)).toEqual([isCancelled ? 'late 300000' : 'matched 300000']);
    expect(await tasksOf(db, order.id)).toEqual(isCancelled ? ['late_payment 300000 requested'] : []);
    expect(await reservedOf(order.id)).toEqual([isCancelled ? 'released' : 'held']);
  });
  await expectInvariants(db);
});

test('of staff and the end of the time one ends the order', async () => {
  const { db } = real.database;
  const orders = await roundsOf(manyUnpaidOrders);
  const past = new Date(DEMO_DAY.getTime() + 2 * DAY_MS);
  const deps = { db, now: () => past, origin: 'https://tokhi.example', gateways: {} };
  await raceEach(orders, async (order, round) => {
    const [staff, isEnded] = await inTurn(
      round,
      () => cancel(order),
      () => endOverdue(deps, order.id),
    );
    expect(isEnded).toBe(true);
    expect(await endsOf(order.id)).toEqual([staff.status === 200 ? 'staff' : 'system']);
    expect(['done', 'changed_meanwhile expired', 'order_expired']).toContain(said(staff));
    expect(await reservedOf(order.id)).toEqual(['released']);
  });
  await expectInvariants(db);
});

test('of staff and the customer who ask for the same money one request is written', async () => {
  const { db } = real.database;
  const orders = await roundsOf(manyPaidOrders, { withMoney: true });
  const some = orders[0]?.ordernumber ?? '';
  const { sums } = (await askAdmin(admin, 'refundTerms', { ordernumber: some, reason: 'cancelled' }, { cookie })).body;
  const refund = { reason: 'cancelled' as const, sum: sums.amount, account: ACCOUNT };
  await raceEach(orders, async (order, round) => {
    const { ordernumber, version } = order;
    const note = 'Утсаар хүссэн';
    const answers = await inTurn(
      round,
      () => unlessBusy(() => askAdmin(admin, 'createRefund', { ordernumber, version, note, ...refund }, { cookie })),
      () => unlessBusy(() => askAs(shop.app, buyer.token, 'askRefund', { ordernumber, ...refund })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const tasks = await db.selectFrom('refunds').select('amount_tug').where('order_id', '=', order.id).execute();
    expect(tasks).toEqual([{ amount_tug: sums.amount }]);
  });
  await expectInvariants(db);
});
