import { afterAll, beforeAll, expect, test } from 'vitest';
import { invite } from '../../src/modules/staff/public.ts';
import { invite as inviteByCommand } from '../../src/staff/invite.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';

const real = databaseOfTest();
const PASSWORD = 'a password of the owner';
const HOUR_MS = 3_600_000;
let admin: AdminOfTest;
beforeAll(async () => {
  admin = await adminOfTest(real.database);
});
afterAll(() => admin?.close());

const inviteOwner = (email: string, now = admin.clock.now) =>
  invite(real.database.db, { email, name: 'Болор', roles: ['owner'] }, now);
const accept = (token: string, password = PASSWORD) => askAdmin(admin, 'acceptInvitation', { token, password });
const logIn = (email: string, password = PASSWORD) => askAdmin(admin, 'login', { email, password });

test('the first owner is invited, chooses a password once and goes on to the second factor', async () => {
  const email = 'bolor@tokhi.example';
  const token = await inviteOwner(email);
  expect((await logIn(email)).status).toBe(401);
  expect(await accept(token)).toMatchObject({ status: 200, body: { result: 'success' } });
  expect(await accept(token, 'another password of somebody')).toMatchObject({ body: { code: 'link_invalid' } });
  expect((await logIn(email)).body).toMatchObject({ next: 'set_up_totp' });
  const stored = await real.database.db.selectFrom('audit_log').select(['action', 'after']).orderBy('id').execute();
  expect(stored).toMatchObject([
    { action: 'invite staff member', after: { name: 'Болор', roles: ['owner'] } },
    { action: 'refused staff password', after: null },
    { action: 'accept invitation' },
    { action: 'enter password' },
  ]);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('an invitation ends after 48 hours, and a new one replaces it', async () => {
  const email = 'late@tokhi.example';
  const old = await inviteOwner(email, new Date(admin.clock.now.getTime() - 48 * HOUR_MS));
  expect(await accept(old)).toMatchObject({ status: 400, body: { code: 'link_invalid' } });
  const first = await inviteOwner(email);
  const second = await inviteOwner(email);
  expect((await accept(first)).status).toBe(400);
  expect((await accept(second)).status).toBe(200);
});

test('whoever can log in already is not invited, and a common password is not taken', async () => {
  const email = 'again@tokhi.example';
  const token = await inviteOwner(email);
  expect(await accept(token, 'password1234')).toMatchObject({ status: 400, body: { code: 'password_common' } });
  expect((await accept(token)).status).toBe(200);
  await expect(inviteOwner(email)).rejects.toThrow('is a staff member already');
});

test('the command prints a token that works, and says how it is called when something is missing', async () => {
  const { db } = real.database;
  const from = { origin: 'http://localhost:3002', now: admin.clock.now };
  const args = ['--email', 'Owner@Tokhi.example', '--name', 'Болор', '--role', 'owner', '--role', 'finance'];
  const printed = await inviteByCommand(db, args, from);
  const [, token = ''] = /invitation#([\w-]{43})$/m.exec(printed) ?? [];
  expect((await accept(token)).status).toBe(200);
  expect((await logIn('owner@tokhi.example')).status).toBe(200);
  await expect(inviteByCommand(db, ['--email', 'owner@tokhi.example'], from)).rejects.toThrow(
    'npm run staff -- invite',
  );
  const unknown = [...args.slice(0, 4), '--role', 'king'];
  await expect(inviteByCommand(db, unknown, from)).rejects.toThrow('roles: owner');
});
