import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger.ts';
import { registerErrorReplies } from './calls/error-replies.ts';
import { registerHealth } from './health.ts';
import { registerLoadShedding } from './limits/load-shedding.ts';
import { registerMetrics } from './metrics.ts';
import { answerBrokenRequest } from './requests/broken-request.ts';
import { plainTarget } from './requests/plain-target.ts';
import { registerRequestBodies } from './requests/request-bodies.ts';
import { requestId } from './requests/request-id.ts';
import { registerRequestLog } from './requests/request-log.ts';
import { loggerOfRequest, registerTraces } from './requests/request-trace.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export interface HttpDeps {
  logger: Logger;
  metrics: Registry;
  redis: Redis;
  databaseAnswers: () => Promise<void>;
  isDraining: () => boolean;
  trustedProxies: string;
  eventLoopDelayLimitMs?: number;
}

interface HttpLimits {
  /** Largest body in bytes. */
  bodyLimit: number;
  /** A request that has not arrived whole by then is aborted. */
  requestTimeoutMs: number;
  /** The same for its headers. */
  headersTimeoutMs: number;
  /** Whether its pages may use the camera: staff scan labels, the shop does not need it. */
  usesCamera?: boolean;
}

const CHECK_LATE_EVERY_MS = 1_000;

/** What both HTTP processes, the shop's and the admin application's, have in common: request id, log, metrics, headers, probes. */
export async function openHttp(deps: HttpDeps, limits: HttpLimits): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    childLoggerFactory: loggerOfRequest,
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url = '/' }) => plainTarget(url),
    trustProxy: deps.trustedProxies.split(','),
    bodyLimit: limits.bodyLimit,
    requestTimeout: limits.requestTimeoutMs,
    // A machine that is busy with other work may need longer than the default of ten seconds.
    pluginTimeout: 60_000,
    // Node checks for late requests only at intervals; with its default of thirty seconds a body could drip for a minute.
    http: { headersTimeout: limits.headersTimeoutMs, connectionsCheckingInterval: CHECK_LATE_EVERY_MS },
    keepAliveTimeout: 65_000,
    // Requests on connections that are already open are all answered (see graceful-stop.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  registerErrorReplies(app);
  registerTraces(app);
  registerRequestLog(app);
  registerRequestBodies(app);
  registerMetrics(app, deps.metrics);
  await registerSecurityHeaders(app, limits.usesCamera);
  await registerLoadShedding(app, deps.eventLoopDelayLimitMs);
  registerHealth(app, deps);
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });
  return app;
}
