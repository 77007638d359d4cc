import type { Logger } from '../logger.ts';
import { releaseName } from '../release.ts';
import { logSteps } from './log-steps.ts';

export interface Tracing {
  /** Sends what waits, once. */
  close(): Promise<void>;
}

/** Steps of traces in the log; and as spans at a collector where OTLP_URL names one: without it nothing of that is loaded. */
export async function openTracing(url: string, process: string, logger: Logger): Promise<Tracing> {
  logSteps(logger);
  if (url === '') return { close: async () => undefined };
  const { spanProcess } = await import('./otlp/span-process.ts');
  logger.info({ collector: new URL(url).host }, 'traces are sent');
  return spanProcess(url, { name: process, version: releaseName() });
}
