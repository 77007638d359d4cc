import { fold } from './words/fold.ts';
import { isFiniteVerb, isParticiple } from './words/grammar/verb-forms.ts';
import { isFormOfLemma, isGenitive, isLemmaAsTyped } from './words/lemma.ts';
import { wordForms } from './words/lexemes.ts';
import { type AllSayings, builtIn, hasSaying } from './words/meanings.ts';
import { MOST_WORDS } from './words/query-words.ts';
import { isSmallWord } from './words/small-words.ts';
import type { SpellCorrection } from './words/spell-correction.ts';
import { addsNothing, isArticle, isDescribing, isOnesOwn, isSaidAround } from './words/stop-words.ts';
import { tokensOf } from './words/tokens.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Nobody reads a longer question. */
const MOST_CORRECTED = 6;

export interface Meant {
  text: string;
  /** No typed word is a form of a word. */
  isNoWord: boolean;
  /**
   * Certain enough to apply without asking: no typed word is a word of the language, or a known word of the text stands beside the
   * correction.
   */
  isCertain: boolean;
  /** Unknown words without a correction that only describe others. */
  dropped: string[];
}

const isSaidOfNothing = (token: string, next: string | undefined): boolean =>
  isSmallWord(token) ||
  isSaidAround(token) ||
  addsNothing(token) ||
  isOnesOwn(token) ||
  isArticle(token, next) ||
  isFiniteVerb(token) ||
  isParticiple(token);

/**
 * Corrects a text that found nothing, or not with all its words, to the shop's nearest words. The search itself does not correct a
 * dictionary word («дээр» is no misspelt «дэр»); such a word alone is only asked about. Null when a word has no near match.
 */
export async function didYouMean(
  typed: string,
  vocabulary: Vocabulary,
  spellCorrection: SpellCorrection,
  sayings: AllSayings = builtIn(),
): Promise<Meant | null> {
  const tokens = tokensOf(typed);
  if (tokens.length > MOST_WORDS) return null;
  const about = tokens.filter((token, place) => !isSaidOfNothing(token, tokens[place + 1]));
  const words = (about.length > 0 ? about : tokens).map((token) => ({ token, forms: wordForms(token) }));
  if (words.length === 0 || words.length > MOST_CORRECTED) return null;
  const known = await vocabulary.known(words.flatMap(({ forms }) => forms));
  const isKnown = ({ token, forms }: (typeof words)[number]): boolean =>
    /\d/.test(token) || hasSaying(token, sayings) || forms.some((key) => known.has(key));
  const unknown = words.filter((word) => !isKnown(word));
  const corrections = await spellCorrection.of(unknown.map(({ forms }) => forms));
  const meant = new Map(unknown.map(({ token }, at) => [token, corrections[at]?.shown ?? null]));
  const said = words.map(({ token }) => (meant.has(token) ? (meant.get(token) ?? null) : token));
  const kept = said.filter((word) => word !== null);
  const text = said.at(-1) === null ? '' : kept.join(' ');
  if (text === '' || text === typed.toLowerCase() || unknown.length === said.length - kept.length) return null;
  const isSlip = unknown.every(({ token }) => !isLemmaAsTyped(token) && !isGenitive(token));
  const isNoWord = unknown.every(({ token }) => !isFormOfLemma(fold(token)));
  const isBeside = words.some((word) => isKnown(word) && !isDescribing(word.token));
  const dropped = words.filter((_, at) => said[at] === null).map(({ token }) => token);
  return { text, isNoWord, isCertain: (isSlip && dropped.length === 0) || isBeside, dropped };
}
