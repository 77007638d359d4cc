import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { adminCalls } from '@tokhi/contract/admin/calls';
import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import { IDEMPOTENCY_KEY } from '@tokhi/contract/idempotency-key';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { databaseName } from '../../src/db/server-databases.ts';
import { buildAdminApp } from '../../src/http/admin/build-admin-app.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { createLogger } from '../../src/logger.ts';
import { type Media, openMedia } from '../../src/media/open-media.ts';
import { countInDatabase, countInRedis, createTries, readCommonPasswords } from '../../src/modules/accounts/public.ts';
import type { RenderHome } from '../../src/modules/front-page/public.ts';
import type { Gateways } from '../../src/modules/payments/public.ts';
import { openAdmin } from '../../src/open-admin.ts';
import { openRedis } from '../../src/redis.ts';
import { databaseAs } from '../database-of-test.ts';
import { untilReady } from '../redis-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';

export const ADMIN_ORIGIN = 'http://localhost:3002';
export const STAFF_KEY = Buffer.alloc(32, 9);

export interface AdminOfTest {
  app: FastifyInstance;
  /** The time of the process. */
  clock: { now: Date };
  /** Its folder of pictures; not the demo's, which is checked in. */
  mediaDir: string;
  /** Every log line so far. */
  log: () => string;
  close: () => Promise<void>;
}

/** The real admin process on PostgreSQL and Redis, with the test's clock; `gateways`: its providers, `renderHome`: of the built shop. */
export async function adminOfTest(
  ofTest: Database,
  gateways: Gateways = {},
  renderHome?: RenderHome,
  staffKeyBefore: Buffer | null = null,
  mediaOf: (folder: string) => Media = openMedia,
): Promise<AdminOfTest> {
  const database = databaseAs(ofTest, 'admin');
  const mediaDir = mkdtempSync(join(tmpdir(), 'tokhi-media-'));
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const logger = createLogger({ level: 'info', process: 'test' }, sink);
  const redis = openRedis(inject('redisUrl'), logger);
  redis.options.commandTimeout = 120_000;
  await untilReady(redis);
  const shopName = databaseName(database.pool.options.connectionString ?? '');
  const clock = { now: DEMO_DAY };
  const now = () => clock.now;
  const tries = createTries([countInRedis(redis, shopName), countInDatabase(database.db, now)]);
  const opened = openAdmin({
    ...{ db: database.db, now, tries, commonPasswords: readCommonPasswords(), staffKey: STAFF_KEY },
    ...{ staffKeyBefore, origin: ADMIN_ORIGIN, logger, isDraining: () => false },
    ...{ paying: { origin: 'http://127.0.0.1:3000', gateways }, media: mediaOf(mediaDir) },
    ...(renderHome !== undefined && { renderHome }),
  });
  const app = await buildAdminApp({
    ...{ ...opened, now, logger, metrics: createMetrics(), origin: ADMIN_ORIGIN, redis, shopName, mediaDir },
    ...{ databaseAnswers: database.answers, isDraining: () => false, trustedProxies: 'loopback' },
    ...{ rateLimitPerMinute: 10_000, eventLoopDelayLimitMs: 60_000 },
  });
  await app.ready();
  const close = async () => {
    await app.close();
    redis.disconnect();
    rmSync(mediaDir, { recursive: true, force: true });
  };
  return { app, mediaDir, clock, log: () => lines.join(''), close };
}

interface Asked {
  cookie?: string | undefined;
  /** Null: not sent. */
  origin?: string | null;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** Sends a call as the admin application in a browser does. */
export async function askAdmin(
  { app }: Pick<AdminOfTest, 'app'>,
  name: AdminEndpointName,
  body: object,
  { cookie, origin = ADMIN_ORIGIN, headers = {}, remoteAddress = '203.0.113.20' }: Asked = {},
) {
  const { path, withIdempotencyKey } = adminCalls[name];
  const key = withIdempotencyKey ? { [IDEMPOTENCY_KEY]: randomUUID() } : {};
  const answer = await app.inject({
    ...{ method: 'POST', url: path, remoteAddress, payload: body },
    headers: { ...(cookie !== undefined && { cookie }), ...(origin !== null && { origin }), ...key, ...headers },
  });
  const set = answer.headers['set-cookie'];
  return { status: answer.statusCode, body: answer.json(), setCookie: typeof set === 'string' ? set : undefined };
}

/** The cookie as a browser returns it. */
export const cookieOf = (setCookie: string | undefined): string => setCookie?.split(';')[0] ?? '';
