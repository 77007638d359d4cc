/** Answers in a row in which the provider said that it knows no such invoice. */
export interface UnknownAnswers {
  count: number;
  /** When the first of them came; null: none came. */
  since: Date | null;
}

const MIN_ANSWERS = 3;
const MIN_MINUTES = 30;
const MINUTE_MS = 60_000;

/**
 * Whether the provider has forgotten the invoice (record 138): at least three such answers in a row, over at least half an hour after
 * the end of paying. `now` is the moment of the last one.
 */
export const isForgotten = ({ count, since }: UnknownAnswers, endOfPaying: Date, now: Date): boolean =>
  since !== null &&
  count >= MIN_ANSWERS &&
  now.getTime() - Math.max(since.getTime(), endOfPaying.getTime()) >= MIN_MINUTES * MINUTE_MS;
