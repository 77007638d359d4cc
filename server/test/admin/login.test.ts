import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin, cookieOf } from './admin-of-test.ts';
import { enterPassword, insertMember, logIn, PASSWORD } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
beforeAll(async () => {
  admin = await adminOfTest(real.database);
});
afterAll(() => admin?.close());

const sessionsOf = (staffId: number) =>
  real.database.db.selectFrom('staff_sessions').selectAll().where('staff_id', '=', staffId).execute();
const auditOf = (staffId: number) =>
  real.database.db
    .selectFrom('audit_log')
    .select(['action', 'ip'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();

test('password and TOTP code open a session whose cookie no script and no other site can use', async () => {
  const member = await insertMember(real.database.db, ['orders', 'finance']);
  const first = await askAdmin(admin, 'login', { email: ` ${member.email.toUpperCase()}`, password: PASSWORD });
  expect(first).toMatchObject({ status: 200, body: { result: 'success', next: 'second_factor' } });
  expect(first.setCookie).toMatch(/^__Host-admin=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const waiting = cookieOf(first.setCookie);
  const second = await askAdmin(admin, 'secondFactor', { code: member.code(admin.clock.now) }, { cookie: waiting });
  expect(second).toMatchObject({ status: 200, body: { result: 'success' } });
  const cookie = cookieOf(second.setCookie);
  expect(await askAdmin(admin, 'session', {}, { cookie })).toMatchObject({
    status: 200,
    body: { member: { name: 'Ануужин', email: member.email, roles: ['finance', 'orders'] }, next: null },
  });
  // The token of the half-open session opens nothing any more.
  expect(await askAdmin(admin, 'session', {}, { cookie: waiting })).toMatchObject({ status: 401 });
  const [session] = await sessionsOf(member.id);
  expect(session).toMatchObject({ ip: '203.0.113.20', second_factor_at: admin.clock.now });
  expect(JSON.stringify(session)).not.toContain(cookie.split('=')[1]);
  const ip = '203.0.113.20';
  expect(await auditOf(member.id)).toEqual([
    { action: 'enter password', ip },
    { action: 'log in', ip },
  ]);
});

test('a wrong password, an unknown email, a disabled and an invited member get one answer', async () => {
  const { db } = real.database;
  const known = await insertMember(db);
  const disabled = await insertMember(db, ['owner'], { disabled_at: admin.clock.now });
  const invited = await insertMember(db, ['owner'], { password_hash: null });
  const wrong = await askAdmin(admin, 'login', { email: known.email, password: 'something else' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  expect(wrong.setCookie).toBeUndefined();
  for (const email of ['nobody@tokhi.example', disabled.email, invited.email])
    expect(await askAdmin(admin, 'login', { email, password: PASSWORD })).toEqual(wrong);
});

test('after ten wrong passwords the right one is refused, too', async () => {
  const { email } = await insertMember(real.database.db);
  const attempt = (password: string) =>
    askAdmin(admin, 'login', { email, password }, { remoteAddress: '203.0.113.66' });
  for (let count = 0; count < 10; count += 1) expect((await attempt('something else')).status).toBe(401);
  expect(await attempt(PASSWORD)).toMatchObject({ status: 429, body: { code: 'too_many_staff_tries' } });
});

test('a TOTP code works once, also for two requests at the same moment', async () => {
  const member = await insertMember(real.database.db);
  const cookies = [await enterPassword(admin, member), await enterPassword(admin, member)];
  const code = member.code(admin.clock.now);
  const answers = await Promise.all(cookies.map((cookie) => askAdmin(admin, 'secondFactor', { code }, { cookie })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  const again = await askAdmin(admin, 'secondFactor', { code }, { cookie: await enterPassword(admin, member) });
  expect(again).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } });
});

test('wrong codes are limited', async () => {
  const member = await insertMember(real.database.db);
  const cookie = await enterPassword(admin, member);
  const attempt = (code: string) => askAdmin(admin, 'secondFactor', { code }, { cookie });
  const right = member.code(admin.clock.now);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let count = 0; count < 20; count += 1)
    expect(await attempt(wrong)).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } });
  expect(await attempt(right)).toMatchObject({ status: 429, body: { code: 'too_many_staff_tries' } });
});

test('without a second factor its set-up is reachable and nothing else, and a code confirms it', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['owner'], { totp: false });
  const cookie = await enterPassword(admin, member);
  expect((await askAdmin(admin, 'session', {}, { cookie })).body).toMatchObject({ next: 'set_up_totp' });
  expect(await askAdmin(admin, 'listOrders', {}, { cookie })).toMatchObject({
    ...{ status: 403, body: { code: 'second_factor_required' } },
  });
  expect((await askAdmin(admin, 'secondFactor', { code: '123456' }, { cookie })).status).toBe(400);
  const { body } = await askAdmin(admin, 'setUpTotp', {}, { cookie });
  expect(body.uri).toContain(`secret=${body.secret}`);
  const { totp_secret } = await db
    .selectFrom('staff_members')
    .select('totp_secret')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const secret = Secret.fromBase32(body.secret);
  expect(totp_secret?.includes(Buffer.from(secret.bytes))).toBe(false);
  const code = new TOTP({ secret }).generate({ timestamp: admin.clock.now.getTime() });
  const confirmed = await askAdmin(admin, 'secondFactor', { code }, { cookie });
  expect(confirmed.status).toBe(200);
  expect((await askAdmin(admin, 'listOrders', {}, { cookie: cookieOf(confirmed.setCookie) })).status).toBe(200);
  expect((await auditOf(member.id)).map(({ action }) => action)).toEqual([
    ...['enter password', 'make second factor', 'confirm second factor', 'log in'],
  ]);
});

test('a confirmed second factor is not replaced by whoever has the password', async () => {
  const member = await insertMember(real.database.db);
  const cookie = await enterPassword(admin, member);
  expect(await askAdmin(admin, 'setUpTotp', {}, { cookie })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect((await askAdmin(admin, 'setUpTotp', {}, { cookie: await logIn(admin, member) })).status).toBe(403);
});

test('logging out ends the session and deletes its cookie', async () => {
  const member = await insertMember(real.database.db);
  const cookie = await logIn(admin, member);
  const out = await askAdmin(admin, 'logout', {}, { cookie });
  expect(out.setCookie).toMatch(/^__Host-admin=; .*Max-Age=0$/);
  expect((await askAdmin(admin, 'session', {}, { cookie })).status).toBe(401);
  expect((await auditOf(member.id)).at(-1)).toMatchObject({ action: 'log out' });
});

test('neither passwords, codes nor tokens are in the log', async () => {
  const member = await insertMember(real.database.db);
  const cookie = await logIn(admin, member);
  for (const secret of [PASSWORD, cookie.split('=')[1] ?? '', member.email]) expect(admin.log()).not.toContain(secret);
});
