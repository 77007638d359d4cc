// What happens to emails when the mail server is down for ten minutes, and when the worker is killed fifty times while it sends:
// the long runs of emails-survive.test.ts. Takes about a quarter of an hour; `--away 30` shortens the outage to 30 seconds.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../../server/src/db/database.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { queueEmails } from '../../../server/src/modules/notifications/queue-email.ts';
import { receiveMail } from './mail-receiver.ts';

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const SMTP_PORT = 4_981;
const SLOW_MS = 50;

type Shop = Awaited<ReturnType<typeof openShop>>;

export async function benchEmails(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { away: { type: 'string', default: '600' } } });
  const shop = await openShop();
  try {
    await serverAway(shop, Number(values.away));
    await workerKilled(shop, 500, 50);
  } finally {
    await shop.database.close();
  }
}

async function serverAway(shop: Shop, seconds: number): Promise<void> {
  await shop.queue('away', 300);
  const worker = await shop.startWorker();
  await pause(seconds * 1_000);
  const before = await shop.count('away');
  const receiver = await receiveMail(SMTP_PORT, SLOW_MS);
  const back = performance.now();
  while ((await shop.count('away')).waiting > 0) await pause(1_000);
  const took = ((performance.now() - back) / 1_000).toFixed(0);
  await end(worker);
  await receiver.close();
  const after = await shop.count('away');
  console.log(
    `mail server away for ${seconds} s, 300 letters (${before.attempts} attempts meanwhile): ${after.sent} sent, ${after.failed} failed, the last ${took} s after it was back; ${receiver.came.length} messages under ${new Set(receiver.came).size} Message-IDs`,
  );
  if (after.sent < 300 || new Set(receiver.came).size < 300) process.exitCode = 1;
}

async function workerKilled(shop: Shop, emails: number, kills: number): Promise<void> {
  const receiver = await receiveMail(SMTP_PORT, SLOW_MS);
  await shop.queue('killed', emails);
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = await shop.startWorker();
    // Kill it midway: some emails have arrived since it started, and not all can be sent before the last kill.
    const until = receiver.came.length + 1 + Math.floor(Math.random() * ((emails / kills) * 0.8));
    while (receiver.came.length < until) await pause(5);
    await end(worker);
    await shop.freeJobs();
  }
  const worker = await shop.startWorker();
  while ((await shop.count('killed')).waiting > 0) await pause(500);
  await end(worker);
  await receiver.close();
  const { sent, failed } = await shop.count('killed');
  const ids = new Set(receiver.came).size;
  console.log(
    `worker killed ${kills} times while sending ${emails} letters: ${sent} sent, ${failed} failed; ${receiver.came.length} messages under ${ids} Message-IDs, so ${receiver.came.length - ids} came again under that of the first`,
  );
  if (sent < emails || ids !== emails) process.exitCode = 1;
}

async function openShop() {
  const url = `${process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi'}_letters`;
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: url };
  execFileSync(process.execPath, [file('server/src/prepare-database.ts'), '--anew'], { env, stdio: 'ignore' });
  const logger = createLogger({ level: 'error', process: 'bench' });
  const database = openDatabase({ url, poolSize: 4, applicationName: 'tokhi-bench', logger });
  return {
    database,
    queue: (run: string, count: number) =>
      database.db.transaction().execute((tx) =>
        queueEmails(
          tx,
          'welcome',
          Array.from({ length: count }, (_, at) => ({
            email: { kind: 'welcome' as const, bonus: 2_020 },
            to: { email: `reader-${at}@tokhi.example`, customerId: null },
            dedupeKey: `${run}:${at}`,
          })),
        ),
      ),
    async count(run: string): Promise<{ waiting: number; sent: number; failed: number; attempts: number }> {
      const { rows } = await database.pool.query(
        `select count(*) filter (where status = 'queued')::int as waiting, count(*) filter (where status = 'sent')::int as sent,
                count(*) filter (where status = 'failed')::int as failed, sum(attempts)::int as attempts
         from notifications where dedupe_key like $1 || ':%'`,
        [run],
      );
      return rows[0];
    },
    /** Does now what the sweep of another worker does after ten minutes, and makes retries due. */
    async freeJobs(): Promise<void> {
      await database.pool.query(`select graphile_worker.force_unlock_workers(array(
        select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
    },
    async startWorker(): Promise<ChildProcess> {
      const smtp = { SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`, WORKER_PORT: '0', LOG_LEVEL: 'info' };
      const worker = spawn(process.execPath, [file('server/src/worker.ts')], {
        env: { ...env, ...smtp },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise<void>((resolve, reject) => {
        worker.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('worker ready') && resolve());
        worker.once('exit', (code) => reject(new Error(`the worker ended with ${code} before it was ready`)));
      });
      return worker;
    },
  };
}

async function end(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}
