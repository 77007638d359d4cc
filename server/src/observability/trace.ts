// One id for everything that one request causes: its statements, the jobs it enqueues, the calls to outside services that they make
// (record 229). Its format is W3C Trace Context (https://www.w3.org/TR/trace-context/).
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export interface Trace {
  traceId: string;
  /** Of the current request or job: its steps are children of this span. */
  spanId: string;
  /** What caused it, in this process or another one. */
  parentSpanId: string | undefined;
  /** The origin of a trace decides whether its spans are kept; the logs have it in any case. */
  isSampled: boolean;
}

const traces = new AsyncLocalStorage<Trace>();

/** Of the current request or job; undefined for the process's own work. */
export const currentTrace = (): Trace | undefined => traces.getStore();

export const inTrace = <Result>(trace: Trace, run: () => Result): Result => traces.run(trace, run);

/** Runs what outlives the request that started it. */
export const outsideOfTraces = <Result>(run: () => Result): Result => traces.exit(run);

// Node keeps random bytes ready for UUIDs: a tenth of the cost of requesting a few bytes, thirty times in an order.
const newTraceId = (): string => randomUUID().replaceAll('-', '');
/** 64 random bits: the parts of a UUID without its version. */
export const newSpanId = (): string => {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(-8);
};

// Version 00 has exactly these four parts; a later version may append more.
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const LONGEST = 200;
const SAMPLED = 1;

/** Continues the trace that this header names; ignores an invalid header and starts a new trace. */
export function continueTrace(traceparent: unknown): Trace {
  const fields =
    typeof traceparent === 'string' && traceparent.length <= LONGEST ? TRACEPARENT.exec(traceparent) : null;
  const [, version, traceId = '', parentSpanId = '', flags = '', more] = fields ?? [];
  if (fields === null || (version === '00' && more !== undefined)) return newTrace();
  const isSampled = (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED;
  return { traceId, spanId: newSpanId(), parentSpanId, isSampled };
}

const newTrace = (): Trace => ({
  traceId: newTraceId(),
  spanId: newSpanId(),
  parentSpanId: undefined,
  isSampled: true,
});

export const traceparentOf = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
