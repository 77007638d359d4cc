// Somebody registers another person's address and waits until its owner logs in, by each of the four ways (decision 146).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../../sandbox/src/start-sandbox.ts';
import { bearing, newEmail } from '../../../../test/accounts/account-of-test.ts';
import { browserOfTest, socialEnv } from '../../../../test/accounts/browser-of-test.ts';
import { secretOf } from '../../../../test/accounts/emails-of-test.ts';
import { type VisitorOfTest, visitorOfTest } from '../../../../test/accounts/visitor-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { mailLink } from '../links/mail-link.job.ts';

const real = databaseOfTest();
let sandbox: Sandbox;
let shop: AppOfTest;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  shop = await appOfTest(real.database, {}, socialEnv(sandbox.webAddress));
});
afterAll(async () => {
  await shop?.close();
  await sandbox?.close();
});

const OWNERS_PASSWORD = 'эзний өөрийнх нь үг';
const STRANGERS_PASSWORD = 'халдагчийн сонгосон үг';
const NEW_PASSWORD = 'цоо шинэ нууц үг';

const register = (visitor: VisitorOfTest, email: string, password: string, name: string, phone: string) =>
  visitor.ask('register', { user: { name, email, phone, password, rePassword: password } });
const secretIn = (email: string, template: string) => secretOf(real.database.db, email, template);
const customer = (email: string) =>
  real.database.db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const isIn = async (visitor: VisitorOfTest, token = '') =>
  (await visitor.ask('mySessions', {}, bearing(token))).status === 200;

/** The owner registers, a stranger registers over it; both have their browsers. */
async function registeredTwice() {
  const email = newEmail();
  const [owner, stranger] = [visitorOfTest(shop.app), visitorOfTest(shop.app)];
  await register(owner, email, OWNERS_PASSWORD, 'Эзэн', '99112233');
  await register(stranger, email, STRANGERS_PASSWORD, 'Халдагч', '88112233');
  return { email, owner, stranger };
}

/** How the owner of the mailbox logs in, and the session that results. */
const waysIn: Record<string, (email: string, owner: VisitorOfTest) => Promise<string | undefined>> = {
  async link(email, owner) {
    const token = await secretIn(email, 'confirm-email');
    if ((await owner.ask('confirmEmail', { token })).status !== 200) {
      await owner.ask('confirmEmail', { token, newPassword: NEW_PASSWORD });
    }
    return (await owner.ask('login', { email, password: NEW_PASSWORD })).token;
  },
  async code(email, owner) {
    const { browser } = await owner.ask('sendCode', { email, terms: true });
    return (await owner.ask('useCode', { browser, code: await secretIn(email, 'login-code') })).token;
  },
  async reset(email, owner) {
    await owner.ask('forgotPassword', { email });
    const waiting = await real.database.db.selectFrom('link_requests').select('id').execute();
    for (const { id } of waiting) await mailLink(real.database.db, id, DEMO_DAY);
    await owner.ask('resetPassword', { token: await secretIn(email, 'reset-password'), password: NEW_PASSWORD });
    return (await owner.ask('login', { email, password: NEW_PASSWORD })).token;
  },
  async social(email) {
    const person = { name: 'Номин', email, proven: '1' };
    const { reply } = (await browserOfTest(shop).signInAt('google', person)).message();
    return 'token' in reply ? reply.token : undefined;
  },
};

test.each(Object.keys(waysIn))(
  'the password, name and phone of a stranger open and name nothing after the owner came in by %s',
  async (way) => {
    const { email, owner, stranger } = await registeredTwice();
    const session = await waysIn[way]?.(email, owner);
    expect((await stranger.ask('login', { email, password: STRANGERS_PASSWORD })).code).toBe('wrong_credentials');
    expect(await isIn(owner, session)).toBe(true);
    const { name, phone } = await customer(email);
    expect({ name, phone }).toEqual({ name: way === 'social' ? 'Номин' : null, phone: null });
  },
);
