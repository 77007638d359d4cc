import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '../../src/modules/staff/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin, cookieOf, STAFF_KEY } from './admin-of-test.ts';
import { authenticatorOfTest } from './authenticator-of-test.ts';
import { enterPassword, insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
beforeAll(async () => {
  admin = await adminOfTest(real.database);
});
afterAll(() => admin?.close());

const later = (minutes: number) => {
  admin.clock.now = new Date(admin.clock.now.getTime() + minutes * 60_000);
};
type Authenticator = ReturnType<typeof authenticatorOfTest>;

async function memberWithPasskey() {
  const member = await insertMember(real.database.db, ['support']);
  const cookie = await logIn(admin, member);
  const authenticator = authenticatorOfTest();
  const { body } = await askAdmin(admin, 'passkeyToAdd', {}, { cookie });
  const asked = { name: 'Ажлын утас', answer: authenticator.create(body.options) };
  expect(await askAdmin(admin, 'addPasskey', asked, { cookie })).toMatchObject({ status: 200 });
  return { member, cookie, authenticator };
}
const challengeFor = async (cookie: string) =>
  (await askAdmin(admin, 'passkeyToShow', {}, { cookie })).body.options as { challenge: string };
const show = async (cookie: string, authenticator: Authenticator) =>
  askAdmin(admin, 'showPasskey', { answer: authenticator.get(await challengeFor(cookie)) }, { cookie });
const actionsOf = async (staffId: number) => {
  const rows = real.database.db.selectFrom('audit_log').select('action').orderBy('id');
  const ofMember = rows.where('subject_kind', '=', 'staff').where('subject_id', '=', String(staffId));
  return (await ofMember.execute()).map(({ action }) => action);
};

test('a passkey completes a login, and shows the factor again later', async () => {
  const { member, authenticator } = await memberWithPasskey();
  const waiting = await enterPassword(admin, member);
  expect((await askAdmin(admin, 'session', {}, { cookie: waiting })).body.factors).toEqual(['totp', 'passkey']);
  const completed = await show(waiting, authenticator);
  expect(completed.status).toBe(200);
  const cookie = cookieOf(completed.setCookie);
  expect((await askAdmin(admin, 'session', {}, { cookie })).body.next).toBeNull();
  later(10);
  expect((await askAdmin(admin, 'makeRecoveryCodes', {}, { cookie })).body.code).toBe('step_up_required');
  const shown = await show(cookie, authenticator);
  expect([shown.status, shown.setCookie]).toEqual([200, undefined]);
  expect((await askAdmin(admin, 'makeRecoveryCodes', {}, { cookie })).status).toBe(200);
  const security = (await askAdmin(admin, 'showSecurity', {}, { cookie })).body;
  expect(security).toMatchObject({ totp: true, recoveryCodes: 10, passkeys: [{ name: 'Ажлын утас' }] });
});

test('an answer to another challenge, of another key, another origin or a copied key is refused and audited', async () => {
  const { member, cookie, authenticator } = await memberWithPasskey();
  const refused = { status: 400, body: { code: 'passkey_wrong' } };
  expect(await show(cookie, authenticatorOfTest())).toMatchObject(refused);
  const options = await challengeFor(cookie);
  const answer = authenticator.get(options);
  expect((await askAdmin(admin, 'showPasskey', { answer }, { cookie })).status).toBe(200);
  expect(await askAdmin(admin, 'showPasskey', { answer }, { cookie })).toMatchObject(refused);
  authenticator.countBack(2);
  expect(await show(cookie, authenticator)).toMatchObject(refused);
  const stale = authenticator.get(await challengeFor(cookie));
  later(5);
  expect(await askAdmin(admin, 'showPasskey', { answer: stale }, { cookie })).toMatchObject(refused);
  const evil = authenticatorOfTest({ origin: 'https://evil.example' });
  const { body } = await askAdmin(admin, 'passkeyToAdd', {}, { cookie: await logIn(admin, member) });
  const added = { name: 'x', answer: evil.create(body.options) };
  expect((await askAdmin(admin, 'addPasskey', added, { cookie })).status).not.toBe(200);
  expect(await actionsOf(member.id)).toContain('refused second factor');
});

test('a passkey of a colleague opens nothing, and a removed one neither', async () => {
  const { member, cookie, authenticator } = await memberWithPasskey();
  const colleague = await memberWithPasskey();
  const waiting = await enterPassword(admin, colleague.member);
  expect((await show(waiting, authenticator)).status).toBe(400);
  expect((await askAdmin(admin, 'removePasskey', { id: authenticator.id }, { cookie })).status).toBe(200);
  const asked = await askAdmin(admin, 'passkeyToShow', {}, { cookie: await enterPassword(admin, member) });
  expect(asked).toMatchObject({ status: 400, body: { code: 'passkey_wrong' } });
});

test('a recovery code completes one login, and a new list ends the old one', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['support']);
  const cookie = await logIn(admin, member);
  const make = async () => (await askAdmin(admin, 'makeRecoveryCodes', {}, { cookie })).body.codes as string[];
  const old = await make();
  const codes = await make();
  expect(new Set([...old, ...codes]).size).toBe(20);
  const stored = JSON.stringify(await db.selectFrom('staff_recovery_codes').selectAll().execute());
  for (const code of codes) expect(stored).not.toContain(code);
  const use = async (code = '') =>
    askAdmin(admin, 'useRecoveryCode', { code }, { cookie: await enterPassword(admin, member) });
  const wrong = { status: 400, body: { code: 'second_factor_wrong' } };
  expect(await use(old[0])).toMatchObject(wrong);
  const twice = await Promise.all([use(codes[0]?.toLowerCase()), use(codes[0]?.replaceAll('-', ''))]);
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect(await use(codes[0])).toMatchObject(wrong);
  expect((await use(codes[1])).status).toBe(200);
  expect((await askAdmin(admin, 'showSecurity', {}, { cookie })).body.recoveryCodes).toBe(8);
});

test('wrong passwords are audited without what was typed, and a new device is reported to the member', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['support']);
  await askAdmin(admin, 'login', { email: member.email, password: 'Нууц биш нууц' });
  await askAdmin(admin, 'login', { email: 'stranger@tokhi.example', password: 'Нууц биш нууц' });
  expect(await actionsOf(member.id)).toEqual(['refused staff password']);
  const audited = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute());
  expect(audited).not.toContain('Нууц биш нууц');
  expect(audited).not.toContain('stranger');
  const mails = () => db.selectFrom('notifications').select('template').where('recipient', '=', member.email).execute();
  await logIn(admin, member);
  await logIn(admin, member);
  expect(await mails()).toEqual([]);
  later(1);
  const elsewhere = { remoteAddress: '198.51.100.77', headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' } };
  const { email } = member;
  const first = await askAdmin(admin, 'login', { email, password: 'long enough for a shop' }, elsewhere);
  const code = { code: member.code(admin.clock.now) };
  await askAdmin(admin, 'secondFactor', code, { ...elsewhere, cookie: cookieOf(first.setCookie) });
  expect(await mails()).toEqual([{ template: 'staff-new-device' }]);
});

test('a member ends one of the own sessions, and none of a colleague', async () => {
  const member = await insertMember(real.database.db, ['support']);
  const [one, other] = [await logIn(admin, member), await logIn(admin, member)];
  const stranger = await logIn(admin, await insertMember(real.database.db));
  const { sessions } = (await askAdmin(admin, 'showSecurity', {}, { cookie: one })).body;
  expect(sessions).toHaveLength(2);
  const { id } = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
  expect((await askAdmin(admin, 'endSession', { id }, { cookie: stranger })).status).toBe(200);
  expect((await askAdmin(admin, 'session', {}, { cookie: other })).status).toBe(200);
  expect((await askAdmin(admin, 'endSession', { id }, { cookie: one })).status).toBe(200);
  expect((await askAdmin(admin, 'session', {}, { cookie: other })).status).toBe(401);
});

test('a second factor under the key before opens a login, and is encrypted under the new one from then on', async () => {
  const before = Buffer.alloc(32, 5);
  const { db } = real.database;
  const member = await insertMember(db, ['support']);
  const row = () => db.selectFrom('staff_members').select('totp_secret').where('id', '=', member.id);
  const sealedNow = async () => (await row().executeTakeFirstOrThrow()).totp_secret ?? Buffer.alloc(0);
  const { secret } = createSecretBox(STAFF_KEY).open(await sealedNow(), member.id);
  const old = createSecretBox(before).seal(secret, member.id);
  await db.updateTable('staff_members').set({ totp_secret: old }).where('id', '=', member.id).execute();
  const rotating = await adminOfTest(real.database, {}, undefined, before);
  try {
    rotating.clock.now = admin.clock.now;
    const waiting = await enterPassword(rotating, member);
    const wrong = await askAdmin(rotating, 'secondFactor', { code: '000000' }, { cookie: waiting });
    expect(wrong.body.code).toBe('second_factor_wrong');
    expect(await sealedNow()).toEqual(old);
    await logIn(rotating, member);
    expect(createSecretBox(STAFF_KEY).open(await sealedNow(), member.id)).toEqual({ secret, isOld: false });
    later(1);
    // Also without the earlier key.
    await logIn(admin, member);
  } finally {
    await rotating.close();
  }
});
