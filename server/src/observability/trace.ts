// One id for everything that one request sets going: its statements, the jobs it enqueues, the calls to outside services that they make
// (record 229). It is carried as W3C Trace Context writes it (https://www.w3.org/TR/trace-context/).
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export interface Trace {
  traceId: string;
  /** Of the request or the job under way: what they do is a child of it. */
  spanId: string;
  /** What set it going, in this process or another one. */
  parentSpanId: string | undefined;
  /** Whoever began it may say that it is not to be kept; it is followed in the logs all the same. */
  isSampled: boolean;
}

const traces = new AsyncLocalStorage<Trace>();

/** Of whoever is being worked for; undefined for what the process does by itself. */
export const currentTrace = (): Trace | undefined => traces.getStore();

export const inTrace = <Result>(trace: Trace, run: () => Result): Result => traces.run(trace, run);

/** Runs what outlives the request that set it going. */
export const outsideOfTraces = <Result>(run: () => Result): Result => traces.exit(run);

// Node keeps random bytes ready for UUIDs: a tenth of what asking for a few bytes costs, thirty times in an order.
const newTraceId = (): string => randomUUID().replaceAll('-', '');
/** 64 random bits: the parts of a UUID that say nothing of its version. */
export const newSpanId = (): string => {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(-8);
};

// Version 00 has exactly these four parts; a later version may have more behind them.
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const LONGEST = 200;
const SAMPLED = 1;

/** A piece of work of the trace that this header names; of a new one when it is none, and nothing of it is used. */
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
