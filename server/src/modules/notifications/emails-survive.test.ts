// Queued emails arrive, whatever fails. SMTP cannot deliver exactly once: a worker that dies after the server took a
// message and before recording it sends the message again, with the same Message-ID.
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/src/start-sandbox.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { takingMailServer } from '../../../test/mail-server-of-test.ts';
import { freePort, type ProcessOfTest, startProcess, stopProcess } from '../../../test/process-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../../../test/queues-of-test.ts';
import { sizeOf } from '../../../test/sizes.ts';
import { openMailer } from '../../providers/smtp/open-mailer.ts';
import { ownsAddress } from '../accounts/public.ts';
import { queueEmails } from './queue-email.ts';
import { emailHandlers } from './send-email.job.ts';

const real = databaseOfTest();
let queues: QueuesOfTest | undefined;
let worker: ProcessOfTest | undefined;
afterEach(async () => {
  await queues?.stop();
  queues = undefined;
  await stopProcess(worker);
  await real.database.pool.query('delete from graphile_worker._private_jobs; delete from notifications');
});

const queue = (count: number) =>
  real.database.db.transaction().execute((tx) =>
    queueEmails(
      tx,
      'welcome',
      Array.from({ length: count }, (_, at) => ({
        email: { kind: 'welcome' as const, bonus: 2_020 },
        to: { email: `reader-${at}@tokhi.example`, customerId: null },
        dedupeKey: `welcome:${at}`,
      })),
    ),
  );
const counted = async () => {
  const { rows } = await real.database.pool.query(
    `select count(*)::int as all, count(*) filter (where status = 'sent')::int as sent,
            count(*) filter (where attempts > 0)::int as tried from notifications`,
  );
  return rows[0];
};
/** Retries wait for seconds and minutes: makes all waiting jobs due at once. */
const hurry = () =>
  real.database.pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');

test('a mail server that was away finds all emails waiting when it is back: one row and one Message-ID each', async () => {
  const smtpPort = await freePort();
  const mailer = openMailer({ url: `smtp://127.0.0.1:${smtpPort}`, from: 'shop@tokhi.example' });
  const deps = { db: real.database.db, mailer, origin: 'https://tokhi.example', ownsAddress, now: () => new Date() };
  const waiting = sizeOf('WAITING_MAILS');
  await queue(waiting);
  queues = await queuesOfTest(real.url, emailHandlers(deps));
  await expect.poll(counted).toEqual({ all: waiting, sent: 0, tried: waiting });
  const sandbox = await startSandbox({ webPort: 0, smtpPort });
  await expect.poll(() => hurry().then(counted)).toMatchObject({ all: waiting, sent: waiting });
  const answer = await fetch(`${sandbox.webAddress}/mailbox/messages`);
  const { messages } = (await answer.json()) as { messages: { messageId: string; to: string[] }[] };
  expect(messages).toHaveLength(waiting);
  expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(waiting);
  expect(new Set(messages.flatMap(({ to }) => to)).size).toBe(waiting);
  await queues.stop();
  queues = undefined;
  await sandbox.close();
});

const startWorker = async (smtpUrl: string) => {
  const entry = fileURLToPath(new URL('../../worker.ts', import.meta.url));
  const env = {
    DATABASE_URL: real.url,
    SMTP_URL: smtpUrl,
    WORKER_PORT: '0',
    // Half of the runners send mail.
    WORKER_CONCURRENCY: '4',
    LOG_LEVEL: 'info',
  };
  worker = await startProcess(process.execPath, [entry], env, /"msg":"worker ready"/);
};

test('a worker killed while it sends loses nothing, and what it had handed over comes again under the same Message-ID', async () => {
  const server = await takingMailServer();
  await queue(12);
  const handedOver: string[] = [];
  for (let kill = 0; kill < sizeOf('MAIL_KILLS'); kill += 1) {
    server.keepSilent();
    const before = server.came().length;
    await startWorker(server.url);
    // Both were sent, and wait for the server's confirmation.
    await expect.poll(() => server.came().length).toBe(before + 2);
    await stopProcess(worker);
    handedOver.push(...server.came().slice(before));
    // Ten minutes later another worker's sweep finds the jobs that this one left locked.
    await real.database.pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '11 minutes' where locked_at is not null`,
    );
  }
  server.confirm();
  await startWorker(server.url);
  await real.database.pool.query(`select graphile_worker.add_job('sweep-failed-jobs', '{"_cron": {}}')`);
  await expect.poll(() => hurry().then(counted)).toMatchObject({ all: 12, sent: 12 });
  const came = server.came();
  expect(new Set(came).size).toBe(12);
  expect(came).not.toContain('none');
  // Twelve emails, and a duplicate of each that was sent and not recorded.
  expect(came).toHaveLength(12 + handedOver.length);
  await stopProcess(worker);
  await server.close();
});

test('a code whose ten minutes are over is not sent any more, and its digits are gone', async () => {
  const { db } = real.database;
  const sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  const mailer = openMailer({ url: `smtp://127.0.0.1:${sandbox.smtpPort}`, from: 'shop@tokhi.example' });
  await db.transaction().execute((tx) =>
    queueEmails(tx, 'login-code', [
      {
        email: { kind: 'login-code', code: '482715' },
        to: { email: 'late@tokhi.example', customerId: null },
        dedupeKey: 'code:1',
      },
    ]),
  );
  const tenMinutesLater = () => new Date(Date.now() + 10 * 60_000);
  const deps = { db, mailer, origin: 'https://tokhi.example', ownsAddress, now: tenMinutesLater };
  queues = await queuesOfTest(real.url, emailHandlers(deps));
  const row = () => db.selectFrom('notifications').select(['status', 'secret']).executeTakeFirst();
  await expect.poll(row).toEqual({ status: 'failed', secret: null });
  const answer = await fetch(`${sandbox.webAddress}/mailbox/messages`);
  expect(await answer.json()).toEqual({ messages: [] });
  await queues.stop();
  queues = undefined;
  await sandbox.close();
});
