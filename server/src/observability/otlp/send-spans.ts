import { reportSpans } from '../sent-spans.ts';
import { type Span, spansAsJson } from './span-as-json.ts';

/** A few seconds of a busy process; spans above this limit are dropped, never waited for. */
const MOST_WAITING = 4_096;
const AT_A_TIME = 512;
const SEND_EVERY_MS = 1_000;
const SEND_TIMEOUT_MS = 5_000;

export interface SpanSender {
  add: (span: Span) => void;
  /** Sends the queue, once. */
  close(): Promise<void>;
}

/**
 * Sends spans in portions, one at a time. Nothing waits for it, and nothing is retried: a portion that the collector did not take
 * is lost and counted. Open it outside of requests, because its timer would belong to the current request.
 */
export function sendSpans(url: string, process: Readonly<Record<string, string>>): SpanSender {
  const address = `${url.replace(/\/+$/, '')}/v1/traces`;
  let waiting: Span[] = [];
  let sending: Promise<void> | undefined;

  async function sendPortion(): Promise<boolean> {
    const portion = waiting.slice(0, AT_A_TIME);
    waiting = waiting.slice(AT_A_TIME);
    const isTaken = await post(address, spansAsJson(portion, process));
    reportSpans(isTaken ? 'sent' : 'refused', portion.length);
    return isTaken;
  }
  async function sendAll(): Promise<void> {
    // If the collector is down, one portion a second.
    while (waiting.length > 0 && (await sendPortion())) {}
  }
  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const timer = setInterval(() => void send(), SEND_EVERY_MS).unref();
  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span);
      else reportSpans('dropped', 1);
    },
    async close() {
      clearInterval(timer);
      await send();
    },
  };
}

async function post(address: string, body: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body, redirect: 'error' },
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
