import type pg from 'pg';
import { abortSignal } from '../cache/abort.ts';

type Query = (...given: unknown[]) => unknown;

const READS = /^\s*(?:select|with)\b/i;
const WRITES = /\b(?:insert|update|delete|merge)\b/i;

/**
 * Only a read that stands alone may be stopped. A write or a COMMIT that is stopped while it waits for the standby is answered
 * as done, though the standby may never get it; and a transaction is not half of anything.
 */
const mayBeStopped = (client: pg.ClientBase, text: unknown): boolean =>
  client.getTransactionStatus() === 'I' && typeof text === 'string' && READS.test(text) && !WRITES.test(text);

/**
 * Makes a connection stop the query that nobody waits for any more: a shopper who types on, or closes the page, must not
 * leave work behind. The connection is free again only when both the query and the word to stop it have come back, so the
 * word can never hit the next query on the same connection.
 */
export function cancelAborted(client: pg.ClientBase, controlPool: pg.Pool): void {
  const send = client.query.bind(client) as Query;
  const cancellable: Query = (...given) => {
    const signal = abortSignal();
    if (signal === undefined || !mayBeStopped(client, given[0])) return send(...given);
    const answer = send(...given);
    if (!(answer instanceof Promise)) return answer;
    return stopOn(signal, answer, () =>
      controlPool.query('select pg_cancel_backend($1)', [(client as unknown as { processID: number }).processID]),
    );
  };
  client.query = cancellable as unknown as typeof client.query;
}

async function stopOn(signal: AbortSignal, answer: Promise<unknown>, cancel: () => Promise<unknown>): Promise<unknown> {
  let cancelled: Promise<unknown> = Promise.resolve();
  const handleAbort = () => {
    cancelled = cancel().catch(() => undefined);
  };
  if (signal.aborted) handleAbort();
  else signal.addEventListener('abort', handleAbort, { once: true });
  try {
    return await answer;
  } finally {
    signal.removeEventListener('abort', handleAbort);
    await cancelled;
  }
}
