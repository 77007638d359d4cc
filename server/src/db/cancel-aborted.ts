const READS = /^\s*(?:select|with)\b/i;
const WRITES = /\b(?:insert|update|delete|merge)\b/i;

/**
 * Only a read may be cancelled. A write or a COMMIT that is cancelled while it waits for the standby is answered as done, though
 * the standby may never get it.
 */
export const isCancellable = (text: string): boolean => READS.test(text) && !WRITES.test(text);

/**
 * Cancels the query that nobody waits for any more: a shopper who types on, or closes the page, must not leave work behind. The
 * connection is free again only when both the query and the cancel request have come back, so the request can never hit the
 * next query on the same connection.
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
