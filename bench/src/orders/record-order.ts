import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { createAnswerIdempotently } from '../../../server/src/callers/answer-idempotently.ts';
import { openDatabase } from '../../../server/src/db/database.ts';
import { databaseName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { buildApp } from '../../../server/src/http/build-app.ts';
import { createMetrics } from '../../../server/src/http/metrics.ts';
import { createLogger } from '../../../server/src/logger.ts';
import { countInDatabase, createTries, openSocial } from '../../../server/src/modules/accounts/public.ts';
import { openShop } from '../../../server/src/open-shop.ts';
import { openRedis } from '../../../server/src/redis.ts';
import { type Heard, listenTo } from '../catalogue/listen-to.ts';
import { type Asked, headersOf } from './load-calls.ts';

export interface Recorder {
  /** Every statement of one whole request, in order, and its reply. */
  record(call: EndpointName, asked: Asked): Promise<{ heard: Heard[]; key: string; reply: unknown }>;
  close(): Promise<void>;
}

/** The shop in this process, called as over HTTP, with its statements recorded. */
export async function startRecorder(url: string, redisUrl: string): Promise<Recorder> {
  const logger = createLogger({ level: 'warn', process: 'bench-recorder' });
  // One connection, so that the statements have one order.
  const database = openDatabase({ url, poolSize: 1, applicationName: 'tokhi-bench-recorder', logger });
  const heard: Heard[] = [];
  database.pool.on('connect', (client) => listenTo(client, heard));
  const redis = openRedis(redisUrl, logger);
  const env = readEnv({});
  const now = () => new Date();
  const { table, findSession } = openShop({
    db: database.db,
    now,
    tries: createTries([countInDatabase(database.db, now)]),
    commonPasswords: new Set(),
    social: openSocial(env, () => undefined),
    sessionLives: { unusedDays: 30, wholeDays: 90 },
    cacheMegabytes: 16,
  });
  const app = await buildApp({
    logger,
    metrics: createMetrics(),
    table,
    findSession,
    answerIdempotently: createAnswerIdempotently(database.db),
    redis,
    shopName: databaseName(url),
    databaseAnswers: database.answers,
    isDraining: () => false,
    mediaDir: env.MEDIA_DIR,
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimitPerMinute: 1_000_000_000,
    showsApiDocs: false,
  });
  return {
    async record(call, { token, body }) {
      const { method, path } = endpoints[call];
      const headers = headersOf(token);
      heard.length = 0;
      const answer = await app.inject({ method, url: path, headers, payload: body });
      if (answer.statusCode !== 200) throw new Error(`${call}: ${answer.statusCode} ${answer.body}`);
      return { heard: [...heard], key: headers['idempotency-key'], reply: answer.json() };
    },
    async close() {
      await app.close();
      redis.disconnect();
      await database.close();
    },
  };
}
