import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { signedInCustomer } from '../signed-in-customer.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { enterPassword, insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
beforeAll(async () => {
  admin = await adminOfTest(real.database);
});
afterAll(() => admin?.close());

const MINUTE_MS = 60_000;
const later = (minutes: number) => {
  admin.clock.now = new Date(admin.clock.now.getTime() + minutes * MINUTE_MS);
};
const statusWith = async (cookie: string) => (await askAdmin(admin, 'listOrders', {}, { cookie })).status;

test('a session ends after one hour unused', async () => {
  const cookie = await logIn(admin, await insertMember(real.database.db));
  later(59);
  expect(await statusWith(cookie)).toBe(200);
  later(59);
  expect(await statusWith(cookie)).toBe(200);
  later(60);
  expect(await statusWith(cookie)).toBe(401);
});

test('a session ends after 12 hours, however much it is used', async () => {
  const cookie = await logIn(admin, await insertMember(real.database.db));
  for (let half = 1; half < 24; half += 1) {
    later(30);
    expect(await statusWith(cookie)).toBe(200);
  }
  later(30);
  expect(await statusWith(cookie)).toBe(401);
});

test('a password that waits for its second factor is forgotten after 15 minutes', async () => {
  const cookie = await enterPassword(admin, await insertMember(real.database.db));
  later(14);
  expect((await askAdmin(admin, 'session', {}, { cookie })).status).toBe(200);
  later(1);
  expect((await askAdmin(admin, 'session', {}, { cookie })).status).toBe(401);
});

test('a member who is disabled is out at once, and so is a role that is taken away', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['orders']);
  const cookie = await logIn(admin, member);
  expect(await statusWith(cookie)).toBe(200);
  await db.deleteFrom('staff_roles').where('staff_id', '=', member.id).execute();
  expect(await statusWith(cookie)).toBe(403);
  await db.updateTable('staff_members').set({ disabled_at: admin.clock.now }).where('id', '=', member.id).execute();
  expect(await statusWith(cookie)).toBe(401);
});

test('a request of another origin, or of none, is refused with the right cookie', async () => {
  const cookie = await logIn(admin, await insertMember(real.database.db));
  for (const origin of ['https://evil.example', 'http://localhost:3000', 'null', null])
    expect(await askAdmin(admin, 'listOrders', {}, { cookie, origin })).toMatchObject({
      ...{ status: 403, body: { code: 'forbidden' } },
    });
});

test('a token of a customer opens nothing, as a header or as a cookie', async () => {
  const { token } = await signedInCustomer(real.database.db);
  const headers = { authorization: `Bearer ${token}` };
  for (const asked of [{ headers }, { cookie: `__Host-admin=${token}` }])
    expect(await askAdmin(admin, 'session', {}, asked)).toMatchObject({
      status: 401,
      body: { code: 'login_required' },
    });
});

test('the process of the shop answers 404 for every call and raw route of staff', async () => {
  const shop = await appOfTest(real.database);
  const cookie = await logIn(admin, await insertMember(real.database.db));
  for (const name of Object.keys(adminEndpoints) as AdminEndpointName[])
    expect([name, (await askAdmin(shop, name, {}, { cookie })).status]).toEqual([name, 404]);
  for (const { method, path: url } of Object.values(adminRawEndpoints))
    expect([url, (await shop.app.inject({ method, url, headers: { cookie } })).statusCode]).toEqual([url, 404]);
  await shop.close();
});

test('a body of megabytes is read of staff with both factors only', async () => {
  const cookie = await logIn(admin, await insertMember(real.database.db));
  const large = { unexpected: 'a'.repeat(20 * 1024 * 1024) };
  const fields = (answer: Awaited<ReturnType<typeof askAdmin>>) => Object.keys(answer.body.details ?? {});
  // Read and found invalid: it names the field.
  expect(fields(await askAdmin(admin, 'listOrders', large, { cookie }))).not.toEqual([]);
  expect(fields(await askAdmin(admin, 'login', large))).toEqual([]);
});
