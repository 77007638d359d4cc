// What is said of a thing and not what it is: «буйдан харуулаач», «толь зардаг уу». A verb is told by its ending, and by a stem
// that the dictionary has: «машина» ends like «авна», but nobody can «маши».
import { fold } from '../fold.ts';
import { isSpeltLemma } from '../lemma.ts';
import { lemmaList } from '../lemma-list.ts';
import { isLatin } from '../query-words.ts';

const endings = (patterns: string): RegExp[] =>
  patterns
    .trim()
    .split(/\s+/)
    .map((pattern) => new RegExp(`^([a-z]{2,}?)(${pattern})$`));

/** Ends a sentence or leads to another verb; never stands before the thing as its description. */
const FINITE = endings(`
  n[aeo] l[aeo]{2} j ch jee chee g?[aeo]{1,2}d m[aeo]{2}r g?[aeo]{1,2}ch g?[aeo]{1,2}r[ae]i i[aeo] [vb][aeo]l
  (?<![sc])h[aeo]{2}r (?<![sc])hi+g (?<![sc])h[aeo]d
`);
/** «үзье», «хүсье»: the folded key has lost the soft sign. */
const WISHED = /(?:[ьъ]?[яёе]|y[aeo])$/i;

/** May stand before a thing, too («эвхэгддэг ширээ»), and is said of it where it stands behind. */
const PARTICIPLES = endings('d[aeo]g s[aeo]n (?<![sc])h g?[aeo]{2}gui (?<![sc])hgui d[aeo]gui s[aeo]ngui');

/** «харуул», «захиалуул», «хийгд», «явчих»: made of a shorter verb. */
const VOICES = /(?:uul|lg[aeo]|gd|lts|chih|tsgaa|tsgee)$/;
const ASKED = /(?:uu|iu)$/;
/** «байна», «байгаа» and «байх» as chat writes them: "bn", "bnu", "bga", "bgaa", "baina". */
const BEING = /^b(?:a?i)?(?:n|na|nau|nu+|ga+|gaaiu|gau|ih|idag|isan|dag|san|sn|h)(?:u+|iu)?$/;

function isStem(stem: string): boolean {
  const { verbs } = lemmaList();
  if (verbs.has(stem)) return true;
  const shorter = stem.replace(VOICES, '');
  return shorter !== stem && verbs.has(shorter);
}

const hasEnding = (key: string, forms: readonly RegExp[]): boolean =>
  forms.some((form) => {
    const [, stem, ending = ''] = form.exec(key) ?? [];
    // A vowel links them: «хүс-э-ж», but «хай-ж»; a doubled consonant is one in a key: «дуус-сан».
    return stem !== undefined && [stem, stem.replace(/[aeio]$/, ''), stem + ending.charAt(0)].some(isStem);
  });

/** With ө where Latin has u, and without a question that is written to it: "ugooch", "zardaguu". */
function readingsOf(typed: string): string[] {
  const key = fold(typed);
  const keys = isLatin(typed) ? [key, key.replaceAll('u', 'o'), key.replaceAll(/(?<!u)u(?!u)/g, 'o')] : [key];
  return [...new Set([...keys, ...keys.filter((one) => ASKED.test(one)).map((one) => one.slice(0, -2))])];
}

/** In Cyrillic it is also spelt like one: «авъя» has the key of «авиа». */
const isNoun = (typed: string): boolean =>
  isLatin(typed) ? lemmaList().written.has(fold(typed)) : isSpeltLemma(typed);

/** «харуулаач», «авъя», «хайж», «байна»: what somebody does or asks to be done. */
export function isFiniteVerb(typed: string): boolean {
  const readings = readingsOf(typed);
  if (readings.some((key) => BEING.test(key))) return true;
  if (isNoun(typed)) return false;
  if (readings.some((key) => hasEnding(key, FINITE))) return true;
  return WISHED.test(typed) && readings.some((key) => isStem(key.replace(/i?[aeo]$/, '')));
}

/** «зардаг», «ирсэн», «авах», «байхгүй»: a verb that may also describe what stands behind it. */
export const isParticiple = (typed: string): boolean =>
  !isNoun(typed) && readingsOf(typed).some((key) => hasEnding(key, PARTICIPLES));
