// Converts a whole text typed on another keyboard layout: «hgar dkkkysy cgy;gl». Word by word, the words around the thing would be unknown.
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

/** A single word is compared with the shop's words instead (ladder.ts). */
const FEWEST_WORDS = 2;
/** The share of known words: at most this much as typed, and at least this much in the other reading. */
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

/** The text on the intended layout; unchanged where it has words of a language as typed. */
export function onMeantLayout(typed: string, sayings: AllSayings = builtIn()): string {
  if (shareOfWords(typed, sayings) > MOST_AS_TYPED) return typed;
  const readings = wholeOnOtherLayouts(typed).map((text) => ({ text, share: shareOfWords(text, sayings) }));
  const [best] = readings.toSorted((one, other) => other.share - one.share);
  return best !== undefined && best.share >= FEWEST_AS_MEANT ? best.text : typed;
}
