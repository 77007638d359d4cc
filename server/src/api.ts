// The HTTP process: the API and the shop's pages. Stateless; run one per core.
import { createAnswerIdempotently } from './callers/answer-idempotently.ts';
import { openDatabase } from './db/database.ts';
import { databaseName } from './db/server-databases.ts';
import { refuseOutsideCallsInTransactions } from './db/transaction-scope.ts';
import { readEnv } from './env.ts';
import { countAnswers } from './heartbeat/count-answers.ts';
import { watchServices } from './heartbeat/watch-services.ts';
import { buildApp } from './http/build-app.ts';
import { createStopping } from './http/graceful-stop.ts';
import { createMetrics } from './http/metrics.ts';
import { mountStorefront } from './http/pages/mount-storefront.ts';
import { createLogger } from './logger.ts';
import { openShopMedia } from './media/open-shop-media.ts';
import { measureShop } from './metrics/api-metrics.ts';
import { measurePools } from './metrics/pool-metrics.ts';
import {
  countInDatabase,
  countInRedis,
  createTries,
  openSocial,
  readCommonPasswords,
} from './modules/accounts/public.ts';
import { siteMap } from './modules/catalogue/public.ts';
import { createShowMapTile } from './modules/checkout/public.ts';
import { shownOnceIn } from './modules/receipts/public.ts';
import { readDictionary, withPopular } from './modules/search/public.ts';
import { payingTerms, shopFacts } from './modules/settings/public.ts';
import { sendHeartbeats } from './modules/status/public.ts';
import { openTracing } from './observability/open-tracing.ts';
import { gatewayStates, openGateways } from './open-gateways.ts';
import { cacheThrough, openShop } from './open-shop.ts';
import { openEBarimtLookUp } from './providers/e-barimt-lookup/open-e-barimt-lookup.ts';
import { openThreeWords } from './providers/three-words/open-three-words.ts';
import { openTiles } from './providers/tiles/open-tiles.ts';
import { openRedis } from './redis.ts';
import { releaseName } from './release.ts';

const env = readEnv(undefined, ['API_DATABASE_URL']);
if (env.NODE_ENV !== 'production') refuseOutsideCallsInTransactions();
const logger = createLogger({ level: env.LOG_LEVEL, process: 'api' });
const tracing = await openTracing(env.OTLP_URL, 'api', logger);
const database = openDatabase({
  url: env.API_DATABASE_URL,
  isPooled: env.DATABASE_POOLER === 'transaction',
  poolSize: env.DATABASE_POOL_SIZE,
  statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
  applicationName: 'tokhi-api',
  logger,
});
const redis = openRedis(env.REDIS_URL, logger);
// Created before the outside services are opened, because these announce themselves.
const registry = createMetrics();
measurePools(registry, [database]);
const now = () => new Date();
const shopName = databaseName(env.API_DATABASE_URL);
const away = (service: string) => (reason: string) => logger.warn({ service, reason }, 'an outside service is away');
const outside = {
  words: env.THREE_WORDS_KEY
    ? openThreeWords({ url: env.THREE_WORDS_URL, key: env.THREE_WORDS_KEY, onAway: away('three-words') })
    : null,
  taxpayers: env.E_BARIMT_URL ? openEBarimtLookUp({ url: env.E_BARIMT_URL, onAway: away('e-barimt') }) : null,
};
const services = watchServices(now);
const gateways = openGateways(env, (provider, reason) => away(provider)(reason));
logger.info(
  {
    threeWords: outside.words ? 'on' : 'off: no THREE_WORDS_KEY',
    eBarimt: outside.taxpayers ? 'on' : 'off: no E_BARIMT_URL',
    ...gatewayStates(env),
  },
  'outside services',
);

const { table, findSession, rawRoutes, attempts, index, memory } = openShop({
  db: database.db,
  now,
  sessionLives: { unusedDays: env.SESSION_UNUSED_DAYS, wholeDays: env.SESSION_WHOLE_DAYS },
  tries: createTries([countInRedis(redis, shopName), countInDatabase(database.db, now)]),
  commonPasswords: readCommonPasswords(),
  social: openSocial(env, (provider, reason) => logger.warn({ provider, reason }, 'a social login failed')),
  cacheMegabytes: env.CACHE_MEGABYTES,
  outside,
  receiptsOnce: shownOnceIn(redis, shopName),
  paying: { origin: env.SHOP_ORIGIN, gateways },
  orderNumberKey: env.ORDER_NUMBER_KEY,
  // The format of answers depends on the release: a new release must not read the old one's answers from Redis.
  keep: cacheThrough(redis, `${shopName}@${releaseName()}`),
  onUnwritten: (err) => logger.warn({ err }, 'a refused attempt was not written down'),
});
index.follow(logger);
readDictionary();
const app = await buildApp({
  logger,
  metrics: measureShop(registry, memory, index),
  table,
  findSession,
  rawRoutes,
  answerIdempotently: createAnswerIdempotently(database.db),
  onRefused: attempts.note,
  redis,
  shopName,
  databaseAnswers: database.answers,
  isDraining: () => stopping.isDraining(),
  showMapTile: createShowMapTile(database.db, openTiles()),
  mediaDir: env.MEDIA_DIR,
  media: openShopMedia(env, away('s3')),
  trustedProxies: env.TRUSTED_PROXIES,
  rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
  eventLoopDelayLimitMs: env.EVENT_LOOP_DELAY_LIMIT_MS,
  showsApiDocs: env.NODE_ENV !== 'production',
});
const answers = countAnswers(app, now);
const stopping = createStopping(app, { logger, drainMs: env.DRAIN_MS });
await mountStorefront(
  app,
  {
    ask: table.ask,
    facts: async () => withPopular(index, await shopFacts(database.db)),
    payingTerms: () => payingTerms(database.db),
    siteMap: siteMap(database.db, now),
    now,
    origin: env.SHOP_ORIGIN,
  },
  env.NODE_ENV === 'production' ? 'build' : 'sources',
);
// So that the first visitor does not wait for the lists; without a database the process still starts.
await index.loaded().catch(() => undefined);
await app.listen({ host: env.HOST, port: env.PORT });
const heartbeats = sendHeartbeats({
  ...{ db: database.db, pool: database.pool, now, logger, services, answers },
  ...{ process: 'api', origin: app.listeningOrigin },
});
logger.info({ address: app.listeningOrigin }, 'ready');
stopping.onSignal(async () => {
  await heartbeats.stop();
  await attempts.flush();
  await index.close();
  redis.disconnect();
  await database.close();
  await tracing.close();
});
