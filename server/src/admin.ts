// The admin process: the staff calls, with their own pool, limits and address. The shop's process binds none of them.
import { openDatabase } from './db/database.ts';
import { databaseName } from './db/server-databases.ts';
import { refuseOutsideCallsInTransactions } from './db/transaction-scope.ts';
import { readEnv, staffKeysOf } from './env.ts';
import { countAnswers } from './heartbeat/count-answers.ts';
import { watchServices } from './heartbeat/watch-services.ts';
import { buildAdminApp } from './http/admin/build-admin-app.ts';
import { createStopping } from './http/graceful-stop.ts';
import { createMetrics } from './http/metrics.ts';
import { importStorefront } from './http/pages/load-storefront.ts';
import { storefrontFromSources } from './http/pages/storefront-from-sources.ts';
import { createLogger } from './logger.ts';
import { openShopMedia } from './media/open-shop-media.ts';
import { measurePools } from './metrics/pool-metrics.ts';
import { countInDatabase, countInRedis, createTries, readCommonPasswords } from './modules/accounts/public.ts';
import { sendHeartbeats } from './modules/status/public.ts';
import { openTracing } from './observability/open-tracing.ts';
import { openAdmin } from './open-admin.ts';
import { openGateways } from './open-gateways.ts';
import { createRenderHome } from './open-preview.ts';
import { openRedis } from './redis.ts';

const env = readEnv(undefined, ['ADMIN_DATABASE_URL', 'ADMIN_ORIGIN', 'STAFF_KEY']);
if (env.NODE_ENV !== 'production') refuseOutsideCallsInTransactions();
const logger = createLogger({ level: env.LOG_LEVEL, process: 'admin' });
const tracing = await openTracing(env.OTLP_URL, 'admin', logger);
const database = openDatabase({
  url: env.ADMIN_DATABASE_URL,
  isPooled: env.DATABASE_POOLER === 'transaction',
  poolSize: env.DATABASE_POOL_SIZE,
  statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  applicationName: 'tokhi-admin',
  logger,
});
const redis = openRedis(env.REDIS_URL, logger);
// Created before the outside services are opened, because these announce themselves.
const registry = createMetrics();
measurePools(registry, [database]);
const now = () => new Date();
const shopName = databaseName(env.ADMIN_DATABASE_URL);
const services = watchServices(now);
const gateways = openGateways(env, (provider, reason) =>
  logger.warn({ service: provider, reason }, 'an outside service is away'),
);
const media = openShopMedia(env, (reason) => logger.warn({ service: 's3', reason }, 'an outside service is away'));
const opened = openAdmin({
  db: database.db,
  now,
  tries: createTries([countInRedis(redis, shopName), countInDatabase(database.db, now)]),
  commonPasswords: readCommonPasswords(),
  ...staffKeysOf(env),
  origin: env.ADMIN_ORIGIN,
  logger,
  isDraining: () => stopping.isDraining(),
  paying: { origin: env.SHOP_ORIGIN, gateways },
  media,
  renderHome: createRenderHome(
    env.NODE_ENV === 'production' ? importStorefront : storefrontFromSources(),
    env.SHOP_ORIGIN,
  ),
  previewFilesFrom: env.NODE_ENV === 'production' ? null : env.SHOP_ORIGIN,
  orderNumberKey: env.ORDER_NUMBER_KEY,
});
const app = await buildAdminApp({
  logger,
  metrics: registry,
  ...opened,
  now,
  origin: env.ADMIN_ORIGIN,
  redis,
  shopName,
  mediaDir: env.MEDIA_DIR,
  media,
  pages: env.NODE_ENV === 'production' ? 'build' : 'sources',
  databaseAnswers: database.answers,
  isDraining: () => stopping.isDraining(),
  trustedProxies: env.TRUSTED_PROXIES,
  rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
  eventLoopDelayLimitMs: env.EVENT_LOOP_DELAY_LIMIT_MS,
});
const answers = countAnswers(app, now);
const stopping = createStopping(app, { logger, drainMs: env.DRAIN_MS });
await app.listen({ host: env.HOST, port: env.ADMIN_PORT });
const heartbeats = sendHeartbeats({
  ...{ db: database.db, pool: database.pool, now, logger, services, answers },
  ...{ process: 'admin', origin: app.listeningOrigin },
});
logger.info({ address: app.listeningOrigin }, 'ready');
stopping.onSignal(async () => {
  await heartbeats.stop();
  redis.disconnect();
  await database.close();
  await tracing.close();
});
