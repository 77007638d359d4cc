// What a payload carries in addition to the fields of its job. A worker of an older release ignores fields that it does not know (record
// 222), and a payload without a trace starts a new one.
import { continueTrace, currentTrace, type Trace, traceparentOf } from '../observability/trace.ts';

/** As JSON, to be merged into a payload. */
export function envelope(): string {
  const trace = currentTrace();
  return trace === undefined ? '{}' : JSON.stringify({ traceparent: traceparentOf(trace) });
}

const isRecord = (payload: unknown): payload is Readonly<Record<string, unknown>> =>
  typeof payload === 'object' && payload !== null;

/** The trace that enqueued the job; each attempt continues it. */
export const traceOfJob = (payload: unknown): Trace =>
  continueTrace(isRecord(payload) ? payload['traceparent'] : undefined);

/** The ids in a payload, for the log; strings are left out, whatever a payload may contain one day. */
export function idsOf(payload: unknown): Record<string, number> {
  if (!isRecord(payload)) return {};
  const ids = Object.entries(payload).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]));
  return Object.fromEntries(ids);
}
