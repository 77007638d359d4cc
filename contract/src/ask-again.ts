// When a call is sent a second time: only one with an idempotency key, and only where nobody knows what became of the first.

/** Where nobody said when to come again. */
const PAUSE_MS = 1_000;
/** Whoever says a longer time is heard as this: somebody looks at the button that was pressed. */
const LONGEST_PAUSE_MS = 5_000;
/** Browsers that lost their answers in one moment do not all come again in one. */
const SPREAD_MS = 1_000;

/**
 * How long to wait before the same request is sent again, or null where the answer is one: a refusal of the shop is, except that it
 * was too busy, which may be said after a commit whose acknowledgement never came. The key lets the work be done once.
 */
export function againAfterMs(error: unknown, answer: Response | null): number | null {
  const { name, cause, code } = error as Error & { code?: string };
  const status = answer?.status ?? 0;
  const wasLost = name === 'Refusal' ? code === 'shop_busy' : cause !== undefined || (status >= 502 && status <= 504);
  if (!wasLost) return null;
  const asked = Number(answer?.headers.get('retry-after') ?? Number.NaN) * 1_000;
  return Math.min(asked >= 0 ? asked : PAUSE_MS, LONGEST_PAUSE_MS) + Math.random() * SPREAD_MS;
}
