// An HTTP process of the shop with one idempotent call, for tests with several processes. It logs when it starts the work
// and continues only when the order is not blocked, so that a test can interrupt it.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createAnswerIdempotently } from '../../src/callers/answer-idempotently.ts';
import { withIdempotency } from '../../src/callers/with-idempotency.ts';
import { openDatabase } from '../../src/db/database.ts';
import { databaseName } from '../../src/db/server-databases.ts';
import { readEnv } from '../../src/env.ts';
import { buildApp } from '../../src/http/build-app.ts';
import { createCallTable } from '../../src/http/calls/call-table.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { createLogger } from '../../src/logger.ts';
import { openRedis } from '../../src/redis.ts';

const env = readEnv();
const logger = createLogger({ level: 'info', process: 'wishing' });
const database = openDatabase({
  url: env.API_DATABASE_URL,
  isPooled: env.DATABASE_POOLER === 'transaction',
  poolSize: 5,
  applicationName: 'tokhi-wishing',
  logger,
});

const table = createCallTable();
table.bind('submitOrder', ({ ordernumber }, caller) =>
  withIdempotency(database.db, caller, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into works (ordernumber) values (${ordernumber}) returning id`.execute(tx);
    logger.info({ ordernumber }, 'working');
    const blockers = () => sql`select from held_works where ordernumber = ${ordernumber}`.execute(tx);
    while ((await blockers()).rows.length > 0) await pause(50);
    return { result: 'success', invoiceId: `invoice-${rows[0]?.id}`, paymentUrl: null };
  }),
);

const app = await buildApp({
  logger,
  metrics: createMetrics(),
  table,
  // A token is the customer's number, padded to the length of a token.
  findSession: async (token) => ({ customerId: Number(token), sessionId: token }),
  answerIdempotently: createAnswerIdempotently(database.db),
  redis: openRedis(env.REDIS_URL, logger),
  shopName: databaseName(env.API_DATABASE_URL),
  databaseAnswers: async () => {
    await database.pool.query('select 1');
  },
  isDraining: () => false,
  mediaDir: env.MEDIA_DIR,
  trustedProxies: env.TRUSTED_PROXIES,
  rateLimitPerMinute: 1_000_000,
  showsApiDocs: false,
});
await app.listen({ host: '127.0.0.1', port: 0 });
logger.info({ address: app.listeningOrigin }, 'ready');
