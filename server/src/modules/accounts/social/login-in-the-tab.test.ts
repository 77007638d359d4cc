import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../../sandbox/src/start-sandbox.ts';
import { block, insertAccount } from '../../../../test/accounts/account-of-test.ts';
import { browserOfTest, socialEnv } from '../../../../test/accounts/browser-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { giveTicket } from './use-ticket.ts';

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

const newPerson = () => ({ name: 'Номин', email: `nomin-${randomUUID()}@people.example`, proven: '1' });
const bring = async (ticket: string) =>
  (await shop.app.inject({ method: 'POST', url: '/api/user/social-login', payload: { ticket } })).json();
const ticketFor = (customerId: number, now: Date) =>
  inTransaction(real.database.db, (tx) => giveTicket(tx, customerId, now));

test('a login in the tab comes back to the login page with a ticket in the fragment, and the ticket opens the session', async () => {
  const answer = await browserOfTest(shop).signInAt('google', newPerson(), 'tab');
  expect(answer).toMatchObject({ status: 303, body: '' });
  expect(answer.headers['location']).toMatch(/^http:\/\/127\.0\.0\.1:3000\/login#social=[\w-]{43}$/);
  const ticket = answer.fragment().get('social') ?? '';
  expect(await bring(ticket)).toMatchObject({ result: 'success', data: { name: 'Номин', bonus: 2020 } });
  expect(await bring(ticket)).toMatchObject({ code: 'link_invalid' });
});

test('of twenty who bring one ticket at once, one gets a session', async () => {
  const { id } = await insertAccount(real.database.db);
  const ticket = await ticketFor(id, DEMO_DAY);
  const answers = await Promise.all(Array.from({ length: 20 }, () => bring(ticket)));
  expect(answers.filter(({ result }) => result === 'success')).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'link_invalid')).toHaveLength(19);
});

test('a ticket holds for a minute, and is cleared away after it', async () => {
  const { id } = await insertAccount(real.database.db);
  const minuteAgo = new Date(DEMO_DAY.getTime() - 60_000);
  expect(await bring(await ticketFor(id, minuteAgo))).toMatchObject({ code: 'link_invalid' });
  await ticketFor(id, DEMO_DAY);
  const left = real.database.db.selectFrom('social_tickets').select('expires_at').where('customer_id', '=', id);
  expect(await left.execute()).toHaveLength(1);
});

test('whoever is blocked between the provider and the shop stays outside', async () => {
  const { id } = await insertAccount(real.database.db);
  const ticket = await ticketFor(id, DEMO_DAY);
  await block(real.database.db, id);
  expect(await bring(ticket)).toMatchObject({ code: 'forbidden' });
});

test.each([
  ['a cancelled login', { cancel: '1' }, { 'social-refused': 'cancelled' }],
  ['an account without an e-mail', { name: 'Т', email: '' }, { 'social-refused': 'social_profile_failed' }],
  [
    'an address that is not proven',
    { name: 'Т', email: `t-${randomUUID()}@people.example` },
    { 'social-refused': 'email_not_proven', browser: expect.stringMatching(/^[\w-]{43}$/) },
  ],
])('%s is told in the fragment', async (_, choice, fragment) => {
  const answer = await browserOfTest(shop).signInAt('google', choice, 'tab');
  expect(Object.fromEntries(answer.fragment())).toEqual(fragment);
});
