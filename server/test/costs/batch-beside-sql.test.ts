// The speed of a batch compared with plain SQL that writes the same rows in one transaction: same tables and constraints, same run.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBatch } from '../../src/modules/batches/run-batch.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin/admin-of-test.ts';
import { insertMember, logIn } from '../admin/member-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type ManyOrders, manyPaidOrders } from '../orders/many-paid-orders.ts';

const ORDERS = 300;
const ROUNDS = 3;
/** The allowed cost of freezing the ids, committing each portion, and writing each order's outcome. */
const AT_MOST_TIMES = 10;

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['orders']));
});
afterAll(() => admin?.close());

async function batch({ numbers }: ManyOrders, to: string): Promise<void> {
  const action = { kind: 'move-orders', to, orders: { numbers } };
  const { body } = await askAdmin(admin, 'startBatch', { action }, { cookie });
  await runBatch(real.database.db, body.batch.id, () => admin.clock.now);
  const done = (await askAdmin(admin, 'showBatch', { batch: body.batch.id }, { cookie })).body.batch.done;
  expect(done).toBe(ORDERS);
}

/** The step «loaded»: status, history, the stock movement, and a job for each notice. */
const bareSql = ({ ids }: ManyOrders) =>
  real.database.db.transaction().execute(async (tx) => {
    const these = sql`any(${ids}::bigint[])`;
    await sql`select id from orders where id = ${these} order by id for update`.execute(tx);
    await sql`update orders set status = 'loaded', loaded_at = ${admin.clock.now}, version = version + 1 where id = ${these}`.execute(
      tx,
    );
    await sql`insert into order_status_changes (order_id, from_status, to_status, changed_by, changed_at)
      select id, 'ordered', 'loaded', 'system', ${admin.clock.now} from unnest(${ids}::bigint[]) id`.execute(tx);
    await sql`
      with moved as (
        update stock_reservations set status = 'consumed', settled_at = ${admin.clock.now} where order_id = ${these}
        returning order_id, product_id, quantity),
      sums as (select product_id, sum(quantity)::int as quantity from moved group by product_id),
      levels as (
        update stock_levels set reserved = reserved - sums.quantity, on_hand = on_hand - sums.quantity from sums
        where stock_levels.product_id = sums.product_id returning stock_levels.product_id, sums.quantity, on_hand, reserved)
      insert into stock_movements
        (order_id, product_id, on_hand_change, reserved_change, on_hand_after, reserved_after, reason, created_at)
      select order_id, product_id, - moved.quantity, - moved.quantity, on_hand + rest, reserved + rest, 'consumed', ${admin.clock.now}
      from moved join levels using (product_id)
      cross join lateral (select (levels.quantity - sum(other.quantity))::int as rest from moved other
        where other.product_id = moved.product_id and other.order_id <= moved.order_id) as later
      order by product_id, order_id`.execute(tx);
    await sql`select count(*) from unnest(${ids}::bigint[]) id,
      graphile_worker.add_job('tell-step', json_build_object('orderId', id), job_key := 'bare:' || id)`.execute(tx);
  });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

test(`a batch of ${ORDERS} orders takes at most ${AT_MOST_TIMES} times as long as the same rows by plain SQL`, async () => {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [mine, bare] = [
      await manyPaidOrders(real.database.db, ORDERS),
      await manyPaidOrders(real.database.db, ORDERS),
    ];
    for (const orders of [mine, bare]) await batch(orders, 'ordered');
    const bareMs = await timed(() => bareSql(bare));
    const batchMs = await timed(() => batch(mine, 'loaded'));
    if (process.env['SHOW_TIMES'] === 'true') console.log({ bareMs, batchMs });
    ratios.push(batchMs / bareMs);
  }
  expect(Math.min(...ratios)).toBeLessThan(AT_MOST_TIMES);
});
