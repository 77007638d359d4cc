import { adminCalls } from '@tokhi/contract/admin/calls';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import { allows, type StaffRole, staffRoles } from '@tokhi/contract/admin/permissions';
import { type AdminRawName, adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { signedInCustomer } from '../signed-in-customer.ts';
import { ADMIN_ORIGIN, type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { enterPassword, insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
const names = Object.keys(adminEndpoints) as AdminEndpointName[];
const forStaff = names.filter((name) => ['own', 'complete'].includes(adminEndpoints[name].login));
let admin: AdminOfTest;
const cookies = new Map<StaffRole, string>();
let passwordAlone = '';
let nobodysRole = '';
let disabled = '';
let expired = '';
let oldFactor = '';
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  expired = await logIn(admin, await insertMember(db));
  admin.clock.now = new Date(admin.clock.now.getTime() + 13 * 3_600_000);
  const leaver = await insertMember(db);
  disabled = await logIn(admin, leaver);
  await db.updateTable('staff_members').set({ disabled_at: admin.clock.now }).where('id', '=', leaver.id).execute();
  oldFactor = await logIn(admin, await insertMember(db));
  admin.clock.now = new Date(admin.clock.now.getTime() + 5 * 60_000);
  for (const role of staffRoles) cookies.set(role, await logIn(admin, await insertMember(db, [role])));
  nobodysRole = await logIn(admin, await insertMember(db, []));
  passwordAlone = await enterPassword(admin, await insertMember(db));
});
afterAll(() => admin?.close());

/** The body is checked only after the caller is admitted. */
const WRONG_BODY = { unexpected: true };

test('every call of the map is bound', async () => {
  for (const name of names) expect([name, (await askAdmin(admin, name, {})).status]).not.toEqual([name, 404]);
});

test.each(names)('%s is refused to a page of another origin, whoever is logged in', async (name) => {
  const asked = { cookie: cookies.get('owner'), origin: 'https://evil.example' };
  expect(await askAdmin(admin, name, WRONG_BODY, asked)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('every call is refused from a network that the setting does not name', async () => {
  const { db } = real.database;
  const allow = (networks: string[]) =>
    db
      .updateTable('settings')
      .set({ value: JSON.stringify({ networks }) })
      .where('key', '=', 'admin')
      .execute();
  await allow(['203.0.113.0/24']);
  for (const name of names)
    for (const cookie of [undefined, cookies.get('owner')]) {
      const answer = await askAdmin(admin, name, WRONG_BODY, { cookie, remoteAddress: '198.51.100.7' });
      expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'network_not_allowed']);
    }
  for (const { method, path: url } of Object.values(adminRawEndpoints)) {
    const headers = { cookie: cookies.get('owner'), origin: ADMIN_ORIGIN, 'sec-fetch-site': 'same-origin' };
    const answer = await admin.app.inject({ method, url, headers, remoteAddress: '198.51.100.7' });
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'network_not_allowed']);
  }
  await allow([]);
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
  const { may, does, stepUp } = adminEndpoints[name];
  const isOpenTo = (roles: readonly StaffRole[]) => may === null || allows(may, roles, does, adminEndpoints[name]);

  test('asks for the second factor', async () => {
    const answer = await askAdmin(admin, name, WRONG_BODY, { cookie: passwordAlone });
    expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
  });

  test(`asks an owner whose factor is 5 minutes old for it again: ${stepUp}`, async () => {
    const answer = await askAdmin(admin, name, WRONG_BODY, { cookie: oldFactor });
    const refused = isOpenTo(['owner']) ? [403, 'step_up_required'] : [403, 'forbidden'];
    const expected = stepUp || !isOpenTo(['owner']) ? refused : [400, 'invalid_request'];
    expect([answer.status, answer.body.code]).toEqual(expected);
    expect(adminCalls[name].refusals.includes('step_up_required')).toBe(stepUp);
  });

  test(`is open to a member without a role: ${may === null}`, async () => {
    const answer = await askAdmin(admin, name, WRONG_BODY, { cookie: nobodysRole });
    expect([answer.status, answer.body.code]).toEqual(may === null ? [400, 'invalid_request'] : [403, 'forbidden']);
  });

  test.each(staffRoles)('is open to %s as the permissions say', async (role) => {
    const answer = await askAdmin(admin, name, WRONG_BODY, { cookie: cookies.get(role) });
    const expected = isOpenTo([role]) ? [400, 'invalid_request'] : [403, 'forbidden'];
    expect([answer.status, answer.body.code]).toEqual(expected);
  });
});

describe.each(Object.keys(adminRawEndpoints) as AdminRawName[])('%s, a raw route', (name) => {
  const { path, may, does, method, twoPeople } = adminRawEndpoints[name];
  const SAME: Record<string, string> =
    method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin: ADMIN_ORIGIN };
  const asked = async (cookie: string | undefined, headers: Record<string, string> = SAME) => {
    const url = `${path}?unexpected=1`;
    const answer = await admin.app.inject({ method, url, headers: { ...(cookie && { cookie }), ...headers } });
    return [answer.statusCode, answer.json().code];
  };

  test('is refused to nobody, to strangers, before the second factor and to pages of others', async () => {
    const { token } = await signedInCustomer(real.database.db);
    for (const cookie of [undefined, expired, disabled, `__Host-admin=${token}`])
      expect(await asked(cookie)).toEqual([401, 'login_required']);
    expect(await asked(passwordAlone)).toEqual([403, 'second_factor_required']);
    for (const headers of [{}, { 'sec-fetch-site': 'same-site' }, { ...SAME, origin: 'https://evil.example' }])
      expect(await asked(cookies.get('owner'), headers)).toEqual([403, 'forbidden']);
    expect(await asked(nobodysRole)).toEqual([403, 'forbidden']);
  });

  test.each(staffRoles)('is open to %s as the permissions say', async (role) => {
    expect(await asked(cookies.get(role))).toEqual(
      allows(may, [role], does, { twoPeople }) ? [400, 'invalid_request'] : [403, 'forbidden'],
    );
  });
});
