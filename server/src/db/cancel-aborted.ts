const READS = /^\s*(?:select|with)\b/i;
const WRITES = /\b(?:insert|update|delete|merge)\b/i;

/**
 * Only a read may be cancelled. If a write or a COMMIT is cancelled while it waits for the standby, PostgreSQL reports success although the
 * standby may never get it.
 */
export const isCancellable = (text: string): boolean => READS.test(text) && !WRITES.test(text);

/**
 * Cancels a query whose caller no longer waits: a shopper who types on or closes the page must not leave work behind. The connection is
 * free again only when both the query and the cancel request have returned, so the cancel can never hit the next query on it.
 */
export async function cancelOn<Answer>(
  signal: AbortSignal,
  answer: Promise<Answer>,
  cancel: () => Promise<unknown>,
): Promise<Answer> {
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
