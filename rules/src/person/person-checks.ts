// Person (spec §5 Register): a name of 1 to 100 characters in one line, and the terms ticked.
import { isOneLine } from './one-line-text.ts';
import { checkLength } from './text-length.ts';

/** Characters of the longest name, of a person or an organisation. */
export const LONGEST_NAME = 100;

export type PersonReason = 'name_required' | 'name_too_long' | 'terms_not_accepted';

/** The name on every form. */
export const checkName = (typed: string): PersonReason | null =>
  isOneLine(typed) ? checkLength(typed, LONGEST_NAME, 'name_required', 'name_too_long') : 'name_required';

/** The terms of the sign-up form; the login form has the box and does not require it. */
export const checkTerms = (ticked: boolean): PersonReason | null => (ticked ? null : 'terms_not_accepted');
