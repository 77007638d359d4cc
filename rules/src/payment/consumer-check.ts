// Consumer number (spec §9 Terms, decision 129): who has one at e-Barimt may give it, eight digits, and the receipt becomes theirs.
import { checkSecondPhone } from '../person/phone-checks.ts';

export type ConsumerReason = 'consumer_not_8_digits';

/** It may stay empty, and has as many digits as a second phone. */
export const checkConsumer = (typed: string): ConsumerReason | null =>
  checkSecondPhone(typed) && 'consumer_not_8_digits';
