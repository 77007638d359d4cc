import { fold } from '../words/fold.ts';
import { tokensOf } from '../words/tokens.ts';

/** Identifies a text however it is typed: its folded words, separated by blanks; empty for a text without words. */
export const queryKey = (text: string): string =>
  tokensOf(text)
    .map(fold)
    .filter((key) => key !== '')
    .join(' ');
