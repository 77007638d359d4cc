// Search (spec §5): submitted only when something is typed, and no longer than 200 characters.
import { checkLength } from '../person/text-length.ts';

/** Ours: the spec gives no limit. */
export const LONGEST_SEARCH = 200;

export type SearchReason = 'search_empty' | 'search_too_long';

/** The search box; with nothing typed the button does nothing. */
export const checkSearch = (typed: string): SearchReason | null =>
  checkLength(typed, LONGEST_SEARCH, 'search_empty', 'search_too_long');
