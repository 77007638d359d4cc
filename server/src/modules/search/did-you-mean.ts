import { wordForms } from './words/lexemes.ts';
import { mendTyping } from './words/mend-typing.ts';
import { tokensOf } from './words/tokens.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/**
 * The nearest words that the shop has, for a text that found nothing. The search itself leaves a word of the dictionary as it
 * is («дээр» is no misspelt «дэр»); here the shopper is only asked. Null when a word is near to none.
 */
export async function didYouMean(typed: string, vocabulary: Vocabulary): Promise<string | null> {
  const words = await Promise.all(
    tokensOf(typed).map(async (token) => {
      const forms = wordForms(token);
      if ((await vocabulary.known(forms)).size > 0) return token;
      return (await mendTyping(forms, vocabulary))?.term?.shown ?? null;
    }),
  );
  const meant = words.includes(null) ? '' : words.join(' ');
  return meant === '' || meant === typed.toLowerCase() ? null : meant;
}
