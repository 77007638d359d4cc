// Publishes requests and jobs to subscribers in this process when they end. Without a subscriber it costs a check.
import { channel } from 'node:diagnostics_channel';
import type { Trace } from './trace.ts';

export interface TracedWork {
  kind: 'request' | 'job';
  trace: Trace;
  /** A route's pattern or a job's name. */
  name: string;
  seconds: number;
  isFailed: boolean;
  facts: Readonly<Record<string, string | number>>;
}

export const tracedWork = channel('tokhi:traced-work');

export function reportWork(work: TracedWork): void {
  if (tracedWork.hasSubscribers) tracedWork.publish(work);
}
