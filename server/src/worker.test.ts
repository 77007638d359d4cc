import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/src/start-sandbox.ts';
import { keysOfSandbox } from '../../scripts/keys-of-sandbox.ts';
import { databaseOfTest } from '../test/database-of-test.ts';
import { refusingMailServer, silentMailServer } from '../test/mail-server-of-test.ts';
import { freePort, type ProcessOfTest, startProcess, stopProcess } from '../test/process-of-test.ts';
import { providerOfTest } from '../test/provider-of-test.ts';
import { queueLetter } from './modules/notifications/queue-letter.ts';

const real = databaseOfTest();
const pocket = providerOfTest();
let worker: ProcessOfTest | undefined;
afterEach(async () => {
  await stopProcess(worker);
  await real.database.pool.query('delete from graphile_worker._private_jobs; delete from notifications');
});

const entry = fileURLToPath(new URL('worker.ts', import.meta.url));
async function startWorker(smtpUrl: string, env: Record<string, string> = {}): Promise<string> {
  const settings = { DATABASE_URL: real.url, SMTP_URL: smtpUrl, LOG_LEVEL: 'info', WORKER_PORT: '0', ...env };
  worker = await startProcess(process.execPath, [entry], settings, /"msg":"worker ready"/);
  return /"address":"([^"]+)"/.exec(worker.output())?.[1] ?? '';
}
const email = 'saraa@tokhi.example';
const queue = (key: string) =>
  real.database.db
    .transaction()
    .execute((tx) => queueLetter(tx, { kind: 'contact-received', title: 'Хүргэлт' }, { email, customerId: null }, key));

test('the worker process sends what a transaction queued, logs no address, and stops in order', async () => {
  const sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  await startWorker(`smtp://127.0.0.1:${sandbox.smtpPort}`);
  await queue('welcome:1');
  await expect
    .poll(async () => (await fetch(`${sandbox.webAddress}/mailbox/messages?to=${email}`)).json())
    .toMatchObject({ messages: [{ subject: 'Таны зурвасыг хүлээн авлаа' }] });
  worker?.child.kill('SIGTERM');
  expect(await worker?.ended).toBe(0);
  expect(worker?.output()).toContain('"job":"send-email"');
  expect(worker?.output()).not.toContain(email);
  await sandbox.close();
});

test('the worker tells that it lives, that it is ready and what waits, and has its schedules in the queue', async () => {
  const address = await startWorker('smtp://127.0.0.1:1');
  const answers = await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => fetch(address + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[1]?.json()).toEqual({ database: 'ok', draining: false });
  const metrics = await answers[2]?.text();
  for (const lane of ['money', 'mail', 'upkeep']) expect(metrics).toContain(`jobs_waiting{lane="${lane}"} 0\n`);
  expect(metrics).toContain('jobs_failed_total{job="send-email"} 0\n');
  const { rows } = await real.database.pool.query(
    'select identifier from graphile_worker._private_known_crontabs order by 1',
  );
  expect(rows).toContainEqual({ identifier: 'sweep-failed-jobs' });
});

test('a refused address is in neither the log of the worker nor its queue', async () => {
  const server = await refusingMailServer();
  await startWorker(server.url);
  await queue('welcome:2');
  const reason = 'Error EENVELOPE 550 RCPT TO';
  await expect.poll(() => worker?.output()).toContain(`"reason":"${reason}"`);
  const lastError = async () =>
    (await real.database.pool.query('select last_error from graphile_worker.jobs')).rows[0]?.last_error;
  await expect.poll(lastError).toBe(reason);
  expect(worker?.output()).not.toMatch(/saraa|no such person/);
  await server.close();
});

test('a mail whose worker was killed in the last attempt ends as failed, by the sweep of another worker', async () => {
  const server = await silentMailServer();
  await startWorker(server.url);
  await queue('welcome:3');
  await real.database.pool.query('update graphile_worker._private_jobs set max_attempts = greatest(attempts, 1)');
  await expect.poll(server.callers).toBe(1);
  await stopProcess(worker);
  await real.database.pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '11 minutes'`);
  await startWorker(server.url);
  await real.database.pool.query(`select graphile_worker.add_job('sweep-failed-jobs', '{"_cron": {}}')`);
  const statuses = () => real.database.db.selectFrom('notifications').select('status').execute();
  await expect.poll(statuses).toEqual([{ status: 'failed' }]);
  const rows = await real.database.db.selectFrom('failed_jobs').select(['name', 'settled_at']).execute();
  expect(rows).toEqual([{ name: 'send-email', settled_at: null }]);
  await server.close();
});

test('a worker whose port is taken does not start, and says so', async () => {
  const port = String(await freePort());
  await startWorker('smtp://127.0.0.1:1', { WORKER_PORT: port });
  const second = startProcess(
    process.execPath,
    [entry],
    { DATABASE_URL: real.url, LOG_LEVEL: 'info', WORKER_PORT: port },
    /"msg":"worker ready"/,
  );
  await expect(second).rejects.toThrow(/ended with 1 before it was ready[\s\S]*EADDRINUSE/);
});

test('a provider that calls one address for all bills is told it as soon as the worker starts', async () => {
  const told: string[] = [];
  const address = await pocket.answers(async (request, reply) => {
    const sent = Buffer.concat(await request.toArray()).toString();
    if (request.url?.endsWith('/pg/config')) told.push(sent);
    reply.end(JSON.stringify({ access_token: 'a-token', expires_in: 300 }));
  });
  await startWorker('smtp://127.0.0.1:1', { ...keysOfSandbox(address), SHOP_ORIGIN: 'http://127.0.0.1:3000' });
  await expect.poll(() => told).toContain('{"fallBackUrl":"http://127.0.0.1:3000/api/callback/payment/pocket"}');
});
