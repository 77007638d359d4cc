// A stranger uses up the tries of an account; its owner can still log in (record 147).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountOfTest, bearing, insertAccount, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { emailsTo, secretOf } from '../../../../test/accounts/emails-of-test.ts';
import { type VisitorOfTest, visitorOfTest } from '../../../../test/accounts/visitor-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { makeLink } from '../links/make-link.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const NEW_PASSWORD = 'шинэ хэцүү нууц үг';
const visitor = () => visitorOfTest(shop.app);
const login = (by: VisitorOfTest, email: string, password: string) => by.ask('login', { email, password });
const otherThan = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

async function codeFor(by: VisitorOfTest, email: string) {
  const { browser = '' } = await by.ask('sendCode', { email, terms: true });
  return { browser, code: await secretOf(real.database.db, email, 'login-code') };
}
async function wrongCodes(by: VisitorOfTest, email: string, emails: number) {
  for (let at = 0; at < emails; at += 1) {
    const { browser, code } = await codeFor(by, email);
    for (let count = 1; count <= 5; count += 1) await by.ask('useCode', { browser, code: otherThan(code, count) });
  }
}
const wrongPasswords = (by: VisitorOfTest, email: string) =>
  Promise.all(Array.from({ length: 10 }, (_, at) => login(by, email, `wrong ${at}`)));
async function attack({ email }: AccountOfTest) {
  await wrongPasswords(visitor(), email);
  await wrongCodes(visitor(), email, 4);
}
const resetBy = async (by: VisitorOfTest, { id, email }: AccountOfTest) => {
  const { token } = await inTransaction(real.database.db, (tx) => makeLink(tx, id, email, 'reset_password', DEMO_DAY));
  return by.ask('resetPassword', { token, password: NEW_PASSWORD });
};

test('wrong codes of a stranger leave room for the right one in a browser that the account knows', async () => {
  const account = await insertAccount(real.database.db);
  const owner = visitor();
  await login(owner, account.email, PASSWORD);
  await attack(account);
  expect(await login(owner, account.email, PASSWORD)).toMatchObject({ code: 'too_many_tries' });
  const unknown = visitor();
  const refused = await unknown.ask('useCode', await codeFor(unknown, account.email));
  expect(refused).toMatchObject({ code: 'too_many_requests' });
  expect(await owner.ask('useCode', await codeFor(owner, account.email))).toMatchObject({ status: 200 });
});

test('a browser that the account knows has twenty wrong codes a day, too', async () => {
  const account = await insertAccount(real.database.db);
  const owner = visitor();
  await login(owner, account.email, PASSWORD);
  await wrongCodes(owner, account.email, 4);
  const refused = await owner.ask('useCode', await codeFor(owner, account.email));
  expect(refused).toMatchObject({ code: 'too_many_requests' });
});

test('a browser that another account knows is a stranger to this one', async () => {
  const [account, another] = [await insertAccount(real.database.db), await insertAccount(real.database.db)];
  const stranger = visitor();
  await login(stranger, another.email, PASSWORD);
  await wrongCodes(stranger, account.email, 4);
  const unknown = visitor();
  const refused = await unknown.ask('useCode', await codeFor(unknown, account.email));
  expect(refused).toMatchObject({ code: 'too_many_requests' });
});

test('a new password by a link opens a session at once and clears what a stranger has counted', async () => {
  const account = await insertAccount(real.database.db);
  await attack(account);
  const owner = visitor();
  const answer = await resetBy(owner, account);
  expect(answer).toMatchObject({ status: 200, data: { name: 'Болд' } });
  expect(await owner.ask('mySessions', {}, bearing(answer.token ?? ''))).toMatchObject({ status: 200 });
  const phone = visitor();
  expect(await login(phone, account.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
  const tablet = visitor();
  expect(await tablet.ask('useCode', await codeFor(tablet, account.email))).toMatchObject({ status: 200 });
  const emails = (await emailsTo(real.database.db, account.email)).map(({ template }) => template);
  expect(emails.filter((template) => template === 'password-changed')).toHaveLength(1);
});
