// The counts that a job makes for the staff's first page match the orders: after moves, after an interrupted run, and again.
import type { OrderSource } from '@tokhi/rules/order/order-source';
import { mayMove, type OrderStatus, orderStatuses, timestampOf, wayOf } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { latestMoments } from '../../src/modules/orders/admin/late-orders.ts';
import { deliveredSince, stepCounts } from '../../src/modules/orders/admin/step-counts.queries.ts';
import { sumUpSales } from '../../src/modules/orders/admin/sum-up-sales.job.ts';
import { changeStatus } from '../../src/modules/orders/change-status.ts';
import { measureSteps } from '../../src/modules/orders/public.ts';
import { fillDemoOrders } from '../../src/seed/demo-orders/fill-demo-orders.ts';
import { createRandom } from '../../src/seed/demo-orders/random.ts';
import { databaseOfTest, dbAs } from '../database-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import { insertMember } from './member-of-test.ts';

const real = databaseOfTest();
const DAY_MS = 86_400_000;
const weekAgo = (now: Date) => new Date(Math.floor((now.getTime() - 7 * DAY_MS) / 3_600_000) * 3_600_000);
const orders = () => real.database.db.selectFrom('orders').selectAll().execute();
type Order = Awaited<ReturnType<typeof orders>>[number];

beforeAll(async () => {
  const asked = { orders: 300, numberKey: 'a key of order numbers for tests', now: DEMO_DAY, say: () => undefined };
  await fillDemoOrders(real.database.db, asked);
  await measureSteps(dbAs(real.database.db, 'worker'), DEMO_DAY);
});

const counted = async (now: Date) => ({
  steps: (await stepCounts(real.database.db)).toSorted((a, b) => (a.status < b.status ? -1 : 1)),
  delivered: await deliveredSince(real.database.db, weekAgo(now)),
});

/** The same counts, order by order. */
async function truth(now: Date) {
  const moments = await latestMoments(real.database.db, now);
  const all = await orders();
  const isLate = (order: Order) =>
    moments.some(
      ({ source, status, before }) =>
        order.source === source && order.status === status && (order[timestampOf(status)] ?? now) < before,
    );
  const isPickup = (order: Order) => order.delivery_kind === 'pickup';
  const long = new Date(now.getTime() - 5 * DAY_MS);
  const steps = wayOf('beijing')
    .filter((status) => status !== 'delivered')
    .map((status) => {
      const here = all.filter((order) => order.status === status);
      return {
        ...{ status, orders: here.length, late: here.filter(isLate).length, pickups: here.filter(isPickup).length },
        pickups_long: here.filter((order) => isPickup(order) && (order.in_stock_at ?? now) < long).length,
        counted_at: now,
      };
    })
    .toSorted((a, b) => (a.status < b.status ? -1 : 1));
  const came = all.flatMap(({ delivered_at, paid_at }) =>
    delivered_at !== null && paid_at !== null && delivered_at >= weekAgo(now)
      ? [(delivered_at.getTime() - paid_at.getTime()) / 1_000]
      : [],
  );
  const mean = came.reduce((sum, seconds) => sum + seconds, 0) / came.length;
  return { steps, delivered: { orders: came.length, seconds: expect.closeTo(mean, -2) } };
}

async function moveSome(seed: number, staffId: number, now: Date): Promise<number> {
  const random = createRandom(seed);
  let moved = 0;
  for (const order of (await orders()).filter(() => random.chance(300))) {
    const [status, source] = [order.status as OrderStatus, order.source as OrderSource];
    const next = orderStatuses.find((to) => mayMove(status, to, 'staff', source));
    if (next === undefined) continue;
    await inTransaction(real.database.db, (tx) => changeStatus(tx, order.id, next, { mover: 'staff', staffId }, now));
    moved += 1;
  }
  return moved;
}

test('counts are those of the orders, after any moves, and a run that is cut leaves the counts before it', async () => {
  const { db } = real.database;
  await sumUpSales(dbAs(db, 'worker'), DEMO_DAY);
  expect(await counted(DEMO_DAY)).toEqual(await truth(DEMO_DAY));
  const { id: staffId } = await insertMember(db, ['orders']);
  for (const round of [1, 2, 3]) {
    const now = new Date(DEMO_DAY.getTime() + round * 9 * 3_600_000);
    expect(await moveSome(round, staffId, now)).toBeGreaterThan(5);
    const before = await counted(now);
    await cutRun(now);
    expect(await counted(now)).toEqual(before);
    for (const _twice of [1, 2]) await sumUpSales(dbAs(db, 'worker'), now);
    expect(await counted(now)).toEqual(await truth(now));
  }
});

/** The last statement fails: the counts of the earlier ones are rolled back with it. */
async function cutRun(now: Date): Promise<void> {
  const { db } = real.database;
  await sql`alter table delivered_hours add constraint cut check (orders < 0) not valid`.execute(db);
  await expect(sumUpSales(dbAs(db, 'worker'), now)).rejects.toThrow('cut');
  await sql`alter table delivered_hours drop constraint cut`.execute(db);
}
