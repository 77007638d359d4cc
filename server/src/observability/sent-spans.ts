import { channel } from 'node:diagnostics_channel';

/** `refused`: the collector was down or did not accept them. `dropped`: the queue was full. */
export const SPAN_OUTCOMES = ['sent', 'refused', 'dropped'] as const;

export interface SentSpans {
  outcome: (typeof SPAN_OUTCOMES)[number];
  count: number;
}

export const sentSpans = channel('tokhi:sent-spans');

export function reportSpans(outcome: SentSpans['outcome'], count: number): void {
  const sent: SentSpans = { outcome, count };
  sentSpans.publish(sent);
}
