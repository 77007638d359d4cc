import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { insertStaff } from '../../../../test/guards/rows.ts';
import { paidOrder } from '../../../../test/paid-order-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { changeStatus } from '../change-status.ts';
import { notifyStepHandler } from './notify-step.job.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let staffId: number;
beforeAll(async () => {
  shop = await appOfTest(real.database);
  staffId = await insertStaff(real.database.db);
});
afterAll(() => shop?.close());

const move = (id: number, to: OrderStatus) =>
  inTransaction(real.database.db, (tx) => changeStatus(tx, id, to, { mover: 'staff', staffId }, DEMO_DAY));
const notify = (orderId: number, step: string) =>
  notifyStepHandler(real.database.db, () => DEMO_DAY).attempt({ orderId, step });
const notificationsTo = async (customerId: number) => {
  const rows = real.database.db.selectFrom('notifications').select(['template', 'channel', 'dedupe_key']);
  const said = await rows.where('customer_id', '=', customerId).orderBy('id').execute();
  return said.map(({ template, channel }) => `${template} ${channel}`);
};
const ROAD = ['ordered', 'loaded', 'came_in_ereen', 'came_in_ub', 'in_stock', 'delivered'] as const;

test('an order is told of by mail and SMS when it is made, paid, on each step and received: a row a channel', async () => {
  const { id, buyer } = await paidOrder(real.database.db, shop.app);
  for (const step of ROAD) {
    await move(id, step);
    // However often the job runs.
    await notify(id, step);
    await notify(id, step);
  }
  const both = (kind: string) => [`${kind} email`, `${kind} sms`];
  const steps = ROAD.flatMap(() => both('order-step'));
  expect(await notificationsTo(buyer.id)).toEqual([...both('order-made'), ...both('order-paid'), ...steps]);
});

test('a step is told ten minutes later, and one that was taken back meanwhile to nobody', async () => {
  const { db } = real.database;
  const { id, buyer } = await paidOrder(db, shop.app);
  await move(id, 'ordered');
  const { rows } = await sql<{ run_at: Date }>`
    select run_at from graphile_worker.jobs where key = ${`tell-step:${id}:ordered`}`.execute(db);
  expect(rows).toEqual([{ run_at: new Date(DEMO_DAY.getTime() + 600_000) }]);
  await db.updateTable('orders').set({ status: 'paid', ordered_at: null }).where('id', '=', id).execute();
  await notify(id, 'ordered');
  expect(await notificationsTo(buyer.id)).not.toContain('order-step email');
});
