import { Counter, type Registry } from 'prom-client';
import { type SentSpans, SPAN_OUTCOMES, sentSpans } from '../observability/sent-spans.ts';

/** The spans of this process by outcome; all 0 without OTLP_URL. */
export function measureSpans(registry: Registry): void {
  const spans = new Counter({
    name: 'trace_spans_total',
    help: 'Spans by what became of them: sent, refused (the collector was away), dropped (too many wait)',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of SPAN_OUTCOMES) spans.inc({ outcome }, 0);
  sentSpans.subscribe((message) => {
    const { outcome, count } = message as SentSpans;
    spans.inc({ outcome }, count);
  });
}
