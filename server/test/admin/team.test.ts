import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@tokhi/contract/idempotency-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn, type MemberOfTest, PASSWORD } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let owner: MemberOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  owner = await insertMember(real.database.db);
  cookie = await logIn(admin, owner);
});
afterAll(() => admin?.close());

interface Shown {
  id: number;
  version: number;
  state: string;
  roles: string[];
}
const list = async (): Promise<Shown[]> => (await askAdmin(admin, 'listMembers', {}, { cookie })).body.members;
const shown = async (id: number) => (await list()).find((one) => one.id === id) as Shown;
const tokenMailedTo = async (email: string): Promise<string> => {
  const row = await real.database.db
    .selectFrom('notifications')
    .select('secret')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (row.secret as { token: string }).token;
};
const accept = (token: string) => askAdmin(admin, 'acceptInvitation', { token, password: PASSWORD });

test('an invited person chooses a password by the mailed link, once and within 48 hours', async () => {
  const asked = { email: 'new@tokhi.example', name: 'Номундарь', roles: ['content'] };
  const headers = { [IDEMPOTENCY_KEY]: randomUUID() };
  const first = await askAdmin(admin, 'inviteMember', asked, { cookie, headers });
  expect(first).toMatchObject({ status: 200, body: { member: { state: 'invited', roles: ['content'] } } });
  expect(await askAdmin(admin, 'inviteMember', asked, { cookie, headers })).toEqual(first);
  const mails = real.database.db.selectFrom('notifications').select('id').where('recipient', '=', asked.email);
  expect(await mails.execute()).toHaveLength(1);
  const token = await tokenMailedTo(asked.email);
  expect(JSON.stringify(first.body)).not.toContain(token);
  expect((await accept(token)).status).toBe(200);
  expect((await accept(token)).status).toBe(400);
  expect(await askAdmin(admin, 'login', { email: asked.email, password: PASSWORD })).toMatchObject({
    ...{ status: 200, body: { next: 'set_up_totp', factors: [] } },
  });
  expect(await askAdmin(admin, 'inviteMember', asked, { cookie })).toMatchObject({ body: { code: 'already_member' } });
  const audit = JSON.stringify(await real.database.db.selectFrom('audit_log').selectAll().execute());
  expect(audit).toContain('invite staff member');
  expect(audit).not.toContain(token);
});

test('roles change from the version that was shown, and count at once', async () => {
  const member = await insertMember(real.database.db, ['orders']);
  const theirs = await logIn(admin, member);
  const { version } = await shown(member.id);
  const body = { staffId: member.id, version, roles: ['content', 'catalogue'] };
  expect(await askAdmin(admin, 'changeRoles', body, { cookie })).toMatchObject({
    ...{ status: 200, body: { member: { roles: ['catalogue', 'content'], version: version + 1 } } },
  });
  expect((await askAdmin(admin, 'listOrders', {}, { cookie: theirs })).status).toBe(403);
  expect(await askAdmin(admin, 'changeRoles', body, { cookie })).toMatchObject({
    ...{ status: 409, body: { code: 'changed_meanwhile', details: { version: version + 1 } } },
  });
});

test('a leaver is out at once, and starts anew when invited again', async () => {
  const { db } = real.database;
  const member = await insertMember(db, ['orders']);
  const theirs = await logIn(admin, member);
  const body = { staffId: member.id, version: 1 };
  expect(await askAdmin(admin, 'disableMember', body, { cookie })).toMatchObject({
    ...{ status: 200, body: { member: { state: 'disabled', isHere: false } } },
  });
  expect((await askAdmin(admin, 'session', {}, { cookie: theirs })).status).toBe(401);
  expect((await askAdmin(admin, 'login', { email: member.email, password: PASSWORD })).status).toBe(401);
  const open = db.selectFrom('staff_sessions').select('token_hash').where('staff_id', '=', member.id);
  expect(await open.where('revoked_at', 'is', null).execute()).toEqual([]);
  const again = { email: member.email, name: 'Эргэж ирсэн', roles: ['support'] };
  expect(await askAdmin(admin, 'inviteMember', again, { cookie })).toMatchObject({
    body: { member: { id: member.id, state: 'invited', roles: ['support'], factors: { totp: false } } },
  });
});

test('a colleague who lost the phone gets a new invitation, and nothing of before opens anything', async () => {
  const member = await insertMember(real.database.db, ['orders']);
  const theirs = await logIn(admin, member);
  const body = { staffId: member.id, version: 1 };
  expect((await askAdmin(admin, 'renewAccess', body, { cookie })).status).toBe(200);
  expect((await askAdmin(admin, 'session', {}, { cookie: theirs })).status).toBe(401);
  expect((await askAdmin(admin, 'login', { email: member.email, password: PASSWORD })).status).toBe(401);
  expect((await accept(await tokenMailedTo(member.email))).status).toBe(200);
  const self = { staffId: owner.id, version: (await shown(owner.id)).version };
  expect(await askAdmin(admin, 'renewAccess', self, { cookie })).toMatchObject({ body: { code: 'own_account' } });
});

test('the last owner stays, also when two owners remove each other at the same moment', async () => {
  const { db } = real.database;
  const self = { staffId: owner.id, version: (await shown(owner.id)).version };
  const refused = { status: 409, body: { code: 'last_owner' } };
  // Invited owners cannot log in yet and do not count.
  await askAdmin(admin, 'inviteMember', { email: 'o@tokhi.example', name: 'О', roles: ['owner'] }, { cookie });
  expect(await askAdmin(admin, 'disableMember', self, { cookie })).toMatchObject(refused);
  expect(await askAdmin(admin, 'changeRoles', { ...self, roles: ['support'] }, { cookie })).toMatchObject(refused);
  for (let round = 0; round < 5; round += 1) {
    const other = await insertMember(db);
    const others = await logIn(admin, other);
    const mine = await logIn(admin, owner);
    const version = (await shown(owner.id)).version;
    const answers = await Promise.all([
      askAdmin(admin, 'disableMember', { staffId: other.id, version: 1 }, { cookie: mine }),
      askAdmin(admin, 'disableMember', { staffId: owner.id, version }, { cookie: others }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    if (answers[1]?.status === 200) [owner, cookie] = [other, others];
    else cookie = mine;
  }
});

test('networks that staff may work from count at once, and nobody locks out the own one', async () => {
  const { version, ownAddress } = (await askAdmin(admin, 'showNetworks', {}, { cookie })).body;
  expect(ownAddress).toBe('203.0.113.20');
  const change = (networks: string[], from = version) =>
    askAdmin(admin, 'changeNetworks', { networks, version: from }, { cookie });
  expect(await change(['198.51.100.0/24'])).toMatchObject({ status: 409, body: { code: 'own_network_missing' } });
  expect((await change(['203.0.113.0'])).status).toBe(400);
  expect(await change(['203.0.113.0/28', '203.0.113.16/28', '2001:db8::/32'])).toMatchObject({ status: 200 });
  expect(await change([])).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
  const statusFrom = async (remoteAddress: string) =>
    (await askAdmin(admin, 'session', {}, { cookie, remoteAddress })).body.code ?? 'open';
  expect(await statusFrom('203.0.113.20')).toBe('open');
  expect(await statusFrom('::ffff:203.0.113.20')).toBe('open');
  expect(await statusFrom('2001:db8:1::9')).toBe('open');
  expect(await statusFrom('203.0.113.40')).toBe('network_not_allowed');
  expect((await change([], version + 1)).status).toBe(200);
});
