import { isGenitive, isSpeltLemma } from './words/lemma.ts';
import { wordForms } from './words/lexemes.ts';
import type { SpellCorrection } from './words/spell-correction.ts';
import { tokensOf } from './words/tokens.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Nobody reads a longer question. */
const MOST_CORRECTED = 6;

export interface Meant {
  text: string;
  /** No word of the language was typed: what is near to it is taken for it, and not only asked. */
  isCertain: boolean;
}

/**
 * The nearest words that the shop has, for a text that found nothing. The search itself leaves a word of the dictionary as it
 * is («дээр» is no misspelt «дэр»); here the shopper is only asked. Null when a word is near to none.
 */
export async function didYouMean(
  typed: string,
  vocabulary: Vocabulary,
  spellCorrection: SpellCorrection,
): Promise<Meant | null> {
  const words = tokensOf(typed).map((token) => ({ token, forms: wordForms(token) }));
  if (words.length === 0 || words.length > MOST_CORRECTED) return null;
  const known = await vocabulary.known(words.flatMap(({ forms }) => forms));
  const unknown = words.filter(({ forms }) => !forms.some((key) => known.has(key)));
  const corrections = await spellCorrection.of(unknown.map(({ forms }) => forms));
  const meant = new Map(unknown.map(({ token }, at) => [token, corrections[at]?.term?.shown ?? null]));
  const said = words.map(({ token }) => (meant.has(token) ? meant.get(token) : token));
  const text = said.includes(null) ? '' : said.join(' ');
  if (text === '' || text === typed.toLowerCase()) return null;
  const isCertain = unknown.every(({ token }) => !isSpeltLemma(token) && !isGenitive(token));
  return { text, isCertain };
}
