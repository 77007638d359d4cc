import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../sandbox/src/start-sandbox.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { refusingMailServer } from '../../../test/mail-server-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../../../test/queues-of-test.ts';
import { openMailer } from '../../providers/smtp/open-mailer.ts';
import { ownsAddress } from '../accounts/public.ts';
import type { Email } from './emails/email.ts';
import { queueEmail } from './queue-email.ts';
import { emailHandlers, sendEmail } from './send-email.job.ts';

const FROM = 'Тохь <shop@tokhi.example>';

const real = databaseOfTest();
let sandbox: Sandbox;
let queues: QueuesOfTest | undefined;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
});
afterAll(async () => {
  await queues?.stop();
  await sandbox.close();
});

/** Concurrency 1, so that jobs run in priority order. */
async function startQueues(smtpUrl: string): Promise<QueuesOfTest> {
  await queues?.stop();
  queues = await queuesOfTest(real.url, emailHandlers(mailBy(smtpUrl)), { mail: 1 });
  return queues;
}
const mailBy = (smtpUrl: string) => ({
  db: real.database.db,
  mailer: openMailer({ url: smtpUrl, from: FROM }),
  origin: 'https://tokhi.example',
  ownsAddress,
  now: () => new Date(),
});
const sandboxUrl = () => `smtp://127.0.0.1:${sandbox.smtpPort}`;

const email = 'bold@tokhi.example';
const contact: Email = { kind: 'contact-received', title: 'Хүргэлт' };
const queue = (message: Email, key: string) =>
  real.database.db.transaction().execute((tx) => queueEmail(tx, message, { email, customerId: null }, key));
const mailbox = async () => {
  const answer = await fetch(`${sandbox.webAddress}/mailbox/messages`);
  return ((await answer.json()) as { messages: { subject: string; to: string[]; text: string; html: string }[] })
    .messages;
};
const statusOf = async (key: string) =>
  real.database.db
    .selectFrom('notifications')
    .select(['status', 'attempts', 'last_error'])
    .where('dedupe_key', '=', key)
    .executeTakeFirst();

test('a mail queued with a transaction arrives once, however often the event is told', async () => {
  await startQueues(sandboxUrl());
  for (let round = 0; round < 3; round += 1) await queue(contact, 'contact:1');
  await expect.poll(() => statusOf('contact:1')).toMatchObject({ status: 'sent' });
  expect(await mailbox()).toMatchObject([{ subject: 'Таны зурвасыг хүлээн авлаа', to: [email] }]);
});

test('a link stands in the email, in text and HTML, and in its row only until it is sent', async () => {
  await queues?.stop();
  queues = undefined;
  await fetch(`${sandbox.webAddress}/mailbox/messages`, { method: 'DELETE' });
  const { db, pool } = real.database;
  await queue({ kind: 'reset-password', token: 'planted-token' }, 'reset:1');
  const row = () => db.selectFrom('notifications').selectAll().where('dedupe_key', '=', 'reset:1').executeTakeFirst();
  const { secret, ...rest } = (await row()) ?? {};
  expect(secret).toEqual({ token: 'planted-token' });
  expect(JSON.stringify(rest)).not.toContain('planted-token');
  const { rows } = await pool.query('select payload from graphile_worker._private_jobs');
  expect(JSON.stringify(rows)).not.toMatch(/planted-token|bold/);
  await startQueues(sandboxUrl());
  await expect.poll(() => statusOf('reset:1')).toMatchObject({ status: 'sent' });
  expect((await row())?.secret).toBeNull();
  const link = 'https://tokhi.example/reset-password#planted-token';
  const [message] = await mailbox();
  expect(message?.text).toContain(`Шинэ нууц үг: ${link}`);
  expect(message?.html).toContain(`href="${link}"`);
});

test('a mail queued in a transaction that fails is never sent', async () => {
  const failed = real.database.db.transaction().execute(async (tx) => {
    await queueEmail(tx, contact, { email, customerId: null }, 'contact:2');
    throw new Error('the order could not be saved');
  });
  await expect(failed).rejects.toThrow('the order could not be saved');
  expect(await statusOf('contact:2')).toBeUndefined();
  const { rows } = await real.database.pool.query('select count(*)::int as waiting from graphile_worker.jobs');
  expect(rows).toEqual([{ waiting: 0 }]);
});

test('a mail that somebody waits for at the login goes first, and one about a price last', async () => {
  await queues?.stop();
  queues = undefined;
  await fetch(`${sandbox.webAddress}/mailbox/messages`, { method: 'DELETE' });
  const product = { code: '70489215', name: 'NARAN', picture: null };
  await queue({ kind: 'back-in-stock', product, nowTug: 1, stopKey: 'key' }, 'stock:1');
  await queue({ kind: 'welcome', bonus: 2_020 }, 'welcome:1');
  await queue(contact, 'contact:3');
  await queue({ kind: 'login-code', code: '482715' }, 'login:1');
  await startQueues(sandboxUrl());
  await expect.poll(mailbox).toHaveLength(4);
  expect((await mailbox()).map(({ subject }) => subject).reverse()).toEqual([
    'Нэг удаагийн код',
    'Тавтай морил, 2,020 бонус нэмэгдлээ',
    'Таны зурвасыг хүлээн авлаа',
    'NARAN дахин ирлээ',
  ]);
});

test('a provider that is away is noted, and the mail stays queued for the next attempt', async () => {
  await queues?.stop();
  queues = undefined;
  await queue({ kind: 'login-code', code: '482715' }, 'login:2');
  const { id } = await real.database.db
    .selectFrom('notifications')
    .select('id')
    .where('dedupe_key', '=', 'login:2')
    .executeTakeFirstOrThrow();
  await expect(sendEmail(mailBy('smtp://127.0.0.1:1'), id)).rejects.toThrow('ECONNREFUSED');
  expect(await statusOf('login:2')).toEqual({
    status: 'queued',
    attempts: 1,
    last_error: 'Error ESOCKET ECONNREFUSED CONN',
  });
  await real.database.pool.query('delete from graphile_worker._private_jobs');
});

test('a mail out of attempts is failed, and neither log, row nor queue tells to whom it went', async () => {
  const server = await refusingMailServer();
  const started = await startQueues(server.url);
  const { db, pool } = real.database;
  await queue(contact, 'contact:4');
  await expect.poll(() => statusOf('contact:4')).toMatchObject({ attempts: 1 });
  const { rows } = await pool.query('select last_error from graphile_worker.jobs where last_error is not null');
  // All remaining attempts but the last.
  const hurried = async () => {
    await pool.query('update graphile_worker._private_jobs set run_at = now(), attempts = greatest(attempts, 9)');
    return statusOf('contact:4');
  };
  await expect.poll(hurried).toMatchObject({ status: 'failed' });
  const reason = 'Error EENVELOPE 550 RCPT TO';
  expect(await statusOf('contact:4')).toMatchObject({ status: 'failed', last_error: reason });
  const ends = await db.selectFrom('failed_jobs').select(['name', 'attempts', 'last_error']).execute();
  expect(ends).toEqual([{ name: 'send-email', attempts: 10, last_error: reason }]);
  for (const { last_error } of rows) expect(last_error).toBe(reason);
  expect(started.log()).toContain(reason);
  expect(started.log()).not.toMatch(/bold|no such person/);
  await server.close();
});
