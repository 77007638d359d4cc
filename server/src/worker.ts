// The worker process: runs the jobs that API processes enqueue with their transactions, and keeps lists and search fresh.
// Any number may run.
import { forgetsReplies } from './callers/forget-replies.job.ts';
import { openDatabase } from './db/database.ts';
import { endAtTheLatest } from './end-at-the-latest.ts';
import { readEnv } from './env.ts';
import { createMetrics } from './http/metrics.ts';
import { buildProbes } from './http/probes.ts';
import { createJobMetrics } from './jobs/job-metrics.ts';
import { runLanes } from './jobs/run-lanes.ts';
import { sweepFailedJobs, sweepFailedJobsJob } from './jobs/sweep-failed-jobs.job.ts';
import { createLogger } from './logger.ts';
import { copiesPicture, forgetsPastEntries, mailsLinks } from './modules/accounts/public.ts';
import { tellsBackInStock, tellsPriceDrops } from './modules/favourites/public.ts';
import { forgetsLettersToNobody } from './modules/notifications/forget-letters-to-nobody.job.ts';
import { sendsEmails } from './modules/notifications/send-email.job.ts';
import { endsOrders, forgetsLinks, measuresSteps, verifiesBooks } from './modules/orders/public.ts';
import { followDirtyProducts, forgetsOldQueries, readDictionary } from './modules/search/public.ts';
import { openProfilePictures } from './providers/profile-pictures/open-profile-pictures.ts';
import { openMailer } from './providers/smtp/open-mailer.ts';

const env = readEnv();
const logger = createLogger({ level: env.LOG_LEVEL, process: 'worker' });
if (env.DATABASE_POOLER !== 'none') {
  throw new Error(
    'The worker listens for jobs, which no pooler passes on: give it the address of the database itself.',
  );
}
const hands = { money: env.WORKER_CONCURRENCY, mail: env.WORKER_CONCURRENCY, upkeep: 1 };
const database = openDatabase({
  url: env.APPLICATION_DATABASE_URL,
  // A connection for every hand, for each lane's ear, for the freshness of search and for probes: no lane waits for another's.
  poolSize: hands.money + hands.mail + hands.upkeep + 5,
  applicationName: 'tokhi-worker',
  logger,
});
const mailer = openMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
const now = () => new Date();
// The addresses of the real ones show no pictures of profiles, and are asked for none.
const pictures = openProfilePictures({
  standIns: [env.GOOGLE_ISSUER, env.FACEBOOK_GRAPH_URL].map((address) => new URL(address).origin),
});
const sessionLives = { unusedDays: env.SESSION_UNUSED_DAYS, wholeDays: env.SESSION_WHOLE_DAYS };

// A look at the whole books takes longer than a customer's statement may.
const books = openDatabase({
  url: env.APPLICATION_DATABASE_URL,
  poolSize: 1,
  applicationName: 'tokhi-books',
  statementTimeoutMs: 0,
  logger,
});
const registry = createMetrics();

// Every job's work, one line each.
const works = [
  ...sendsEmails({ db: database.db, mailer, origin: env.SHOP_ORIGIN, now }),
  copiesPicture(database.db, pictures),
  tellsPriceDrops(database.db, now),
  tellsBackInStock(database.db, now),
  forgetsReplies(database.db, now),
  forgetsOldQueries(database.db, now),
  mailsLinks(database.db, now),
  forgetsLettersToNobody(database.db, now),
  forgetsPastEntries(database.db, sessionLives, now),
  ...endsOrders(database.db, now),
  forgetsLinks(database.db, now),
  measuresSteps(database.db, now),
  verifiesBooks(books.db, registry, logger),
];

const jobs = [...works.map(({ job }) => job), sweepFailedJobsJob];
const metrics = createJobMetrics(registry, database.db, jobs);
const parts = { db: database.db, pool: database.pool, logger, metrics, now, hands };
let stopping = false;
const probes = buildProbes({
  logger,
  metrics: registry,
  databaseAnswers: async () => {
    await database.pool.query('select 1');
  },
  isDraining: () => stopping,
});
await probes.listen({ host: env.HOST, port: env.WORKER_PORT });
const runner = runLanes([...works, sweepFailedJobs(works, parts)], parts);
// Now and not with the first change, which may not wait for it.
readDictionary();
const freshness = followDirtyProducts(database.db, logger);
await runner.started;
logger.info({ concurrency: env.WORKER_CONCURRENCY, address: probes.listeningOrigin }, 'worker ready');

async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'stopping: finishing the jobs under way');
  endAtTheLatest(logger);
  await Promise.all([runner.stop(), freshness.stop()]);
  await probes.close();
  mailer.close();
  await Promise.all([database.close(), books.close()]);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
