import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger.ts';
import { registerApiDocs } from './calls/api-docs.ts';
import { registerErrorReplies } from './calls/error-replies.ts';
import { type RawRoute, serveRawRoutes } from './calls/raw-routes.ts';
import { type CallDeps, serveCalls } from './calls/serve-calls.ts';
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

export interface AppDeps extends CallDeps {
  logger: Logger;
  metrics: Registry;
  /** Beside the calls: callbacks, popups, files. */
  rawRoutes?: readonly RawRoute[];
  /** Fills the map of the shipping page; without it there are no tiles. */
  showMapTile?: ShowMapTile;
  redis: Redis;
  /** In the keys of Redis, which several shops may share. */
  shopName: string;
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
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS } = deps;
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url = '/' }) => plainTarget(url),
    trustProxy: deps.trustedProxies.split(','),
    bodyLimit: 256 * 1024,
    requestTimeout: requestTimeoutMs,
    // A machine that is busy with other things may need longer than the ten seconds that it is delivered with.
    pluginTimeout: 60_000,
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
  registerMetrics(app, deps.metrics);
  await registerSecurityHeaders(app);
  await registerLoadShedding(app, deps.eventLoopDelayLimitMs);
  registerHealth(app, deps);
  const rateLimits = createRateLimits(createRateCounts(deps.redis, deps.shopName), deps.rateLimitPerMinute);
  const limitBy = createLimitBy(rateLimits);
  limitSearchPages(app, limitBy);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  await registerPictures(app, deps.mediaDir);
  if (deps.showMapTile) registerMapTiles(app, deps.showMapTile, limitBy);
  if (deps.showsApiDocs) await registerApiDocs(app);
  await app.register(async (api) => serveCalls(api, deps, rateLimits));
  await serveRawRoutes(app, deps.rawRoutes ?? [], {
    limitBy,
    findSession: deps.findSession,
    onRefused: deps.onRefused,
  });
  return app;
}
