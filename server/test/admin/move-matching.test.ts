import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { insertOrder, paid } from '../guards/rows.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
beforeAll(async () => {
  admin = await adminOfTest(real.database);
});
afterAll(() => admin?.close());

test('a batch over all that match counts those of the filter and the moment, and names those that stay', async () => {
  const { db } = real.database;
  const cookie = await logIn(admin, await insertMember(db, ['orders']));
  const at = admin.clock.now;
  const before = { created_at: new Date(at.getTime() - 60_000), contact_name: 'Тохирсон' };
  for (const changes of [paid(), paid(), {}]) await insertOrder(db, { ...before, ...changes });
  await insertOrder(db, { ...before, ...paid(), contact_name: 'Өөр хүн' });
  await insertOrder(db, { ...before, ...paid(), created_at: new Date(at.getTime() + 60_000) });
  const orders = { filter: { text: 'тохирсон' }, at: at.toISOString() };
  const action = { kind: 'move-orders', to: 'ordered', orders };
  expect((await askAdmin(admin, 'previewBatch', { action }, { cookie })).body).toMatchObject({
    ...{ total: 3, moving: 2, from: 'paid', staying: [{ reason: 'not_paid', count: 1 }] },
  });
});
