import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger.ts';
import { registerApiDocs } from './api-docs.ts';
import { type Door, serveDoors } from './doors.ts';
import { registerErrorReplies } from './error-replies.ts';
import { registerHealth } from './health.ts';
import { registerLoadShedding } from './load-shedding.ts';
import { registerMetrics } from './metrics.ts';
import { registerPictures } from './pictures.ts';
import { registerRateLimit } from './rate-limit.ts';
import { requestId } from './request-id.ts';
import { registerRequestLog } from './request-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { type CallParts, serveCalls } from './serve-calls.ts';

export interface AppParts extends CallParts {
  logger: Logger;
  metrics: Registry;
  /** Beside the calls: callbacks, popups, files. */
  doors?: readonly Door[];
  redis: Redis;
  databaseAnswers: () => Promise<void>;
  isDraining: () => boolean;
  mediaDir: string;
  trustedProxies: string;
  rateLimitPerMinute: number;
  eventLoopDelayLimitMs?: number;
}

/** The HTTP process without the storefront: calls, documents, pictures and probes. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: parts.trustedProxies.split(','),
    bodyLimit: 256 * 1024,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    // Requests on connections that are already open are answered to the last one (see graceful-stop.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  registerErrorReplies(app);
  registerRequestLog(app);
  registerMetrics(app, parts.metrics);
  await registerSecurityHeaders(app);
  await registerLoadShedding(app, parts.eventLoopDelayLimitMs);
  registerHealth(app, parts);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await registerPictures(app, parts.mediaDir);
  await registerApiDocs(app);
  await app.register(async (api) => {
    await registerRateLimit(api, parts.redis, parts.rateLimitPerMinute);
    serveCalls(api, parts);
    await serveDoors(api, parts.doors ?? [], parts.whoAsks);
  });
  return app;
}
