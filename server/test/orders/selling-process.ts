// An HTTP process of the shop with all its calls but no pages: for races between processes, on a machine with few cores.
// CLOCK_AHEAD_MS sets its clock ahead, to skip the times that a customer would wait.
import { createAnswerIdempotently } from '../../src/callers/answer-idempotently.ts';
import { openDatabase } from '../../src/db/database.ts';
import { databaseName } from '../../src/db/server-databases.ts';
import { readEnv } from '../../src/env.ts';
import { buildApp } from '../../src/http/build-app.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { createLogger } from '../../src/logger.ts';
import { countInDatabase, createTries, openSocial } from '../../src/modules/accounts/public.ts';
import { openGateways } from '../../src/open-gateways.ts';
import { openShop } from '../../src/open-shop.ts';
import { openRedis } from '../../src/redis.ts';

const env = readEnv();
const logger = createLogger({ level: 'info', process: 'selling' });
const database = openDatabase({
  url: env.API_DATABASE_URL,
  poolSize: env.DATABASE_POOL_SIZE,
  applicationName: 'tokhi-selling',
  logger,
});
// A machine busy with other tests is slow, which must not count as unavailable.
database.pool.options.connectionTimeoutMillis = 120_000;
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const now = () => new Date(Date.now() + ahead);
const gateways = openGateways(env, (service, reason) => logger.warn({ service, reason }, 'an outside service is away'));
const { table, findSession, rawRoutes } = openShop({
  db: database.db,
  now,
  sessionLives: { unusedDays: env.SESSION_UNUSED_DAYS, wholeDays: env.SESSION_WHOLE_DAYS },
  tries: createTries([countInDatabase(database.db, now)]),
  commonPasswords: new Set(),
  social: openSocial(env, () => undefined),
  cacheMegabytes: 16,
  paying: { origin: env.SHOP_ORIGIN, gateways },
});
const app = await buildApp({
  logger,
  metrics: createMetrics(),
  table,
  findSession,
  rawRoutes,
  answerIdempotently: createAnswerIdempotently(database.db),
  redis: openRedis(env.REDIS_URL, logger),
  shopName: databaseName(env.API_DATABASE_URL),
  databaseAnswers: database.answers,
  isDraining: () => false,
  mediaDir: env.MEDIA_DIR,
  trustedProxies: env.TRUSTED_PROXIES,
  rateLimitPerMinute: 1_000_000,
  eventLoopDelayLimitMs: 60_000,
  showsApiDocs: false,
});
await app.listen({ host: '127.0.0.1', port: env.PORT });
logger.info({ address: app.listeningOrigin }, 'ready');
