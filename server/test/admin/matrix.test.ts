import { adminCalls } from '@tokhi/contract/admin/calls';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { allows, type StaffRole, staffRoles } from '@tokhi/contract/admin/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { signedInCustomer } from '../signed-in-customer.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { enterPassword, insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
const names = Object.keys(adminEndpoints) as AdminEndpointName[];
const forStaff = names.filter((name) => adminEndpoints[name].may !== null);
let admin: AdminOfTest;
const cookies = new Map<StaffRole, string>();
let passwordAlone = '';
let nobodysRole = '';
let disabled = '';
let expired = '';
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  expired = await logIn(admin, await insertMember(db));
  admin.clock.now = new Date(admin.clock.now.getTime() + 13 * 3_600_000);
  const leaver = await insertMember(db);
  disabled = await logIn(admin, leaver);
  await db.updateTable('staff_members').set({ disabled_at: admin.clock.now }).where('id', '=', leaver.id).execute();
  for (const role of staffRoles) cookies.set(role, await logIn(admin, await insertMember(db, [role])));
  nobodysRole = await logIn(admin, await insertMember(db, []));
  passwordAlone = await enterPassword(admin, await insertMember(db));
});
afterAll(() => admin?.close());

/** Admitted, and only then told that the body is wrong. */
const WRONG_BODY = { unexpected: true };

test('every call of the map is bound', async () => {
  for (const name of names) expect([name, (await askAdmin(admin, name, {})).status]).not.toEqual([name, 404]);
});

test.each(names)('%s is refused to a page of another origin, whoever is logged in', async (name) => {
  const asked = { cookie: cookies.get('owner'), origin: 'https://evil.example' };
  expect(await askAdmin(admin, name, WRONG_BODY, asked)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test.each(names.filter((name) => adminEndpoints[name].login !== 'none'))('%s asks for a login', async (name) => {
  const { token } = await signedInCustomer(real.database.db);
  const strangers = [
    {},
    { cookie: expired },
    { cookie: disabled },
    { cookie: `__Host-admin=${token}` },
    { headers: { authorization: `Bearer ${token}` } },
  ];
  for (const asked of strangers)
    expect(await askAdmin(admin, name, WRONG_BODY, asked)).toMatchObject({
      ...{ status: 401, body: { code: 'login_required' } },
    });
  expect(adminCalls[name].refusals).toContain('login_required');
});

describe.each(forStaff)('%s', (name) => {
  const { may, does } = adminEndpoints[name];

  test('asks for the second factor', async () => {
    const answer = await askAdmin(admin, name, WRONG_BODY, { cookie: passwordAlone });
    expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
  });

  test('is refused to a member without a role', async () => {
    const answer = await askAdmin(admin, name, WRONG_BODY, { cookie: nobodysRole });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test.each(staffRoles)('is open to %s as the permissions say', async (role) => {
    if (may === null) throw new Error('a call for staff has a permission');
    const answer = await askAdmin(admin, name, WRONG_BODY, { cookie: cookies.get(role) });
    const expected = allows(may, [role], does) ? [400, 'invalid_request'] : [403, 'forbidden'];
    expect([answer.status, answer.body.code]).toEqual(expected);
  });
});
