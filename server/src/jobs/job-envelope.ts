// What a payload carries beside what its job asks for. A worker of an older release leaves out what it does not know (record 222), and
// a payload without it begins a trace of its own.
import { continueTrace, currentTrace, type Trace, traceparentOf } from '../observability/trace.ts';

/** As JSON, to be joined with a payload. */
export function envelope(): string {
  const trace = currentTrace();
  return trace === undefined ? '{}' : JSON.stringify({ traceparent: traceparentOf(trace) });
}

const isRecord = (payload: unknown): payload is Readonly<Record<string, unknown>> =>
  typeof payload === 'object' && payload !== null;

/** One attempt at a job in the trace that enqueued it. */
export const traceOfJob = (payload: unknown): Trace =>
  continueTrace(isRecord(payload) ? payload['traceparent'] : undefined);

/** The ids in a payload, for the log; words are left out, whatever a payload may come to hold. */
export function idsOf(payload: unknown): Record<string, number> {
  if (!isRecord(payload)) return {};
  const ids = Object.entries(payload).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]));
  return Object.fromEntries(ids);
}
