// Verbs, which do not name a thing: «буйдан харуулаач», «толь зардаг уу». A verb is recognised by its ending and by a stem in the
// dictionary: «машина» ends like «авна», but «маши» is no verb.
import { fold } from '../fold.ts';
import { isSpeltLemma } from '../lemma.ts';
import { lemmaList } from '../lemma-list.ts';
import { isLatin } from '../query-words.ts';

const endings = (patterns: string): RegExp => new RegExp(`^(?:${patterns.trim().split(/\s+/).join('|')})$`);

/** Ends a sentence or leads to another verb; never describes the thing after it. */
const FINITE = endings(`
  n[aeo] l[aeo]{2} j ch jee chee g?[aeo]{1,2}d m[aeo]{2}r g?[aeo]{1,2}ch g?[aeo]{1,2}r[ae]i i[aeo] [vb][aeo]l [aeo]?v
  h[aeo]{2}r hi+g h[aeo]d
`);
/** «үзье», «хүсье»: the folded key has lost the soft sign. */
const WISHED = /(?:[ьъ]?[яёе]|[yi][aeo])$/i;

/** May also describe the thing after it («эвхэгддэг ширээ»); behind the thing it is a predicate. */
const PARTICIPLES = endings('d[aeo]g s[aeo]n h g?[aeo]{2}gui hgui d[aeo]gui s[aeo]ngui');

/** «харуул», «захиалуул», «хийгд», «явчих»: derived from a shorter verb. */
const VOICES = /(?:uul|lg[aeo]|gd|lts|chih|tsgaa|tsgee)$/;
const ASKED = /(?:uu|iu)$/;
/** «байна», «байгаа» and «байх» in chat spelling: "bn", "bnu", "bga", "bgaa", "baina". */
const BEING = /^b(?:a?i)?(?:n|na|nau|nu+|ga+|gaaiu|gau|ih|idag|isan|dag|san|sn|h)(?:u+|iu)?$/;

/** «худалдаал», «захиалгал»: a verb made from a noun. */
const OF_NOUN = /[aeo]?l[aeo]?$/;

function isStem(stem: string): boolean {
  const { verbs, written } = lemmaList();
  if (verbs.has(stem)) return true;
  const shorter = stem.replace(VOICES, '');
  if (shorter !== stem && verbs.has(shorter)) return true;
  return [stem.replace(/l$/, ''), stem.replace(OF_NOUN, '')].some(
    (noun) => noun.length >= SHORTEST_NOUN && noun !== stem && written.has(noun),
  );
}

const SHORTEST_NOUN = 4;
const SHORTEST_STEM = 2;
/** «ш», «ч» and «ц» are two letters of a key. */
const IN_SOUND = /[sct]$/;

function hasEnding(key: string, forms: RegExp): boolean {
  for (let at = SHORTEST_STEM; at < key.length; at += 1) {
    const stem = key.slice(0, at);
    const ending = key.slice(at);
    if (!forms.test(ending) || (ending.startsWith('h') && IN_SOUND.test(stem))) continue;
    // A linking vowel: «хүс-э-ж», but «хай-ж»; a key has a doubled consonant once: «дуус-сан».
    if ([stem, stem.replace(/[aeio]$/, ''), stem + ending.charAt(0)].some(isStem)) return true;
  }
  return false;
}

/** With ө where Latin has u, and without an attached question particle: "ugooch", "zardaguu". */
function readingsOf(typed: string): string[] {
  const key = fold(typed);
  const keys = isLatin(typed) ? [key, key.replaceAll('u', 'o'), key.replaceAll(/(?<!u)u(?!u)/g, 'o')] : [key];
  return [...new Set([...keys, ...keys.filter((one) => ASKED.test(one)).map((one) => one.slice(0, -2))])];
}

/** In Cyrillic the spelling must match too: «авъя» has the key of «авиа». */
const isNoun = (typed: string): boolean =>
  isLatin(typed) ? lemmaList().written.has(fold(typed)) : isSpeltLemma(typed);

/** «үзье» has the key "uze", «хийе» "hiie", and "xiye" "hie". */
const stemsOfWished = (key: string): string[] =>
  [key.slice(0, -1), key.replace(/i[aeo]$/, '')].flatMap((stem) => [stem, `${stem}i`]);

/** «харуулаач», «авъя», «хайж», «байна»: an action or a request. */
export function isFiniteVerb(typed: string): boolean {
  const readings = readingsOf(typed);
  if (readings.some((key) => BEING.test(key))) return true;
  const isWished = WISHED.test(typed) && readings.some((key) => stemsOfWished(key).some(isStem));
  // "solyo" also has the key of «солио», which nobody asks a shop for.
  if (isWished && isLatin(typed)) return true;
  return !isNoun(typed) && (isWished || readings.some((key) => hasEnding(key, FINITE)));
}

const AGENTS = endings('[aeo]{0,2}gch');

/** «унтраагч», «хөлдөөгч»: a thing named by what it does, in the dictionary or not. */
export const isNounOfVerb = (typed: string): boolean => readingsOf(typed).some((key) => hasEnding(key, AGENTS));

/** «зардаг», «ирсэн», «авах», «байхгүй»: a verb that may also describe the word after it. */
export const isParticiple = (typed: string): boolean =>
  !isNoun(typed) && readingsOf(typed).some((key) => hasEnding(key, PARTICIPLES));
