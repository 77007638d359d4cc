// Two machines with one worker each: real processes on one database.
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { queueEmail } from '../../src/modules/notifications/queue-email.ts';
import { followReceipt } from '../../src/modules/payments/received/after-payment.jobs.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { silentMailServer } from '../mail-server-of-test.ts';
import { type ProcessOfTest, startProcess, stopProcess } from '../process-of-test.ts';
import { sandboxOfTest } from '../sandbox-of-test.ts';

const real = databaseOfTest();
const sandbox = sandboxOfTest();
const entry = fileURLToPath(new URL('../../src/worker.ts', import.meta.url));
const READY = /"msg":"worker ready"/;
const started: ProcessOfTest[] = [];
afterAll(() => Promise.all(started.map(stopProcess)));

async function startWorker(env: Record<string, string>): Promise<ProcessOfTest> {
  const settings = { DATABASE_URL: real.url, LOG_LEVEL: 'info', WORKER_PORT: '0' };
  const worker = await startProcess(process.execPath, [entry], { ...settings, ...env }, READY);
  started.push(worker);
  return worker;
}
const addressOf = (worker: ProcessOfTest) => /"address":"([^"]+)"/.exec(worker.output())?.[1] ?? '';
const query = async (text: string) => (await real.database.pool.query(text)).rows as Record<string, unknown>[];
const queueMail = (key: string, email: string) =>
  inTransaction(real.database.db, (tx) =>
    queueEmail(tx, { kind: 'contact-received', title: 'Хүргэлт' }, { email, customerId: null }, key),
  );
const mailsTo = async (email: string) => {
  const answer = await fetch(sandbox.address(`/mailbox/messages?to=${email}`));
  return ((await answer.json()) as { messages: unknown[] }).messages.length;
};
/** Simulates the ten minutes that the sweep waits. */
const tenMinutesPass = () =>
  query(`update graphile_worker._private_jobs set locked_at = now() - interval '11 minutes' where locked_at is not null;
    select graphile_worker.add_job('sweep-failed-jobs', job_key := 'sweep-failed-jobs')`);
const receiptJob = () =>
  query(`select attempts, locked_by from graphile_worker.jobs where task_identifier = 'receipt.issue'`);

test('a worker does the jobs of one that was killed, and leaves the receipts to the machine of PosAPI', async () => {
  const silent = await silentMailServer();
  const doomed = await startWorker({ SMTP_URL: silent.url, WORKER_QUEUES: 'mail' });
  expect(doomed.output()).toContain('"queues":["money","receipts","sms","admin","upkeep"],"msg":"no connected worker');
  const email = 'nomin@tokhi.example';
  await queueMail('welcome:1', email);
  await expect.poll(silent.callers).toBe(1);

  // On a machine without PosAPI.
  const elsewhere = { SMTP_URL: sandbox.smtpUrl(), POS_API_URL: 'http://127.0.0.1:1', WORKER_QUEUES: 'anywhere' };
  const other = await startWorker(elsewhere);
  expect(other.output()).toContain('"queues":["receipts"],"msg":"no connected worker');
  await inTransaction(real.database.db, (tx) => followReceipt(tx, 4_711));
  await stopProcess(doomed);
  await tenMinutesPass();
  await expect.poll(() => mailsTo(email)).toBe(1);
  await expect.poll(() => other.output()).toContain('"job":"send-email"');

  // Everything else is done, and the receipt is an hour overdue.
  await query(`update graphile_worker._private_jobs set run_at = now() - interval '1 hour'`);
  await queueMail('welcome:2', email);
  await expect.poll(() => mailsTo(email)).toBe(2);
  expect(await receiptJob()).toEqual([{ attempts: 0, locked_by: null }]);
  expect((await fetch(`${addressOf(other)}/readyz`)).status).toBe(200);
  const metrics = await (await fetch(`${addressOf(other)}/metrics`)).text();
  expect(metrics).toContain('jobs_waiting{queue="receipts"} 1\n');
  // 0 would alert: this worker has not asked PosAPI.
  expect(metrics).not.toMatch(/^receipt_lotteries_left/m);

  const besidePosApi = await startWorker({ POS_API_URL: sandbox.address('/pos-api'), WORKER_QUEUES: 'receipts' });
  expect(besidePosApi.output()).not.toContain('no connected worker');
  await expect.poll(receiptJob).toEqual([]);
  await expect.poll(() => besidePosApi.output()).toContain('"job":"receipt.issue"');
  await silent.close();
});
