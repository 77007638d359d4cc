import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminOfTest, adminOfTest, askAdmin } from '../../../test/admin/admin-of-test.ts';
import { insertMember, logIn } from '../../../test/admin/member-of-test.ts';
import { databaseOfTest, dbAs } from '../../../test/database-of-test.ts';
import { manyPaidOrders } from '../../../test/orders/many-paid-orders.ts';
import { runBatch } from './run-batch.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['orders']));
});
afterAll(() => admin?.close());

test('of two workers that meet a broken order neither marks a healthy one', async () => {
  const { db } = real.database;
  for (let round = 0; round < 3; round += 1) {
    const { ids, numbers } = await manyPaidOrders(db, 6);
    await sql`create trigger refuses before insert on order_status_changes for each row
      when (new.order_id = ${sql.lit(ids[1])}) execute function forbid_change()`.execute(db);
    const action = { kind: 'move-orders', to: 'ordered', orders: { numbers } };
    const { id } = (await askAdmin(admin, 'startBatch', { action }, { cookie })).body.batch;
    await Promise.all([1, 2, 3].map(() => runBatch(dbAs(db, 'worker'), id, () => admin.clock.now)));
    await sql`drop trigger refuses on order_status_changes`.execute(db);
    const { batch } = (await askAdmin(admin, 'showBatch', { batch: id }, { cookie })).body;
    expect(batch).toMatchObject({ done: 5, staying: [{ reason: 'failed', count: 1, numbers: [numbers[1]] }] });
  }
});
