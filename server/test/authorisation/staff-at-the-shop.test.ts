import { createHash, randomBytes } from 'node:crypto';
import { staffRoles } from '@tokhi/contract/admin/permissions';
import { calls } from '@tokhi/contract/calls';
import { endpoints } from '@tokhi/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { insertStaff } from '../guards/rows.ts';
import { staffOfTest } from '../staff-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';

const real = databaseOfTest();
let shop: AppOfTest;
let staffId = 0;
beforeAll(async () => {
  shop = await appOfTest(real.database);
  staffId = await insertStaff(real.database.db);
});
afterAll(() => shop.close());

test('every call of the shop refuses a staff member, open ones and kept answers too', async () => {
  const bound = shop.table.bound();
  expect(bound.length).toBeGreaterThan(60);
  for (const [name, { answer, print }] of bound) {
    const asked = [answer, print].flatMap((run) => (run ? [run({}, staffOfTest(staffId))] : []));
    for (const outcome of await Promise.allSettled(asked))
      expect([name, outcome]).toMatchObject([name, { status: 'rejected', reason: { code: 'login_required' } }]);
  }
});

test('the token of a staff session opens nothing in the shop, as a header or as its cookie', async () => {
  const token = randomBytes(32).toString('base64url');
  const session = {
    token_hash: createHash('sha256').update(token).digest(),
    ...{ staff_id: staffId, created_at: DEMO_DAY, expires_at: new Date(DEMO_DAY.getTime() + 3_600_000) },
  };
  await real.database.db.insertInto('staff_sessions').values(session).execute();
  const forCustomers = shop.table.bound().filter(([name]) => endpoints[name].who === 'customer');
  expect(forCustomers.length).toBeGreaterThan(20);
  for (const [name] of forCustomers) {
    const { method, path } = calls[name];
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `__Host-admin=${token}` }]) {
      const answer = await shop.app.inject({ method, url: path, headers, ...(method === 'POST' && { payload: {} }) });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 401, 'login_required']);
    }
  }
});

test('the roles that the code knows are those of the table', async () => {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'a_role_is_known'`.execute(
    real.database.db,
  );
  expect([...(rows[0]?.rule.matchAll(/'(\w+)'/g) ?? [])].map(([, role]) => role)).toEqual(staffRoles);
});
