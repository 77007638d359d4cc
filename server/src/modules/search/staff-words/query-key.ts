import { fold } from '../words/fold.ts';
import { tokensOf } from '../words/tokens.ts';

/** By which a text is known however it is typed: its words folded, with blanks between them; empty for a text without words. */
export const queryKey = (text: string): string =>
  tokensOf(text)
    .map(fold)
    .filter((key) => key !== '')
    .join(' ');
