/** Consecutive answers in which the provider said that it knows no such invoice. */
export interface UnknownAnswers {
  count: number;
  /** The time of the first such answer; null: there was none. */
  since: Date | null;
}

const MIN_ANSWERS = 3;
const MIN_MINUTES = 30;
const MINUTE_MS = 60_000;

/**
 * Whether the provider has forgotten the invoice (record 138): at least three such answers in a row, over at least half an hour after the
 * end of paying. `now` is the time of the last one.
 */
export const isForgotten = ({ count, since }: UnknownAnswers, endOfPaying: Date, now: Date): boolean =>
  since !== null &&
  count >= MIN_ANSWERS &&
  now.getTime() - Math.max(since.getTime(), endOfPaying.getTime()) >= MIN_MINUTES * MINUTE_MS;
