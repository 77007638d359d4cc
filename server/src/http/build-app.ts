import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger.ts';
import { registerApiDocs } from './calls/api-docs.ts';
import { type Door, serveDoors } from './calls/doors.ts';
import { registerErrorReplies } from './calls/error-replies.ts';
import { type CallParts, serveCalls } from './calls/serve-calls.ts';
import { registerHealth } from './health.ts';
import { registerLoadShedding } from './limits/load-shedding.ts';
import { createLimitBy, createRateCounts, createRateLimits } from './limits/rate-limit.ts';
import { registerMetrics } from './metrics.ts';
import { registerMapTiles, type ShowMapTile } from './pages/map-tiles.ts';
import { registerPictures } from './pages/pictures.ts';
import { limitSearchPages } from './pages/search-pages.ts';
import { answerBrokenRequest } from './requests/broken-request.ts';
import { plainTarget } from './requests/plain-target.ts';
import { registerRequestBodies } from './requests/request-bodies.ts';
import { requestId } from './requests/request-id.ts';
import { registerRequestLog } from './requests/request-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export interface AppParts extends CallParts {
  logger: Logger;
  metrics: Registry;
  /** Beside the calls: callbacks, popups, files. */
  doors?: readonly Door[];
  /** Fills the map of the shipping page; without it there are no tiles. */
  showMapTile?: ShowMapTile;
  redis: Redis;
  databaseAnswers: () => Promise<void>;
  isDraining: () => boolean;
  mediaDir: string;
  trustedProxies: string;
  rateLimitPerMinute: number;
  eventLoopDelayLimitMs?: number;
  /** A request that has not arrived whole by then is ended, its head in half the time. */
  requestTimeoutMs?: number;
  /** Whether the page of the calls is there: never in production (see api-docs.ts). */
  showsApiDocs: boolean;
}

const REQUEST_TIMEOUT_MS = 15_000;
const CHECK_LATE_EVERY_MS = 1_000;

/** The HTTP process without the storefront: calls, their documents, pictures and probes. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url = '/' }) => plainTarget(url),
    trustProxy: parts.trustedProxies.split(','),
    bodyLimit: 256 * 1024,
    requestTimeout: requestTimeoutMs,
    // Node looks for the late ones only so often; as delivered, every thirty seconds, and a body could drip for a minute.
    http: { headersTimeout: Math.round(requestTimeoutMs / 2), connectionsCheckingInterval: CHECK_LATE_EVERY_MS },
    keepAliveTimeout: 65_000,
    // Requests on connections that are already open are answered to the last one (see graceful-stop.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  registerErrorReplies(app);
  registerRequestLog(app);
  registerRequestBodies(app);
  registerMetrics(app, parts.metrics);
  await registerSecurityHeaders(app);
  await registerLoadShedding(app, parts.eventLoopDelayLimitMs);
  registerHealth(app, parts);
  const rateLimits = createRateLimits(createRateCounts(parts.redis), parts.rateLimitPerMinute);
  const limitBy = createLimitBy(rateLimits);
  limitSearchPages(app, limitBy);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  await registerPictures(app, parts.mediaDir);
  if (parts.showMapTile) registerMapTiles(app, parts.showMapTile, limitBy);
  if (parts.showsApiDocs) await registerApiDocs(app);
  await app.register(async (api) => serveCalls(api, parts, rateLimits));
  await serveDoors(app, parts.doors ?? [], { limitBy, whoAsks: parts.whoAsks });
  return app;
}
