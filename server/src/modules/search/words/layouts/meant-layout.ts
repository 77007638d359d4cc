// A whole text that was typed while another keyboard layout was on: «hgar dkkkysy cgy;gl» is read at once, because what is said around
// the thing would be unknown words otherwise.
import { fold } from '../fold.ts';
import { isFiniteVerb, isParticiple } from '../grammar/verb-forms.ts';
import { isFormOfLemma } from '../lemma.ts';
import { type AllSayings, builtIn, hasSaying } from '../meanings.ts';
import { MOST_WORDS } from '../query-words.ts';
import { isRussianVerb, isSmallWord } from '../small-words.ts';
import { isSaidAround } from '../stop-words.ts';
import { tokensOf } from '../tokens.ts';
import { wholeOnOtherLayouts } from './keyboard-layouts.ts';

const isWord = (token: string, sayings: AllSayings): boolean =>
  isSmallWord(token) ||
  isSaidAround(token) ||
  isFormOfLemma(fold(token)) ||
  hasSaying(token, sayings) ||
  isFiniteVerb(token) ||
  isParticiple(token) ||
  isRussianVerb(token);

/** One word is compared with the words of the shop itself (ladder.ts). */
const FEWEST_WORDS = 2;
/** Of the words of a text as it was typed so many at most are words, and of its other reading so many at least. */
const MOST_AS_TYPED = 0.5;
const FEWEST_AS_MEANT = 0.75;

/** «[kb',/m-jnay»: signs within a word are letters of another layout. */
const SIGN_WITHIN = /[\p{L}][;'[\],./=]+[\p{L}]|^[;[\],./=]+\p{L}/u;

function shareOfWords(text: string, sayings: AllSayings): number {
  const chunks = text.split(/\s+/, MOST_WORDS).filter((chunk) => /\p{L}/u.test(chunk) && !/\d/.test(chunk));
  const words = chunks.filter(
    (chunk) => !SIGN_WITHIN.test(chunk) && tokensOf(chunk).every((token) => isWord(token, sayings)),
  );
  return chunks.length < FEWEST_WORDS ? 1 : words.length / chunks.length;
}

/** The text as it was meant; the text itself where it has words of a language as it stands. */
export function onMeantLayout(typed: string, sayings: AllSayings = builtIn()): string {
  if (shareOfWords(typed, sayings) > MOST_AS_TYPED) return typed;
  const readings = wholeOnOtherLayouts(typed).map((text) => ({ text, share: shareOfWords(text, sayings) }));
  const [best] = readings.toSorted((one, other) => other.share - one.share);
  return best !== undefined && best.share >= FEWEST_AS_MEANT ? best.text : typed;
}
