import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { type ManyOrders, manyPaidOrders } from '../orders/many-paid-orders.ts';
import { DEMO_DAY } from '../template-database.ts';
import { expectRefusal } from './refusals.ts';
import { insertStaff } from './rows.ts';

const real = databaseOfTest();
let orders: ManyOrders;
let staffId: number;
let orderId: number;
const change = (from: string, to: string, more: object = {}) =>
  real.database.db
    .insertInto('order_status_changes')
    .values({
      ...{ order_id: orderId, from_status: from, to_status: to, changed_by: 'staff', staff_id: staffId },
      ...{ changed_at: DEMO_DAY, ...more },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
beforeAll(async () => {
  orders = await manyPaidOrders(real.database.db, 2);
  staffId = await insertStaff(real.database.db);
  [orderId = 0] = orders.ids;
});

test('a step is taken back once, by staff with a reason, and only while it is the last one', async () => {
  const paid = await real.database.db
    .selectFrom('order_status_changes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'paid')
    .executeTakeFirstOrThrow();
  const { id: ordered } = await change('paid', 'ordered');
  const back = { takes_back: ordered, note: 'андуурсан' };
  await expectRefusal(
    change('ordered', 'paid', { ...back, note: null }),
    'a_step_is_taken_back_by_staff_with_a_reason',
  );
  await expectRefusal(change('ordered', 'loaded', back), 'only_the_last_change_is_taken_back');
  await expectRefusal(
    change('paid', 'pending', { ...back, takes_back: paid.id }),
    'only_the_last_change_is_taken_back',
  );
  const { id: loaded } = await change('ordered', 'loaded');
  await expectRefusal(change('ordered', 'paid', back), 'only_the_last_change_is_taken_back');
  const undo = await change('loaded', 'ordered', { ...back, takes_back: loaded });
  await expectRefusal(
    change('loaded', 'ordered', { ...back, takes_back: loaded }),
    'only_the_last_change_is_taken_back',
  );
  await expectRefusal(
    change('ordered', 'loaded', { ...back, takes_back: undo.id }),
    'only_the_last_change_is_taken_back',
  );
});

test('pieces that have left the store come back with the step at which they left, and by nothing else', async () => {
  const { db } = real.database;
  const [, other = 0] = orders.ids;
  const write = (status: string, settled_at: Date | null) =>
    db.updateTable('stock_reservations').set({ status, settled_at }).where('order_id', '=', other).execute();
  const steps = (status: string, loaded_at: Date | null) =>
    db.updateTable('orders').set({ status, ordered_at: DEMO_DAY, loaded_at }).where('id', '=', other).execute();
  await steps('loaded', DEMO_DAY);
  await write('consumed', DEMO_DAY);
  await expectRefusal(write('held', null), 'a_settled_reservation_stays_settled');
  await steps('ordered', null);
  await expectRefusal(write('released', DEMO_DAY), 'a_settled_reservation_stays_settled');
  await write('held', null);
  await write('released', DEMO_DAY);
  await expectRefusal(write('held', null), 'a_settled_reservation_stays_settled');
});

test('a decided row of a batch stays decided, and a batch keeps what was asked', async () => {
  const { db } = real.database;
  const batch = await db
    .insertInto('batches')
    .values({
      ...{ kind: 'move-orders', action: JSON.stringify({}), staff_id: staffId, as_owner: false },
      ...{ created_at: DEMO_DAY, active_at: DEMO_DAY },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { batch_id: batch.id, subject_id: orderId, position: 1 };
  await db.insertInto('batch_rows').values(row).execute();
  const decide = (outcome: string, reason: string | null) =>
    db.updateTable('batch_rows').set({ outcome, reason }).where('batch_id', '=', batch.id).execute();
  await expectRefusal(decide('stays', null), 'what_stays_says_why');
  await expectRefusal(decide('done', null), 'what_is_done_names_its_change');
  await decide('stays', 'ended');
  await expectRefusal(decide('waiting', null), 'a_decided_row_stays_decided');
  await expectRefusal(db.deleteFrom('batch_rows').execute(), 'batch_rows_are_never_deleted');
  const other = sql`update batches set action = '{"to": "delivered"}' where id = ${batch.id}`;
  await expectRefusal(other.execute(db), 'a_batch_keeps_what_was_asked');
  expect(await db.selectFrom('batch_rows').select('reason').execute()).toEqual([{ reason: 'ended' }]);
});
