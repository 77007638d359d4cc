// What is told of requests and jobs when they end, to whoever in this process listens. Without a listener it costs a check.
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
