// The API process of server/src/api.ts without pages: the same parts in the same order, on the catalogue of a bench. With
// KEEP=0 no answer is cached; the other caches of a process (cards, matches, its index) stay.
import { createAnswerIdempotently } from '../../../server/src/callers/answer-idempotently.ts';
import { openDatabase } from '../../../server/src/db/database.ts';
import { databaseName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { buildApp } from '../../../server/src/http/build-app.ts';
import { createMetrics } from '../../../server/src/http/metrics.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { measureShop } from '../../../server/src/metrics/api-metrics.ts';
import { countInDatabase, countInRedis, createTries, openSocial } from '../../../server/src/modules/accounts/public.ts';
import { readDictionary } from '../../../server/src/modules/search/public.ts';
import { cacheThrough, openShop } from '../../../server/src/open-shop.ts';
import { openRedis } from '../../../server/src/redis.ts';

const env = readEnv();
const logger = createLogger({ level: 'warn', process: 'bench-api' });
const database = openDatabase({
  url: env.DATABASE_URL,
  poolSize: 10,
  applicationName: 'tokhi-bench-api',
  logger,
});
const redis = openRedis(env.REDIS_URL, logger);
const now = () => new Date();
const { table, findSession, index, memory } = openShop({
  sessionLives: { unusedDays: 30, wholeDays: 90 },
  db: database.db,
  now,
  tries: createTries([countInRedis(redis, databaseName(env.DATABASE_URL)), countInDatabase(database.db, now)]),
  commonPasswords: new Set(),
  social: openSocial(env, () => undefined),
  cacheMegabytes: env.CACHE_MEGABYTES,
  ...(process.env['KEEP'] !== '0' && { keep: cacheThrough(redis, databaseName(env.DATABASE_URL)) }),
});
index.follow(logger);
readDictionary();
const app = await buildApp({
  logger,
  metrics: measureShop(createMetrics(), memory, index),
  table,
  findSession,
  answerIdempotently: createAnswerIdempotently(database.db),
  redis,
  shopName: databaseName(env.DATABASE_URL),
  databaseAnswers: database.answers,
  isDraining: () => false,
  mediaDir: env.MEDIA_DIR,
  trustedProxies: env.TRUSTED_PROXIES,
  // Counted in Redis for every call, as in the shop, and never reached.
  rateLimitPerMinute: 1_000_000_000,
  showsApiDocs: false,
});
await index.loaded();
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address: app.listeningOrigin });
// Ends with the process that started it: nothing else would end it.
process.once('disconnect', () => process.exit());
