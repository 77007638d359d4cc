// The worker process: runs the jobs that API processes enqueue with their transactions, and keeps lists and search fresh.
// Any number may run.
import { run } from 'graphile-worker';
import { createTransport } from 'nodemailer';
import { openDatabase } from './db/database.ts';
import { endAtTheLatest } from './end-at-the-latest.ts';
import { readEnv } from './env.ts';
import { queueLogger, taskList } from './jobs/task-list.ts';
import { createLogger } from './logger.ts';
import { sendEmail } from './modules/notifications/send-email.job.ts';
import { followDirtyProducts, readDictionary } from './modules/search/public.ts';

const env = readEnv();
const logger = createLogger({ level: env.LOG_LEVEL, process: 'worker' });
const database = openDatabase({
  url: env.DATABASE_URL,
  poolSize: env.WORKER_CONCURRENCY + 2,
  applicationName: 'tokhi-worker',
  logger,
});
const mailer = createTransport(
  { url: env.SMTP_URL, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 },
  { from: env.MAIL_FROM },
);

const runner = await run({
  pgPool: database.pool,
  concurrency: env.WORKER_CONCURRENCY,
  noHandleSignals: true,
  pollInterval: 1_000,
  parsedCronItems: [],
  logger: queueLogger(logger),
  taskList: taskList(logger, {
    'send-email': (payload) => sendEmail(database.db, mailer, payload, new Date()),
  }),
});
// Now and not with the first change, which may not wait for it.
readDictionary();
const freshness = followDirtyProducts(database.db, logger);
logger.info({ concurrency: env.WORKER_CONCURRENCY }, 'worker ready');

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'stopping: finishing the jobs under way');
  endAtTheLatest(logger);
  await Promise.all([runner.stop(), freshness.stop()]);
  mailer.close();
  await database.close();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
