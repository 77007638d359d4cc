// The worker process: runs the jobs that API processes enqueue in their transactions, and keeps lists and search up to date. Any number may
// run.
import { Registry } from 'prom-client';
import { ALL_INVARIANTS } from './all-invariants.ts';
import { purgeRepliesHandler } from './callers/purge-replies.job.ts';
import { openDatabase } from './db/database.ts';
import { inTransaction } from './db/in-transaction.ts';
import { databaseName } from './db/server-databases.ts';
import { readEnv } from './env.ts';
import { forceExit } from './force-exit.ts';
import { watchServices } from './heartbeat/watch-services.ts';
import { createMetrics, measureBehind } from './http/metrics.ts';
import { buildProbes } from './http/probes.ts';
import type { QueueName } from './jobs/define-job.ts';
import { enqueue } from './jobs/enqueue.ts';
import { createJobMetrics } from './jobs/job-metrics.ts';
import { connectedWorkers } from './jobs/queue.queries.ts';
import { runQueues } from './jobs/run-queues.ts';
import { unservedQueues, workerName } from './jobs/served-queues.ts';
import { exitWhenBroken, stalledQueues } from './jobs/stalled-queues.ts';
import { sweepFailedJobs, sweepFailedJobsJob } from './jobs/sweep-failed-jobs.job.ts';
import { createLogger } from './logger.ts';
import { measureTables } from './measure-tables.ts';
import { openShopMedia } from './media/open-shop-media.ts';
import { measurePools } from './metrics/pool-metrics.ts';
import {
  copyPictureHandler,
  mailLinkHandler,
  ownsAddress,
  purgePastEntriesHandler,
  wantsSms,
} from './modules/accounts/public.ts';
import { purgeSecurityEventsHandler } from './modules/audit/public.ts';
import { batchHandlers, startDueSetsHandler } from './modules/batches/public.ts';
import { purgeImportRowsHandler } from './modules/catalogue/imports/purge-import-rows.job.ts';
import { encodePictureHandler } from './modules/catalogue/pictures/encode-picture.job.ts';
import { purgePicturesHandler } from './modules/catalogue/pictures/purge-pictures.job.ts';
import { applyPlannedPricesHandler, publishPlannedHandler } from './modules/catalogue/public.ts';
import { notifyBackInStockHandler, notifyPriceDropsHandler } from './modules/favourites/public.ts';
import { encodeFrontPictureHandler, publishFrontPagesHandler, waitingSources } from './modules/front-page/public.ts';
import { purgeNoticeBudgetsHandler } from './modules/notifications/budget/purge-notice-budgets.job.ts';
import { purgeUnownedEmailsHandler } from './modules/notifications/purge-unowned-emails.job.ts';
import { emailHandlers } from './modules/notifications/send-email.job.ts';
import { smsHandler } from './modules/notifications/sms/send-sms.job.ts';
import {
  measureStepsHandler,
  nameOrganisationHandler,
  notifyExpiringHandler,
  notifyStepHandler,
  purgeLinksHandler,
  sumUpSalesHandler,
  verifyInvariantsHandler,
} from './modules/orders/public.ts';
import {
  announceCallbacksJob,
  createOpenMoneyGauges,
  measuresOverdue,
  notifyFinanceHandler,
  paymentHandlers,
} from './modules/payments/public.ts';
import { shownOnceIn } from './modules/receipts/public.ts';
import { receiptHandlers } from './modules/receipts/receipts.job.ts';
import { sumUpDaysHandler } from './modules/reports/public.ts';
import {
  followDirtyProducts,
  learnFromSearchesHandler,
  purgeOldQueriesHandler,
  readDictionary,
  sumUpSearchesHandler,
} from './modules/search/public.ts';
import { purgeHeartbeatsHandler, sendHeartbeats } from './modules/status/public.ts';
import { openTracing } from './observability/open-tracing.ts';
import { openGateways } from './open-gateways.ts';
import { openEBarimtLookUp } from './providers/e-barimt-lookup/open-e-barimt-lookup.ts';
import { openMessagePro } from './providers/message-pro/open-message-pro.ts';
import { openPosApi } from './providers/pos-api/open-pos-api.ts';
import { openProfilePictures } from './providers/profile-pictures/open-profile-pictures.ts';
import { openMailer } from './providers/smtp/open-mailer.ts';
import { openRedis } from './redis.ts';

const FIGURES_TIMEOUT_MS = 2_000;

const env = readEnv(undefined, ['WORKER_DATABASE_URL']);
const logger = createLogger({ level: env.LOG_LEVEL, process: 'worker' });
const tracing = await openTracing(env.OTLP_URL, 'worker', logger);
if (env.DATABASE_POOLER !== 'none') {
  throw new Error(
    'The worker listens for jobs, which no pooler passes on: give it the address of the database itself.',
  );
}
// Two for SMS: one may wait for its turn while the other is sent. Two for staff: a small batch does not wait for a large one.
const { WORKER_CONCURRENCY: many, WORKER_QUEUES: served } = env;
const serves = (queue: QueueName) => served.includes(queue);
// Jobs after a payment get half the concurrency of its detection: when many pay at once, all share a core, and only detection is awaited.
const half = Math.ceil(many / 2);
const concurrency = { money: many, receipts: half, mail: half, sms: 2, admin: 2, upkeep: 1 };
const database = openDatabase({
  url: env.WORKER_DATABASE_URL,
  // A connection for every concurrent job, for each queue's LISTEN, for the search refresh and for probes: no queue waits for another's.
  poolSize: served.reduce((sum, queue) => sum + concurrency[queue], 0) + served.length + 2,
  applicationName: workerName(served),
  statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  logger,
});
// Created before the outside services are opened, because these announce themselves.
const registry = createMetrics();
const now = () => new Date();
const services = watchServices(now, ['smtp']);
const mailer = openMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
// With real providers, `standIns` adds origins that serve no profile pictures.
const pictures = openProfilePictures({
  standIns: [env.GOOGLE_ISSUER, env.FACEBOOK_GRAPH_URL].map((address) => new URL(address).origin),
});
const sessionLives = { unusedDays: env.SESSION_UNUSED_DAYS, wholeDays: env.SESSION_WHOLE_DAYS };

const trouble = (service: string) => (reason: string) => logger.warn({ service, reason }, 'an outside service is away');
const media = openShopMedia(env, trouble('s3'));
const gateways = openGateways(env, (service, reason) => trouble(service)(reason));
const redis = openRedis(env.REDIS_URL, logger);
const asksPosApi = env.POS_API_URL !== '' && serves('receipts');
const posApi = asksPosApi ? openPosApi({ url: env.POS_API_URL, onTrouble: trouble('pos-api') }) : null;
const messagePro =
  env.MESSAGE_PRO_KEY && env.MESSAGE_PRO_SENDER
    ? openMessagePro({
        url: env.MESSAGE_PRO_URL,
        key: env.MESSAGE_PRO_KEY,
        sender: env.MESSAGE_PRO_SENDER,
        onTrouble: trouble('message-pro'),
      })
    : null;
const taxpayers = env.E_BARIMT_URL ? openEBarimtLookUp({ url: env.E_BARIMT_URL, onAway: trouble('e-barimt') }) : null;
logger.info(
  {
    posApi: posApi ? 'on' : `off: no ${serves('receipts') ? 'POS_API_URL' : 'receipts among WORKER_QUEUES'}`,
    messagePro: messagePro ? 'on' : 'off: no MESSAGE_PRO_KEY or MESSAGE_PRO_SENDER',
  },
  'outside services',
);
const findTaxpayer = async (register: string) => (await taxpayers?.byRegister(register)) ?? 'away';
const receipts = {
  db: database.db,
  posApi,
  findTin: findTaxpayer,
  shownOnce: shownOnceIn(redis, databaseName(env.WORKER_DATABASE_URL)),
  now,
};

// Verifying all invariants takes longer than the usual statement timeout.
const invariantsDatabase = openDatabase({
  url: env.WORKER_DATABASE_URL,
  poolSize: 1,
  applicationName: 'tokhi-invariants',
  statementTimeoutMs: 0,
  logger,
});
// Metrics that count rows have their own connection and a short timeout: a scrape delays nobody.
const figuresDatabase = openDatabase({
  url: env.WORKER_DATABASE_URL,
  poolSize: 1,
  applicationName: 'tokhi-figures',
  statementTimeoutMs: FIGURES_TIMEOUT_MS,
  logger,
});
measurePools(registry, [database, invariantsDatabase, figuresDatabase]);
measureTables(registry, figuresDatabase.db, now);
createOpenMoneyGauges(registry, database.db, now);
// Findings of jobs are reported only by workers that run them: on another worker a gauge would show 0.
const registryOf = (queue: QueueName) => (serves(queue) ? registry : new Registry());

// The handlers of all jobs, one line each.
const handlers = [
  ...emailHandlers({ db: database.db, mailer, origin: env.SHOP_ORIGIN, ownsAddress, now }),
  smsHandler({ db: database.db, service: messagePro, wantsSms, now }),
  ...receiptHandlers(receipts, registryOf('receipts'), logger),
  copyPictureHandler(database.db, pictures),
  publishPlannedHandler(database.db, now),
  applyPlannedPricesHandler(database.db, now),
  notifyPriceDropsHandler(database.db, now),
  notifyBackInStockHandler(database.db, now),
  purgeRepliesHandler(database.db, now),
  purgeSecurityEventsHandler(database.db, now),
  purgeOldQueriesHandler(database.db, now),
  sumUpSearchesHandler(database.db, now),
  learnFromSearchesHandler(database.db, now),
  mailLinkHandler(database.db, now),
  purgeUnownedEmailsHandler(database.db, now),
  purgeNoticeBudgetsHandler(database.db, now),
  purgePastEntriesHandler(database.db, sessionLives, now),
  notifyExpiringHandler(database.db, now),
  ...paymentHandlers({ db: database.db, now, origin: env.SHOP_ORIGIN, gateways }),
  notifyFinanceHandler(database.db, now),
  purgeLinksHandler(database.db, now),
  nameOrganisationHandler(database.db, findTaxpayer),
  notifyStepHandler(database.db, now),
  measureStepsHandler(database.db, now),
  ...batchHandlers(database.db, now),
  startDueSetsHandler(database.db, now),
  encodePictureHandler(database.db, media, now),
  encodeFrontPictureHandler(database.db, media, now),
  publishFrontPagesHandler(database.db, now),
  purgePicturesHandler({ db: database.db, media, waitingElsewhere: waitingSources }, now),
  purgeImportRowsHandler(database.db, now),
  purgeHeartbeatsHandler(database.db, now),
  sumUpSalesHandler(database.db, now),
  sumUpDaysHandler(database.db, now),
  verifyInvariantsHandler(invariantsDatabase.db, ALL_INVARIANTS, registryOf('upkeep'), logger, now),
];

measuresOverdue(database.db, registry, now);

const jobs = [...handlers.map(({ job }) => job), sweepFailedJobsJob];
const metrics = createJobMetrics(registry, database.db, jobs);
const deps = { db: database.db, pool: database.pool, logger, metrics, now, concurrency };
let stopping = false;
const watched = { metrics, served, now, lastStartOf: (queue: QueueName) => runner.lastStartOf(queue) };
const probes = buildProbes({
  logger,
  metrics: registry,
  databaseAnswers: async () => {
    await database.pool.query('select 1');
  },
  stalledQueues: () => stalledQueues(watched),
  isDraining: () => stopping,
});
await probes.listen({ host: env.HOST, port: env.WORKER_PORT });
// The sweep ends failed jobs of every queue, whichever worker serves it.
const all = [...handlers, sweepFailedJobs(handlers, deps)];
const runner = runQueues(
  all.filter(({ job }) => serves(job.queue)),
  deps,
);
// Read now and not with the first change, which must not wait for it.
readDictionary();
const freshness = followDirtyProducts(database.db, logger);
measureBehind(
  registry,
  'search_refresh_behind_seconds',
  'For how long lists and search have not been brought up to date',
  () => freshness.secondsBehind(),
);
await runner.started;
const stopWatching = exitWhenBroken(watched, logger, () => process.exit(1));
// Providers with one callback address get it now: a shop that just moved would miss their callbacks until the scheduled run.
await inTransaction(database.db, (tx) => enqueue(tx, announceCallbacksJob, {}, announceCallbacksJob.name)).catch(
  // A database that is full or away for a moment must not stop the worker.
  (error: unknown) => logger.warn({ err: error }, 'providers are told where to call by the schedule only'),
);
const unserved = await connectedWorkers(database.db)
  .then(unservedQueues)
  // Its own connections existed a moment ago: without an answer nothing is known.
  .catch(() => []);
if (unserved.length > 0) logger.warn({ queues: unserved }, 'no connected worker serves these queues: their jobs wait');
const heartbeats = sendHeartbeats({
  ...{ db: database.db, pool: database.pool, now, logger, services },
  ...{ process: 'worker', origin: probes.listeningOrigin },
  jobQueues: Object.fromEntries(jobs.map(({ name, queue }) => [name, queue])),
  searchFreshAt: () => new Date(now().getTime() - freshness.secondsBehind() * 1_000),
});
logger.info({ concurrency: env.WORKER_CONCURRENCY, queues: served, address: probes.listeningOrigin }, 'worker ready');

async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'stopping: finishing the jobs under way');
  forceExit(logger);
  stopWatching();
  await Promise.all([runner.stop(), freshness.stop(), heartbeats.stop()]);
  await probes.close();
  mailer.close();
  await Promise.all([posApi?.close(), messagePro?.close()]);
  redis.disconnect();
  await Promise.all([database.close(), invariantsDatabase.close(), figuresDatabase.close()]);
  await tracing.close();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
