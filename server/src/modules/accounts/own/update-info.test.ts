import { ENTRY_LIMITS } from '@tokhi/rules/person/entry-limits';
import { PROOF_VALID_MS } from '@tokhi/rules/person/mailed-proofs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount, newEmail, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { newAddress } from '../../../../test/accounts/asking.ts';
import { secretOf } from '../../../../test/accounts/emails-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { askAs, oneMoreSession } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { hashOf } from '../secrets.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

async function customer() {
  const account = await insertAccount(real.database.db);
  return { ...account, token: await oneMoreSession(real.database.db, account.id) };
}
const update = (token: string, info: object, proof: object = {}, address = newAddress()) =>
  askAs(shop.app, token, 'updateInfo', { info: { name: 'Сараа', phone: '99112233', ...info }, ...proof }, address);
const rowOf = (id: number) =>
  real.database.db
    .selectFrom('customers')
    .select(['name', 'email', 'phone', 'phone_2'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const linksOf = (id: number) =>
  real.database.db.selectFrom('one_time_tokens').selectAll().where('customer_id', '=', id).execute();
const emailsOf = (id: number) =>
  real.database.db
    .selectFrom('notifications')
    .select(['template', 'recipient', 'payload', 'secret'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();

test('name and phones change at once and without a password, and an empty second phone is none', async () => {
  const { id, email, token } = await customer();
  const changed = await update(token, { email, phone2: '88112233' });
  expect(changed).toEqual({ status: 200, body: { result: 'success', pending_email: null } });
  expect(await rowOf(id)).toEqual({ name: 'Сараа', email, phone: '99112233', phone_2: '88112233' });
  await update(token, { email, phone2: '' });
  expect(await rowOf(id)).toMatchObject({ phone_2: null });
  expect(await emailsOf(id)).toEqual([]);
});

test('another address holds only after its link was used: the old one stays, and is told', async () => {
  const { id, email, token } = await customer();
  const wanted = newEmail();
  const { body } = await update(token, { email: wanted }, { currentPassword: PASSWORD });
  expect(body).toEqual({ result: 'success', pending_email: wanted });
  expect(await rowOf(id)).toMatchObject({ name: 'Сараа', email });

  const [link] = await linksOf(id);
  expect(link).toMatchObject({ purpose: 'change_email', email: wanted, used_at: null, created_at: DEMO_DAY });
  expect(link?.expires_at).toEqual(new Date(DEMO_DAY.getTime() + PROOF_VALID_MS.change_email));
  const [toNew, toOld] = await emailsOf(id);
  expect(toNew).toMatchObject({ template: 'email-change', recipient: wanted });
  expect(toOld).toMatchObject({ template: 'email-changing', recipient: email, secret: null });
  const mailed = (toNew?.secret as { token?: string } | undefined)?.token ?? '';
  expect(hashOf(mailed)).toEqual(link?.token_hash);
  expect(JSON.stringify([toNew?.payload, toOld?.payload])).not.toContain(mailed);
});

test('the link makes the new address the one that holds, and nothing waits any more', async () => {
  const { id, email, token } = await customer();
  const wanted = newEmail();
  await update(token, { email: wanted }, { currentPassword: PASSWORD });
  const link = { token: await secretOf(real.database.db, wanted, 'email-change'), password: PASSWORD };
  expect(await askAs(shop.app, token, 'confirmEmail', link)).toMatchObject({ status: 200 });
  expect(await rowOf(id)).toMatchObject({ email: wanted });
  expect((await update(token, { email: wanted })).body.pending_email).toBeNull();
  expect(await update(token, { email })).toMatchObject({ body: { code: 'wrong_password' } });
});

test('only the newest request counts: a link to an address that was mistyped is gone', async () => {
  const { id, token } = await customer();
  const [mistyped, meant] = [newEmail(), newEmail()];
  await update(token, { email: mistyped }, { currentPassword: PASSWORD });
  const { body } = await update(token, { email: meant }, { currentPassword: PASSWORD });
  expect(body.pending_email).toBe(meant);
  expect((await linksOf(id)).map(({ email }) => email)).toEqual([meant]);
});

test('a new password ends the link to another address, which the old one may have asked for', async () => {
  const { id, token } = await customer();
  await update(token, { email: newEmail() }, { currentPassword: PASSWORD });
  await askAs(shop.app, token, 'changePassword', { password: 'шинэ бөгөөд өөр үг', currentPassword: PASSWORD });
  expect(await linksOf(id)).toEqual([]);
});

test('the pending address is told until its link ends', async () => {
  const { id, email, token } = await customer();
  const wanted = newEmail();
  await update(token, { email: wanted }, { currentPassword: PASSWORD });
  expect((await update(token, { email })).body.pending_email).toBe(wanted);
  await real.database.db
    .updateTable('one_time_tokens')
    .set({ created_at: new Date(DEMO_DAY.getTime() - 1), expires_at: DEMO_DAY })
    .where('customer_id', '=', id)
    .execute();
  expect((await update(token, { email })).body.pending_email).toBeNull();
});

test.each([
  ['without the password', {}],
  ['with a wrong one', { currentPassword: 'something else' }],
])('another address %s changes nothing at all', async (_how, proof) => {
  const { id, token } = await customer();
  const before = await rowOf(id);
  const refused = await update(token, { email: newEmail() }, proof);
  expect(refused).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
  expect(await rowOf(id)).toEqual(before);
  expect([await linksOf(id), await emailsOf(id)]).toEqual([[], []]);
});

test('an address that somebody proved is taken; one that somebody only typed is not', async () => {
  const { id, token } = await customer();
  const proven = await insertAccount(real.database.db);
  const typed = await insertAccount(real.database.db, { confirmed: false });
  const refused = await update(token, { email: proven.email }, { currentPassword: PASSWORD });
  expect(refused).toMatchObject({ status: 409, body: { result: 'taken', code: 'email_taken' } });
  expect(await linksOf(id)).toEqual([]);
  const taken = await update(token, { email: typed.email }, { currentPassword: PASSWORD });
  expect(taken).toMatchObject({ status: 200, body: { pending_email: typed.email } });
});

test('whoever asks one taken address after the other learns as few of them as by registering', async () => {
  const { most } = ENTRY_LIMITS.registration_of_address;
  const address = newAddress();
  const codes: unknown[] = [];
  for (let asked = 0; asked <= most; asked += 1) {
    const [{ token }, { email }] = [await customer(), await insertAccount(real.database.db)];
    codes.push((await update(token, { email }, { currentPassword: PASSWORD }, address)).body.code);
  }
  expect(codes).toEqual([...Array(most).fill('email_taken'), 'too_many_requests']);
});

test('a customer asks for few other addresses a day, from however many networks: each email counts', async () => {
  const { id, token } = await customer();
  const { most } = ENTRY_LIMITS.email_change_of_customer;
  for (let asked = 0; asked < most + 3; asked += 1) {
    const { status } = await update(token, { email: newEmail() }, { currentPassword: PASSWORD });
    expect(status).toBe(asked < most ? 200 : 429);
  }
  expect((await emailsOf(id)).filter(({ template }) => template === 'email-change')).toHaveLength(most);
});

test('an address gets ten such emails an hour at most, from however many customers and networks', async () => {
  const victim = newEmail();
  const { most } = ENTRY_LIMITS.link_of_account;
  for (let asked = 0; asked < most + 3; asked += 1) {
    const { token } = await customer();
    await update(token, { email: victim }, { currentPassword: PASSWORD });
  }
  const emails = real.database.db.selectFrom('notifications').select('id').where('recipient', '=', victim);
  expect(await emails.execute()).toHaveLength(most);
});
