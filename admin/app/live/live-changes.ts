import type { QueryClient } from '@tanstack/react-query';
import type { ChangedRecords } from '@tokhi/contract/admin/live-calls';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { ask } from '../calls/ask.ts';

/** Many changes at once are one question. */
const GATHER_MS = 800;
/** Where the stream is cut on the way: how often it is asked instead. */
const POLL_MS = 5_000;
/** So many failures in a row, and the stream counts as cut. */
const FAILURES = 3;
/** How long a cut stream is left alone until it is opened again, beside the asking. */
const REOPEN_MS = 60_000;

/** What is asked again when a record of some kind changed: the first words of the keys. */
const keysOf = ({ orders, payments, kinds }: ChangedRecords): string[] => [
  ...(orders.length > 0 ? ['orders', 'order'] : []),
  ...(payments.length > 0 ? ['payments'] : []),
  ...kinds,
  // Staff change the stock of a product, alone or with a whole shelf.
  ...(kinds.includes('stocktake') || kinds.includes('product') ? ['stock'] : []),
  // Who may approve a refund decides where it stands.
  ...(kinds.includes('approval') ? ['refund'] : []),
];

/**
 * Keeps open screens fresh: asks again for what they show when somebody changed it. By server-sent events; where those do not come
 * through, by asking until they do. Returns what ends it.
 */
export function followLive(queries: QueryClient, onState: (isLive: boolean) => void): () => void {
  const ended = new AbortController();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const refresh = (keys: Iterable<string>) => {
    for (const key of keys) waiting.add(key);
    timer ??= setTimeout(() => {
      timer = null;
      for (const key of waiting) void queries.invalidateQueries({ queryKey: [key] });
      waiting.clear();
    }, GATHER_MS);
  };

  let failures = 0;
  let polling: AbortController | null = null;
  let stream = open();

  function open(): EventSource {
    const opened = new EventSource(adminRawEndpoints.liveStream.path);
    opened.addEventListener('ready', () => {
      // After a gap nobody knows what was missed.
      if (failures > 0) refresh(['orders', 'order', 'payments']);
      failures = 0;
      polling?.abort();
      polling = null;
      onState(true);
    });
    opened.addEventListener('changed', (event) => refresh(keysOf(JSON.parse(event.data) as ChangedRecords)));
    opened.addEventListener('error', () => {
      failures += 1;
      // Whoever asks meanwhile says itself whether it gets answers.
      if (polling === null) onState(false);
      if (failures < FAILURES && opened.readyState !== EventSource.CLOSED) return;
      opened.close();
      reopenLater();
      if (polling !== null) return;
      polling = new AbortController();
      void poll(polling.signal);
    });
    return opened;
  }

  function reopenLater(): void {
    const reopening = setTimeout(() => {
      stream = open();
    }, REOPEN_MS);
    ended.signal.addEventListener('abort', () => clearTimeout(reopening), { once: true });
  }

  async function poll(stopped: AbortSignal, cursor?: string): Promise<void> {
    let next = cursor;
    try {
      const answer = await ask('liveSince', cursor === undefined ? {} : { cursor });
      refresh(answer.missed ? ['orders', 'order', 'payments'] : keysOf(answer.changed));
      next = answer.cursor;
      if (!stopped.aborted) onState(true);
    } catch {
      if (!stopped.aborted) onState(false);
    }
    setTimeout(() => {
      if (!stopped.aborted && !ended.signal.aborted) void poll(stopped, next);
    }, POLL_MS);
  }

  return () => {
    ended.abort();
    stream.close();
    if (timer !== null) clearTimeout(timer);
  };
}
