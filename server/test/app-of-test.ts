import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createAnswerIdempotently } from '../src/callers/answer-idempotently.ts';
import type { Database } from '../src/db/database.ts';
import { databaseName } from '../src/db/server-databases.ts';
import { readEnv } from '../src/env.ts';
import { type AppDeps, buildApp } from '../src/http/build-app.ts';
import type { CallTable } from '../src/http/calls/call-table.ts';
import { createMetrics } from '../src/http/metrics.ts';
import { createLogger } from '../src/logger.ts';
import { measureShop } from '../src/metrics/api-metrics.ts';
import {
  countInDatabase,
  countInRedis,
  createTries,
  openSocial,
  readCommonPasswords,
} from '../src/modules/accounts/public.ts';
import { shownOnceIn } from '../src/modules/receipts/public.ts';
import type { SearchIndex } from '../src/modules/search/public.ts';
import { openShop } from '../src/open-shop.ts';
import { openRedis } from '../src/redis.ts';
import { answersOfTest } from './answers-of-test.ts';
import { databaseAs } from './database-of-test.ts';
import { untilReady } from './redis-of-test.ts';
import { DEMO_DAY } from './template-database.ts';

/** As in production: 30 days unused, 90 days in total. */
export const SESSION_LIVES = { unusedDays: 30, wholeDays: 90 };

export interface AppOfTest {
  app: FastifyInstance;
  table: CallTable;
  index: SearchIndex;
  /** Every log line so far, as written. */
  log: () => string;
  /** Writes refused attempts to the audit log. */
  writeAttempts: () => Promise<void>;
  close: () => Promise<void>;
}

type ShopOfTest = Partial<Pick<Parameters<typeof openShop>[0], 'paying' | 'now'>>;

/** The real HTTP process on PostgreSQL and Redis; its clock stands on the demo day. */
export async function appOfTest(
  ofTest: Database,
  changed: Partial<AppDeps> = {},
  env: Record<string, string> = {},
  { paying, now = () => DEMO_DAY }: ShopOfTest = {},
): Promise<AppOfTest> {
  const database = databaseAs(ofTest, 'api');
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger({ level: 'info', process: 'test' }, sink);
  const redis = openRedis(inject('redisUrl'), logger);
  // Slow Redis on a busy machine must not count as unavailable.
  redis.options.commandTimeout = 120_000;
  // A new process counts nothing until Redis answers; tests of limits need the counts.
  await untilReady(redis);
  // Tests share Redis but not counts: each has its own database.
  const shopName = databaseName(database.pool.options.connectionString ?? '');
  const { table, findSession, rawRoutes, attempts, index, memory } = openShop({
    db: database.db,
    now,
    sessionLives: SESSION_LIVES,
    tries: createTries([countInRedis(redis, shopName), countInDatabase(database.db, now)]),
    commonPasswords: readCommonPasswords(),
    social: openSocial(readEnv(env), (provider, reason) => logger.warn({ provider, reason }, 'a social login failed')),
    cacheMegabytes: 64,
    ...(paying && { paying }),
    keep: answersOfTest(now),
    receiptsOnce: shownOnceIn(redis, shopName),
  });
  const app = await buildApp({
    logger,
    metrics: measureShop(createMetrics(), memory, index),
    table,
    findSession,
    rawRoutes,
    answerIdempotently: createAnswerIdempotently(database.db),
    onRefused: attempts.note,
    redis,
    shopName,
    databaseAnswers: database.answers,
    isDraining: () => false,
    mediaDir: new URL('../../demo/media', import.meta.url).pathname,
    trustedProxies: 'loopback',
    rateLimitPerMinute: 10_000,
    // A busy machine must not answer «busy» instead of the call; the test of load shedding sets its own limit.
    eventLoopDelayLimitMs: 60_000,
    showsApiDocs: true,
    ...changed,
  });
  await app.ready();
  return {
    app,
    table,
    index,
    log: () => lines.join(''),
    writeAttempts: attempts.flush,
    close: async () => {
      await app.close();
      await attempts.flush();
      await index.close();
      redis.disconnect();
    },
  };
}
