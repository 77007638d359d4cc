import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/src/start-sandbox.ts';
import { keysOfSandbox } from '../../scripts/keys-of-sandbox.ts';
import { databaseOfTest } from '../test/database-of-test.ts';
import { refusingMailServer, silentMailServer } from '../test/mail-server-of-test.ts';
import { freePort, type ProcessOfTest, startProcess, stopProcess } from '../test/process-of-test.ts';
import { providerOfTest } from '../test/provider-of-test.ts';
import { queueEmail } from './modules/notifications/queue-email.ts';

const real = databaseOfTest();
const pocket = providerOfTest();

const entry = fileURLToPath(new URL('worker.ts', import.meta.url));
const start = (smtpUrl: string, env: Record<string, string> = {}): Promise<ProcessOfTest> =>
  startProcess(
    process.execPath,
    [entry],
    { DATABASE_URL: real.url, SMTP_URL: smtpUrl, LOG_LEVEL: 'info', WORKER_PORT: '0', ...env },
    /"msg":"worker ready"/,
  );
const addressOf = (worker: ProcessOfTest) => /"address":"([^"]+)"/.exec(worker.output())?.[1] ?? '';
const email = 'saraa@tokhi.example';
const queue = (key: string) =>
  real.database.db
    .transaction()
    .execute((tx) => queueEmail(tx, { kind: 'contact-received', title: 'Хүргэлт' }, { email, customerId: null }, key));
const deleteMails = () =>
  real.database.pool.query('delete from graphile_worker._private_jobs; delete from notifications');

// A start reads all server sources, so one worker serves several tests.
describe('a worker that can send mail', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let worker: ProcessOfTest;
  const announced: string[] = [];
  beforeAll(async () => {
    sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
    const address = await pocket.answers(async (request, reply) => {
      const sent = Buffer.concat(await request.toArray()).toString();
      if (request.url?.endsWith('/pg/config')) announced.push(sent);
      reply.end(JSON.stringify({ access_token: 'a-token', expires_in: 300 }));
    });
    const settings = { WORKER_PORT: String(await freePort()), SHOP_ORIGIN: 'http://127.0.0.1:3000' };
    worker = await start(`smtp://127.0.0.1:${sandbox.smtpPort}`, { ...keysOfSandbox(address), ...settings });
  });
  afterAll(async () => {
    await stopProcess(worker);
    await sandbox.close();
    await deleteMails();
  });

  test('a provider that calls one address for all invoices is told it as soon as the worker starts', async () => {
    await expect.poll(() => announced).toContain('{"fallBackUrl":"http://127.0.0.1:3000/api/callback/payment/pocket"}');
  });

  test('the worker tells that it lives, that it is ready and what waits, and has its schedules in the queue', async () => {
    const address = addressOf(worker);
    const answers = await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => fetch(address + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers[1]?.json()).toEqual({ database: 'ok', stalled: [], draining: false });
    const metrics = await answers[2]?.text();
    for (const name of ['money', 'mail', 'upkeep']) expect(metrics).toContain(`jobs_waiting{queue="${name}"} 0\n`);
    expect(metrics).toContain('jobs_failed_total{name="send-email"} 0\n');
    const { rows } = await real.database.pool.query(
      'select identifier from graphile_worker._private_known_crontabs order by 1',
    );
    expect(rows).toContainEqual({ identifier: 'sweep-failed-jobs' });
  });

  test('a worker whose port is taken does not start, and says so', async () => {
    const second = start('smtp://127.0.0.1:1', { WORKER_PORT: new URL(addressOf(worker)).port });
    await expect(second).rejects.toThrow(/ended with 1 before it was ready[\s\S]*EADDRINUSE/);
  });

  test('the worker process sends what a transaction queued, logs no address, and stops in order', async () => {
    await queue('welcome:1');
    await expect
      .poll(async () => (await fetch(`${sandbox.webAddress}/mailbox/messages?to=${email}`)).json())
      .toMatchObject({ messages: [{ subject: 'Таны зурвасыг хүлээн авлаа' }] });
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    expect(worker.output()).toContain('"job":"send-email"');
    expect(worker.output()).not.toContain(email);
  });
});

describe('a worker whose mail server says nothing', () => {
  let server: Awaited<ReturnType<typeof silentMailServer>>;
  let worker: ProcessOfTest;
  beforeAll(async () => {
    server = await silentMailServer();
    worker = await start(server.url);
  });
  afterAll(async () => {
    await stopProcess(worker);
    await deleteMails();
    await server.close();
  });

  test('a mail whose worker was killed in the last attempt ends as failed, by the sweep of another worker', async () => {
    await queue('welcome:2');
    await real.database.pool.query('update graphile_worker._private_jobs set max_attempts = greatest(attempts, 1)');
    await expect.poll(server.callers).toBe(1);
    await stopProcess(worker);
    await real.database.pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '11 minutes'`,
    );
    worker = await start(server.url, { WORKER_CONCURRENCY: '1' });
    await real.database.pool.query(`select graphile_worker.add_job('sweep-failed-jobs', '{"_cron": {}}')`);
    const statuses = () => real.database.db.selectFrom('notifications').select('status').execute();
    await expect.poll(statuses).toEqual([{ status: 'failed' }]);
    const rows = await real.database.db.selectFrom('failed_jobs').select(['name', 'settled_at']).execute();
    expect(rows).toEqual([{ name: 'send-email', settled_at: null }]);
  });

  test('a gauge shows for how long a due job waits, and a worker that still does jobs is ready', async () => {
    const before = server.callers();
    // The queue runs one job at a time, which hangs at the mail server; the next one has been due for three minutes.
    await queue('welcome:hangs');
    await expect.poll(server.callers).toBe(before + 1);
    await queue('welcome:waits');
    await real.database.pool.query(
      `update graphile_worker._private_jobs set run_at = now() - interval '3 minutes' where locked_at is null`,
    );
    const ready = await fetch(`${addressOf(worker)}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { database: 'ok', stalled: [], draining: false }]);
    const metrics = await (await fetch(`${addressOf(worker)}/metrics`)).text();
    const age = /jobs_oldest_due_seconds\{queue="mail"\} (\d+)/.exec(metrics);
    expect(Number(age?.[1])).toBeGreaterThanOrEqual(180);
  });
});

test('a refused address is in neither the log of the worker nor its queue', async () => {
  const server = await refusingMailServer();
  const worker = await start(server.url);
  await queue('welcome:3');
  const reason = 'Error EENVELOPE 550 RCPT TO';
  await expect.poll(() => worker.output()).toContain(`"reason":"${reason}"`);
  const lastError = async () =>
    (await real.database.pool.query('select last_error from graphile_worker.jobs')).rows[0]?.last_error;
  await expect.poll(lastError).toBe(reason);
  expect(worker.output()).not.toMatch(/saraa|no such person/);
  await stopProcess(worker);
  await server.close();
});
