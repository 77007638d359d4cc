import type { Logger } from '../logger.ts';
import { releaseName } from '../release.ts';
import { logSteps } from './log-steps.ts';

export interface Tracing {
  /** Sends the queue, once. */
  close(): Promise<void>;
}

/** Logs the steps of traces; sends them as spans to a collector if OTLP_URL names one: without it that code is not loaded. */
export async function openTracing(url: string, process: string, logger: Logger): Promise<Tracing> {
  logSteps(logger);
  if (url === '') return { close: async () => undefined };
  const { spanProcess } = await import('./otlp/span-process.ts');
  logger.info({ collector: new URL(url).host }, 'traces are sent');
  return spanProcess(url, { name: process, version: releaseName() });
}
