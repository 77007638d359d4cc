// Loaded only if OTLP_URL is set.

import { preparedName } from '../../db/prepare-statements.ts';
import { type ProviderCall, providerCalls } from '../provider-calls.ts';
import { type Statement, statementName, statements } from '../statements.ts';
import { currentTrace, newSpanId } from '../trace.ts';
import { type TracedWork, tracedWork } from '../traced-work.ts';
import { type SpanSender, sendSpans } from './send-spans.ts';
import type { Span } from './span-as-json.ts';

const KIND_OF_WORK = { request: 'server', job: 'consumer' } as const;

/** The process's clock, which does not jump within a trace. */
const endedAt = (): number => performance.timeOrigin + performance.now();

const timesOf = (seconds: number) => {
  const end = endedAt();
  return { startedAt: end - seconds * 1_000, endedAt: end };
};

/** Makes a span of each request, job, statement and call to an outside service of a sampled trace. */
export function spanProcess(url: string, process: { name: string; version: string }): SpanSender {
  const sender = sendSpans(url, { 'service.name': `tokhi-${process.name}`, 'service.version': process.version });
  /** Adds a step of the current request or job. */
  const addStep = (seconds: number, step: Pick<Span, 'name' | 'isFailed' | 'facts'>) => {
    const trace = currentTrace();
    if (!trace?.isSampled) return;
    const { traceId, spanId: parentSpanId } = trace;
    sender.add({ traceId, spanId: newSpanId(), parentSpanId, kind: 'client', ...timesOf(seconds), ...step });
  };
  const handleWork = (message: unknown) => {
    const { kind, trace, seconds, ...work } = message as TracedWork;
    const { isSampled, ...ids } = trace;
    if (isSampled) sender.add({ ...ids, ...timesOf(seconds), ...work, kind: KIND_OF_WORK[kind] });
  };
  const handleStatement = (message: unknown) => {
    const { text, seconds, isFailed } = message as Statement;
    const id = preparedName(text);
    const facts = { 'db.system.name': 'postgresql', ...(id !== undefined && { 'tokhi.statement_id': id }) };
    addStep(seconds, { name: statementName(text), isFailed, facts });
  };
  const handleCall = (message: unknown) => {
    const { provider, outcome, seconds } = message as ProviderCall;
    const isFailed = outcome === 'away' || outcome === 'unsure';
    addStep(seconds, { name: `ask ${provider}`, isFailed, facts: { 'peer.service': provider, outcome } });
  };
  tracedWork.subscribe(handleWork);
  statements.subscribe(handleStatement);
  providerCalls.subscribe(handleCall);
  return {
    add: sender.add,
    async close() {
      tracedWork.unsubscribe(handleWork);
      statements.unsubscribe(handleStatement);
      providerCalls.unsubscribe(handleCall);
      await sender.close();
    },
  };
}
