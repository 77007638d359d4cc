import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './metrics.ts';

interface Deps {
  logger: Logger;
  metrics: Registry;
  databaseAnswers: () => Promise<void>;
  stalledQueues: () => Promise<readonly string[]>;
  isDraining: () => boolean;
}

/** The endpoints of a process without calls: /healthz, /readyz and /metrics. */
export function buildProbes(deps: Deps): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  registerMetrics(app, deps.metrics);
  registerHealth(app, deps);
  return app;
}
