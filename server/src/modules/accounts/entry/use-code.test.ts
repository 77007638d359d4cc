import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearing, block, insertAccount, newEmail, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { askFrom, newAddress } from '../../../../test/accounts/asking.ts';
import { emailsTo, secretOf } from '../../../../test/accounts/emails-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

async function codeFor(email: string): Promise<{ code: string; browser: string }> {
  const { browser = '' } = await askFrom(shop.app, 'sendCode', { email, terms: true });
  return { browser, code: await secretOf(real.database.db, email, 'login-code') };
}
const enter = (proof: { code: string; browser: string }) => askFrom(shop.app, 'useCode', proof);
const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const customer = (email: string) =>
  real.database.db.selectFrom('customers').selectAll().where('email', '=', email).execute();

test('whoever has no account is in after one email, without a name and with the welcome points', async () => {
  const email = newEmail();
  const proof = await codeFor(email);
  expect(proof.code).toMatch(/^\d{6}$/);
  expect(await customer(email)).toEqual([]);
  const answer = await enter(proof);
  expect(answer).toMatchObject({ status: 200, data: { name: '', bonus: 2_020 } });
  expect(await customer(email)).toMatchObject([
    { name: null, password_hash: null, email_confirmed_at: DEMO_DAY, terms_version: '2026-11-15' },
  ]);
  expect(await askFrom(shop.app, 'logout', {}, { headers: bearing(answer.token ?? '') })).toMatchObject({
    status: 200,
  });
  expect((await emailsTo(real.database.db, email)).map(({ template }) => template)).toEqual(['login-code', 'welcome']);
});

test('an account is opened as it is, its password stays', async () => {
  const { email } = await insertAccount(real.database.db);
  expect(await enter(await codeFor(email))).toMatchObject({ status: 200, data: { name: 'Болд', bonus: 0 } });
  expect(await askFrom(shop.app, 'login', { email, password: PASSWORD })).toMatchObject({ status: 200 });
});

test('a password that nobody proved falls with the proof of the address', async () => {
  const { email } = await insertAccount(real.database.db, { confirmed: false });
  expect(await enter(await codeFor(email))).toMatchObject({ status: 200, data: { bonus: 2_020 } });
  expect(await askFrom(shop.app, 'login', { email, password: PASSWORD })).toMatchObject({ code: 'wrong_credentials' });
});

test('a code opens once', async () => {
  const proof = await codeFor(newEmail());
  expect(await enter(proof)).toMatchObject({ status: 200 });
  expect(await enter(proof)).toMatchObject({ status: 400, code: 'code_wrong' });
});

test('a code is of no use in another browser', async () => {
  const email = newEmail();
  const [mine, his] = [await codeFor(email), await codeFor(newEmail())];
  const code = mine.code === his.code ? otherThan(mine.code) : mine.code;
  expect(await enter({ code, browser: his.browser })).toMatchObject({ code: 'code_wrong' });
  expect(await enter(mine)).toMatchObject({ status: 200 });
});

test('after five wrong codes the right one is too late', async () => {
  const proof = await codeFor(newEmail());
  for (let count = 1; count <= 5; count += 1) {
    expect(await enter({ ...proof, code: otherThan(proof.code, count) })).toMatchObject({ code: 'code_wrong' });
  }
  expect(await enter(proof)).toMatchObject({ code: 'code_wrong' });
});

test('four wrong codes leave room for the right one', async () => {
  const proof = await codeFor(newEmail());
  for (let count = 1; count <= 4; count += 1) await enter({ ...proof, code: otherThan(proof.code, count) });
  expect(await enter(proof)).toMatchObject({ status: 200 });
});

test('after ten minutes a code is too old', async () => {
  const proof = await codeFor(newEmail());
  await real.database.pool.query(
    "update one_time_tokens set created_at = $1::timestamptz - interval '10 minutes 1 second', expires_at = $1::timestamptz - interval '1 second' where used_at is null",
    [DEMO_DAY],
  );
  expect(await enter(proof)).toMatchObject({ code: 'code_wrong' });
});

test('a blocked customer does not come in by mail either', async () => {
  const { id, email } = await insertAccount(real.database.db);
  await block(real.database.db, id);
  expect(await enter(await codeFor(email))).toMatchObject({ status: 403, code: 'forbidden' });
});

test('known and unknown addresses get one answer and one email', async () => {
  const known = await insertAccount(real.database.db);
  const unknown = newEmail();
  const answers = [];
  for (const email of [known.email, unknown]) {
    const { browser: _, ...said } = await askFrom(shop.app, 'sendCode', { email, terms: true });
    answers.push(said);
    const emails = await emailsTo(real.database.db, email);
    expect(emails).toMatchObject([{ template: 'login-code', customer_id: null }]);
    expect(JSON.stringify(emails[0]?.payload)).not.toContain(await secretOf(real.database.db, email, 'login-code'));
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('a code is not sent before the terms are ticked', async () => {
  const email = newEmail();
  expect(await askFrom(shop.app, 'sendCode', { email, terms: false })).toMatchObject({ status: 400 });
  expect(await emailsTo(real.database.db, email)).toEqual([]);
});

test('neither the digits nor the browser can be read from the table', async () => {
  const email = newEmail();
  const { code, browser } = await codeFor(email);
  const rows = await real.database.pool.query(
    'select one_time_tokens::text as row from one_time_tokens where email = $1',
    [email],
  );
  for (const { row } of rows.rows) {
    expect(row).not.toContain(browser);
    expect(row).not.toContain(code);
  }
});

test('an e-mail gets ten codes an hour, an address asks for thirty', async () => {
  const email = newEmail();
  for (let count = 0; count < 10; count += 1) await codeFor(email);
  expect(await askFrom(shop.app, 'sendCode', { email, terms: true })).toMatchObject({ code: 'too_many_requests' });
  const address = newAddress();
  for (let count = 0; count < 30; count += 1) {
    const answer = await askFrom(shop.app, 'sendCode', { email: newEmail(), terms: true }, { address });
    expect(answer.status).toBe(200);
  }
  const refused = await askFrom(shop.app, 'sendCode', { email: newEmail(), terms: true }, { address });
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
});

test('of all emails of a day an e-mail hears twenty wrong codes, and after them no right one', async () => {
  const email = newEmail();
  for (let at = 0; at < 4; at += 1) {
    const proof = await codeFor(email);
    for (let count = 1; count <= 5; count += 1) {
      expect(await enter({ ...proof, code: otherThan(proof.code, count) })).toMatchObject({ code: 'code_wrong' });
    }
  }
  expect(await enter(await codeFor(email))).toMatchObject({ status: 429, code: 'too_many_requests' });
});
