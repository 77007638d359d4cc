// Contact form (spec §5 Contact form): a title of 1 to 50 characters in one line and a message of 1 to 200; ours: five messages a day.
import { isOneLine } from './one-line-text.ts';
import { checkLength } from './text-length.ts';

/** Characters of the longest title and the longest message. */
export const LONGEST_TITLE = 50;
export const LONGEST_MESSAGE = 200;

/** Messages that one customer may send per day of Ulaanbaatar. */
export const MESSAGES_A_DAY = 5;

export type ContactReason =
  | 'contact_title_required'
  | 'contact_title_too_long'
  | 'contact_message_required'
  | 'contact_message_too_long';

/** The title of the message to the shop. */
export const checkContactTitle = (typed: string): ContactReason | null =>
  isOneLine(typed)
    ? checkLength(typed, LONGEST_TITLE, 'contact_title_required', 'contact_title_too_long')
    : 'contact_title_required';

/** The message itself. */
export const checkContactMessage = (typed: string): ContactReason | null =>
  checkLength(typed, LONGEST_MESSAGE, 'contact_message_required', 'contact_message_too_long');
