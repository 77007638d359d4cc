// The endings of Mongolian nouns as they look in a folded key, and what may stand before them.

const longestFirst = (endings: string): string[] => endings.split(' ').sort((a, b) => b.length - a.length);

/** Plurals, and case endings that are hardly ever part of the word itself. */
export const CLEAR_ENDINGS = longestFirst(
  [
    'giin iin in nii ni giinh iinh inh giig iig ig',
    'naas nees noos gaas gees goos aas ees oos ias ios ies inaas inoos',
    'gaar geer goor aar eer oor iar ior ier',
    'tai tei toi itai itoi itei gui d nd and end ond ind',
    'nuud guud uud iud chuud nar ner',
  ].join(' '),
);

/** One letter, or the attributive -n of «модон», «шилэн»: tried when no clear ending leads to a lemma. */
export const FAINT_ENDINGS = longestFirst('n g t ad ed od id an en on i ii');

export const PLURALS = longestFirst('nuud guud uud iud chuud nar ner chul');

/** The endings after a plural: every case, and the dative, which has a vowel there («сандлуудад», «ширээнүүдэд»). */
export const AFTER_PLURAL = [...CLEAR_ENDINGS, 'ad', 'ed', 'od'];

/** "One's own": «сандлаасаа», «ордоо», «толио»; after a genitive with -х-: «матрасныхаа», «хивснийхээ». */
export const REFLEXIVES = longestFirst('aa ee oo ia io ie iaa gaa gee goo haa hee hoo');

/** For words that are not in the dictionary: only endings long enough to be sure. */
export const ENDINGS_OF_STRANGERS = longestFirst(
  'giin iin nii ni iig ig aas ees oos naas nees noos gaas gees goos aar eer oor gaar geer goor tai tei toi uud nuud guud',
);

const ENDS_LONG = /[aeiou]{2}$|n$/;
const ENDS_IN_CONSONANT = /[^aeiou]$/;
const ENDS_IN_VOWEL = /[aeiou]$/;

/** Whether the ending may follow the stem: -г- only after a long vowel or н, -нд after a vowel, -хаа after a genitive, and so on. */
export function mayFollow(stem: string, ending: string): boolean {
  if (/^h(?:aa|ee|oo)$/.test(ending)) return /(?:n|ni|nii)$/.test(stem);
  if (ending.startsWith('g') && ending !== 'gui') return ENDS_LONG.test(stem);
  if (/^(?:iin|iig|in|ig)$/.test(ending)) return ENDS_IN_CONSONANT.test(stem) || stem.endsWith('i');
  if (/^(?:aa|ee|oo|uu)|^(?:ia|io|ie|and|end|ond|ind|ad|ed|od|an|en|on)$/.test(ending))
    return ENDS_IN_CONSONANT.test(stem);
  if (ending === 'nd') return ENDS_IN_VOWEL.test(stem);
  if (ending === 'd') return /[aeioulmnv]$/.test(stem);
  if (ending === 't') return /(?:[gsrbhkpf]|ch|sh)$/.test(stem);
  return true;
}
