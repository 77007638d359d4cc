import { type Runner, run } from 'graphile-worker';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../sandbox/src/start-sandbox.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { taskList } from '../../jobs/task-list.ts';
import { createLogger } from '../../logger.ts';
import { queueEmail } from './queue-email.ts';
import { sendEmail } from './send-email.job.ts';

const real = databaseOfTest();
const logger = createLogger({ level: 'silent', process: 'test' });
let sandbox: Sandbox;
let runner: Runner;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  const mailer = createTransport(`smtp://127.0.0.1:${sandbox.smtpPort}`, { from: 'Тохь <shop@tokhi.example>' });
  runner = await run({
    pgPool: real.database.pool,
    noHandleSignals: true,
    pollInterval: 100,
    taskList: taskList(logger, { 'send-email': (payload) => sendEmail(real.database.db, mailer, payload, new Date()) }),
  });
});
afterAll(async () => {
  await runner.stop();
  await sandbox.close();
});

const letter = {
  recipient: 'bold@tokhi.example',
  subject: 'Төлбөр төлөгдсөн',
  text: 'Захиалга IK0000000001 төлөгдлөө.',
};
const mailbox = async () => {
  const answer = await fetch(`${sandbox.webAddress}/mailbox/messages`);
  return ((await answer.json()) as { messages: { subject: string; to: string[] }[] }).messages;
};
async function until(met: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await met())) {
    if (Date.now() > deadline) throw new Error('it did not happen within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const statusOf = async (key: string) =>
  real.database.db
    .selectFrom('notifications')
    .select(['status', 'attempts', 'last_error'])
    .where('dedupe_key', '=', key)
    .executeTakeFirst();

test('a mail queued with a transaction arrives once, however often the event is told', async () => {
  for (let told = 0; told < 3; told += 1) {
    await real.database.db
      .transaction()
      .execute((tx) => queueEmail(tx, 'order-paid', letter, 'order-paid:IK0000000001'));
  }
  await until(async () => (await statusOf('order-paid:IK0000000001'))?.status === 'sent');
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
  const nobody = createTransport('smtp://127.0.0.1:1');
  await expect(sendEmail(db, nobody, { notificationId: notification.id }, new Date())).rejects.toThrow('ECONNREFUSED');
  expect(await statusOf('order-paid:IK0000000003')).toMatchObject({
    status: 'queued',
    attempts: 1,
    last_error: expect.stringContaining('ECONNREFUSED'),
  });
});
