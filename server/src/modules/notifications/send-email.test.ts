import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../sandbox/src/start-sandbox.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { type LanesOfTest, lanesOfTest } from '../../../test/lanes-of-test.ts';
import { refusingMailServer } from '../../../test/mail-server-of-test.ts';
import { openMailer } from '../../providers/smtp/open-mailer.ts';
import { queueEmail } from './queue-email.ts';
import { sendEmailJob, sendLoginEmailJob, sendsEmail } from './send-email.job.ts';
import { sendEmail } from './send-email.ts';

const FROM = 'Тохь <shop@tokhi.example>';

const real = databaseOfTest();
let sandbox: Sandbox;
let lanes: LanesOfTest | undefined;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
});
afterAll(async () => {
  await lanes?.stop();
  await sandbox.close();
});

/** One hand, so that the order is that of the priorities. */
async function startLanes(smtpUrl: string): Promise<LanesOfTest> {
  await lanes?.stop();
  const mailer = openMailer({ url: smtpUrl, from: FROM });
  const work = (job: typeof sendEmailJob) => sendsEmail(job, real.database.db, mailer, () => new Date());
  lanes = await lanesOfTest(real.url, [work(sendEmailJob), work(sendLoginEmailJob)], { mail: 1 });
  return lanes;
}
const sandboxUrl = () => `smtp://127.0.0.1:${sandbox.smtpPort}`;

const letter = {
  recipient: 'bold@tokhi.example',
  subject: 'Төлбөр төлөгдсөн',
  text: 'Захиалга IK0000000001 төлөгдлөө.',
};
const mailbox = async () => {
  const answer = await fetch(`${sandbox.webAddress}/mailbox/messages`);
  return ((await answer.json()) as { messages: { subject: string; to: string[] }[] }).messages;
};
const statusOf = async (key: string) =>
  real.database.db
    .selectFrom('notifications')
    .select(['status', 'attempts', 'last_error'])
    .where('dedupe_key', '=', key)
    .executeTakeFirst();

test('a mail queued with a transaction arrives once, however often the event is told', async () => {
  await startLanes(sandboxUrl());
  for (let told = 0; told < 3; told += 1) {
    await real.database.db
      .transaction()
      .execute((tx) => queueEmail(tx, 'order-paid', letter, 'order-paid:IK0000000001'));
  }
  await expect.poll(() => statusOf('order-paid:IK0000000001')).toMatchObject({ status: 'sent' });
  expect(await mailbox()).toMatchObject([{ subject: letter.subject, to: [letter.recipient] }]);
});

test('a mail queued in a transaction that fails is never sent', async () => {
  const failed = real.database.db.transaction().execute(async (tx) => {
    await queueEmail(tx, 'order-paid', letter, 'order-paid:IK0000000002');
    throw new Error('the order could not be saved');
  });
  await expect(failed).rejects.toThrow('the order could not be saved');
  expect(await statusOf('order-paid:IK0000000002')).toBeUndefined();
  const { rows } = await real.database.pool.query('select count(*)::int as waiting from graphile_worker.jobs');
  expect(rows).toEqual([{ waiting: 0 }]);
});

test('a mail that somebody waits for at the login goes before those that were queued first', async () => {
  await lanes?.stop();
  lanes = undefined;
  await fetch(`${sandbox.webAddress}/mailbox/messages`, { method: 'DELETE' });
  await real.database.db.transaction().execute(async (tx) => {
    for (const order of ['first', 'second']) {
      await queueEmail(tx, 'order-paid', { ...letter, subject: order }, `order-paid:${order}`);
    }
    await queueEmail(tx, 'login-code', { ...letter, subject: 'login' }, 'login:1', sendLoginEmailJob);
  });
  await startLanes(sandboxUrl());
  await expect.poll(mailbox).toHaveLength(3);
  expect((await mailbox()).map(({ subject }) => subject).reverse()).toEqual(['login', 'first', 'second']);
});

test('a provider that is away is noted, and the mail stays queued for the next attempt', async () => {
  const { db } = real.database;
  const notification = await db
    .insertInto('notifications')
    .values({
      channel: 'email',
      template: 'order-paid',
      recipient: letter.recipient,
      subject: letter.subject,
      payload: JSON.stringify({ text: letter.text }),
      dedupe_key: 'order-paid:IK0000000003',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const nobody = openMailer({ url: 'smtp://127.0.0.1:1', from: FROM });
  await expect(sendEmail(db, nobody, notification.id, new Date())).rejects.toThrow('ECONNREFUSED');
  expect(await statusOf('order-paid:IK0000000003')).toEqual({
    status: 'queued',
    attempts: 1,
    last_error: 'Error ESOCKET ECONNREFUSED CONN',
  });
});

test('a mail out of attempts is failed, and neither log, row nor queue tells to whom it went', async () => {
  const server = await refusingMailServer();
  const started = await startLanes(server.url);
  const { db, pool } = real.database;
  await db.transaction().execute((tx) => queueEmail(tx, 'order-paid', letter, 'order-paid:IK0000000004'));
  await expect.poll(() => statusOf('order-paid:IK0000000004')).toMatchObject({ attempts: 1 });
  const { rows } = await pool.query('select last_error from graphile_worker.jobs where last_error is not null');
  // All but the last of the other attempts.
  const hurried = async () => {
    await pool.query('update graphile_worker._private_jobs set run_at = now(), attempts = greatest(attempts, 9)');
    return statusOf('order-paid:IK0000000004');
  };
  await expect.poll(hurried).toMatchObject({ status: 'failed' });
  const reason = 'Error EENVELOPE 550 RCPT TO';
  expect(await statusOf('order-paid:IK0000000004')).toMatchObject({ status: 'failed', last_error: reason });
  const ends = await db.selectFrom('failed_jobs').select(['name', 'attempts', 'last_error']).execute();
  expect(ends).toEqual([{ name: 'send-email', attempts: 10, last_error: reason }]);
  for (const { last_error } of rows) expect(last_error).toBe(reason);
  expect(started.log()).toContain(reason);
  expect(started.log()).not.toMatch(/bold|no such person/);
  await server.close();
});
