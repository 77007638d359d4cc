// The admin process: the calls of staff, with a pool, limits and an address of its own. The shop's process binds none of them.
import { openDatabase } from './db/database.ts';
import { databaseName } from './db/server-databases.ts';
import { refuseOutsideCallsInTransactions } from './db/transaction-scope.ts';
import { readEnv, staffKeyOf } from './env.ts';
import { buildAdminApp } from './http/admin/build-admin-app.ts';
import { createStopping } from './http/graceful-stop.ts';
import { createMetrics } from './http/metrics.ts';
import { createLogger } from './logger.ts';
import { countInDatabase, countInRedis, createTries, readCommonPasswords } from './modules/accounts/public.ts';
import { openAdmin } from './open-admin.ts';
import { openGateways } from './open-gateways.ts';
import { openRedis } from './redis.ts';

const env = readEnv();
if (env.NODE_ENV !== 'production') refuseOutsideCallsInTransactions();
const logger = createLogger({ level: env.LOG_LEVEL, process: 'admin' });
const database = openDatabase({
  url: env.APPLICATION_DATABASE_URL,
  isPooled: env.DATABASE_POOLER === 'transaction',
  poolSize: env.DATABASE_POOL_SIZE,
  statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  applicationName: 'tokhi-admin',
  logger,
});
const redis = openRedis(env.REDIS_URL, logger);
const now = () => new Date();
const shopName = databaseName(env.APPLICATION_DATABASE_URL);
const gateways = openGateways(env, (provider, reason) =>
  logger.warn({ service: provider, reason }, 'an outside service is away'),
);
const opened = openAdmin({
  db: database.db,
  now,
  tries: createTries([countInRedis(redis, shopName), countInDatabase(database.db, now)]),
  commonPasswords: readCommonPasswords(),
  staffKey: staffKeyOf(env),
  origin: env.ADMIN_ORIGIN,
  logger,
  isDraining: () => stopping.isDraining(),
  paying: { origin: env.SHOP_ORIGIN, gateways },
  mediaDir: env.MEDIA_DIR,
  orderNumberKey: env.ORDER_NUMBER_KEY,
});
const app = await buildAdminApp({
  logger,
  metrics: createMetrics(),
  ...opened,
  now,
  origin: env.ADMIN_ORIGIN,
  redis,
  shopName,
  mediaDir: env.MEDIA_DIR,
  pages: env.NODE_ENV === 'production' ? 'build' : 'sources',
  databaseAnswers: database.answers,
  isDraining: () => stopping.isDraining(),
  trustedProxies: env.TRUSTED_PROXIES,
  rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
  eventLoopDelayLimitMs: env.EVENT_LOOP_DELAY_LIMIT_MS,
});
const stopping = createStopping(app, { logger, drainMs: env.DRAIN_MS });
await app.listen({ host: env.HOST, port: env.ADMIN_PORT });
logger.info({ address: app.listeningOrigin }, 'ready');
stopping.onSignal(async () => {
  redis.disconnect();
  await database.close();
});
