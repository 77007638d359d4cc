import { fold } from '../words/fold.ts';
import { lemmaList } from '../words/lemma-list.ts';
import { isSmallWord } from '../words/small-words.ts';
import { addsNothing, isSaidAround } from '../words/stop-words.ts';
import { tokensOf } from '../words/tokens.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

const SHORTEST = 2;
const LONGEST = 60;
const MOST_WORDS = 4;

/**
 * A text in the shop's words, spelled as the shop or the dictionary does: what a customer typed is never shown. Null when a word is not one
 * of the shop's.
 */
export async function knownText(typed: string, vocabulary: Vocabulary): Promise<string | null> {
  const keys = tokensOf(typed)
    .filter((token) => !isSaidAround(token) && !isSmallWord(token) && !addsNothing(token))
    .map(fold);
  if (keys.length === 0 || keys.length > MOST_WORDS) return null;
  const known = await vocabulary.known(keys);
  const words = keys.map((key) => known.get(key) && (known.get(key)?.shown ?? lemmaList().written.get(key)));
  const text = words.join(' ');
  return words.every(Boolean) && text.length >= SHORTEST && text.length <= LONGEST ? text : null;
}
