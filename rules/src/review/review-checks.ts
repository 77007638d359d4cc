// Review (spec §3 Review, §9 Limits): one to five whole stars; words are welcome, not required, and at most 1,000 characters.
import { checkLength } from '../person/text-length.ts';

const FEWEST_STARS = 1;
const MOST_STARS = 5;
/** Ours: the spec gives no bound. */
export const LONGEST_REVIEW = 1_000;

export type ReviewReason = 'rate_not_1_to_5' | 'review_too_long';

/** The stars. */
export const checkRate = (rate: number): ReviewReason | null =>
  Number.isInteger(rate) && rate >= FEWEST_STARS && rate <= MOST_STARS ? null : 'rate_not_1_to_5';

/** The words. */
export const checkReviewMessage = (typed: string): ReviewReason | null =>
  checkLength(typed, LONGEST_REVIEW, null, 'review_too_long');
