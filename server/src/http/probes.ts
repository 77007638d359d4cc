import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';

interface Parts {
  logger: Logger;
  metrics: Registry;
  databaseAnswers: () => Promise<void>;
  isDraining: () => boolean;
}

/** What a process without calls answers: /healthz, /readyz and /metrics. */
export function buildProbes(parts: Parts): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: parts.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  registerMetrics(app, parts.metrics);
  registerHealth(app, parts);
  return app;
}
