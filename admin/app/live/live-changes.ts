import type { QueryClient } from '@tanstack/react-query';
import type { ChangedRecords } from '@tokhi/contract/admin/live-calls';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { ask } from '../calls/ask.ts';

/** Many changes at the same time cause one request. */
const GATHER_MS = 800;
/** The polling interval if the stream is cut on the way. */
const POLL_MS = 5_000;
/** After this many consecutive failures the stream counts as cut. */
const FAILURES = 3;
/** How long after a cut the stream is opened again, in addition to the polling. */
const REOPEN_MS = 60_000;

/** What to refetch when a record of some kind changed: the first words of the query keys. */
const keysOf = ({ orders, payments, kinds }: ChangedRecords): string[] => [
  ...(orders.length > 0 ? ['orders', 'order'] : []),
  ...(payments.length > 0 ? ['payments'] : []),
  ...kinds,
  // Staff change the stock of a product, alone or with a whole shelf.
  ...(kinds.includes('stocktake') || kinds.includes('product') ? ['stock'] : []),
  // Who may approve a refund determines its tab.
  ...(kinds.includes('approval') ? ['refund'] : []),
];

/**
 * Keeps open screens fresh: refetches what they show when it has changed. By server-sent events; if those do not get
 * through, by polling until they do. Returns a function that ends it.
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
      // Changes during a gap are unknown.
      if (failures > 0) refresh(['orders', 'order', 'payments']);
      failures = 0;
      polling?.abort();
      polling = null;
      onState(true);
    });
    opened.addEventListener('changed', (event) => refresh(keysOf(JSON.parse(event.data) as ChangedRecords)));
    opened.addEventListener('error', () => {
      failures += 1;
      // While polling, the polling itself reports whether it gets responses.
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
