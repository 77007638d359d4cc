// When a call is retried: only with an idempotency key, and only if the outcome of the first request is unknown.

/** The pause if the response names none. */
const PAUSE_MS = 1_000;
/** Longer times in a response are cut to this: a person is waiting at the button. */
const LONGEST_PAUSE_MS = 5_000;
/** Browsers that lost their responses at the same moment do not all retry at once. */
const SPREAD_MS = 1_000;

/**
 * How long to wait before the retry, or null if the response is final. Refusals of the shop are final, except that it was too busy:
 * that may be sent after a commit whose acknowledgement was lost. The key makes the request take effect once.
 */
export function againAfterMs(error: unknown, answer: Response | null): number | null {
  const { name, cause, code } = error as Error & { code?: string };
  const status = answer?.status ?? 0;
  const wasLost = name === 'Refusal' ? code === 'shop_busy' : cause !== undefined || (status >= 502 && status <= 504);
  if (!wasLost) return null;
  const asked = Number(answer?.headers.get('retry-after') ?? Number.NaN) * 1_000;
  return Math.min(asked >= 0 ? asked : PAUSE_MS, LONGEST_PAUSE_MS) + Math.random() * SPREAD_MS;
}
