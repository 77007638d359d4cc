import {
  AFTER_PLURAL,
  CLEAR_ENDINGS,
  ENDINGS_OF_STRANGERS,
  FAINT_ENDINGS,
  mayFollow,
  PLURALS,
  REFLEXIVES,
} from './endings.ts';
import { fold } from './fold.ts';
import { lemmaList } from './lemma-list.ts';

const SHORTEST_STEM = 2;
const SHORTEST_SURE_STEM = 4;

/**
 * «орон» is a country and the stem of «ор», «тагтаа» a dove and one's own «тагт», «цагаа» curds: a furniture shop means beds, balconies and
 * clocks.
 */
const MEANT_HERE = new Map([
  ['oron', 'or'],
  ['orno', 'or'],
  ['tagtaa', 'tagt'],
  ['tsagaa', 'tsag'],
  ['orond', 'or'],
  ['tolio', 'toli'],
]);

function lemmasWithStem(stem: string): string[] {
  const { written, byStem } = lemmaList();
  const reduced = stem.length > 2 ? (byStem.get(stem) ?? []) : [];
  return written.has(stem) ? [stem, ...reduced.filter((lemma) => lemma !== stem)] : reduced;
}

/** A loan word that ends in a short vowel still takes -г-: «креслог», «креслогоо». */
const joins = (stem: string, ending: string): boolean =>
  mayFollow(stem, ending) || (ending.startsWith('g') && lemmaList().loans.has(stem));

const without = (key: string, endings: string[]): string[] =>
  endings
    .filter((ending) => key.endsWith(ending) && key.length - ending.length >= SHORTEST_STEM)
    .map((ending) => key.slice(0, -ending.length));

/** Removes a reflexive ending: «тавилгаа» is «тавилга», not «тавил» with a -г-, which only follows long vowels and н. */
const withoutReflexive = (key: string): string[] =>
  REFLEXIVES.filter((ending) => joins(key.slice(0, -ending.length), ending)).flatMap((ending) =>
    without(key, [ending]),
  );

/** «аягаа» is «аяга», not «аяа» with a -г-: the longest stem that has a lemma. */
function behindReflexive(key: string): string[] {
  const stems = withoutReflexive(key).sort((one, other) => other.length - one.length);
  return firstFound(stems.map((stem) => () => lemmasWithStem(stem)));
}

/**
 * The lemmas before one of the endings. The longest stem that is a lemma itself wins over a reduced stem, unless the reduced one is clearly
 * longer: then both count.
 */
function behindEnding(key: string, endings: string[]): string[] {
  const { written } = lemmaList();
  let whole = '';
  let reduced = '';
  for (const ending of endings) {
    if (!key.endsWith(ending) || key.length - ending.length < SHORTEST_STEM) continue;
    const stem = key.slice(0, -ending.length);
    if (!joins(stem, ending)) continue;
    if (written.has(stem)) whole = stem.length > whole.length ? stem : whole;
    else if (stem.length > reduced.length && lemmasWithStem(stem).length > 0) reduced = stem;
  }
  if (whole === '') return reduced === '' ? [] : lemmasWithStem(reduced);
  if (reduced.length > whole.length + 1) return [...new Set([...lemmasWithStem(reduced), ...lemmasWithStem(whole)])];
  return lemmasWithStem(whole);
}

function firstFound(readings: (() => string[])[]): string[] {
  for (const reading of readings) {
    const lemmas = reading();
    if (lemmas.length > 0) return lemmas;
  }
  return [];
}

function analyse(key: string): string[] {
  const { written, byStem } = lemmaList();
  const clear = behindEnding(key, CLEAR_ENDINGS);
  // A lemma that also looks inflected («номин», «номын») keeps both readings, unless the other is vague.
  if (written.has(key)) return clear.length > 2 ? [key] : [key, ...clear.filter((lemma) => lemma !== key)];
  return firstFound([
    () => clear,
    () => behindEnding(key, FAINT_ENDINGS),
    ...without(key, AFTER_PLURAL).map((plural) => () => behindEnding(plural, PLURALS)),
    () => behindReflexive(key),
    ...withoutReflexive(key).map(
      (own) => () => firstFound([() => behindEnding(own, CLEAR_ENDINGS), () => behindEnding(own, FAINT_ENDINGS)]),
    ),
    // «сандлуудынхаа»: reflexive plural.
    ...withoutReflexive(key)
      .flatMap((own) => without(own, AFTER_PLURAL))
      .map((plural) => () => behindEnding(plural, PLURALS)),
    () => byStem.get(key) ?? [],
  ]);
}

/** The dictionary lemmas that the key may be a form of; empty when there are none. */
function dictionaryLemmas(key: string): string[] {
  if (/\d/.test(key)) return [];
  if (key.length < 3) return lemmaList().written.has(key) ? [key] : [];
  return [...new Set(analyse(key).map((lemma) => MEANT_HERE.get(lemma) ?? lemma))];
}

/** What the key is indexed under: its lemmas, or for a word outside the dictionary the word without a sure ending. */
export function lemmasOf(key: string): string[] {
  const lemmas = dictionaryLemmas(key);
  if (lemmas.length > 0) return lemmas;
  const ending = /^[a-z]{6,}$/.test(key)
    ? ENDINGS_OF_STRANGERS.find((candidate) => key.endsWith(candidate) && key.length - candidate.length >= 4)
    : undefined;
  return [ending === undefined ? key : key.slice(0, -ending.length)];
}

const GENITIVE = /(?:in|ni|nii)$/;
/** Whether the word is a noun in the genitive: «бугуйн», «машины». */
export function isGenitive(typed: string): boolean {
  const key = fold(typed);
  if (lemmaList().written.has(key) || !GENITIVE.test(key)) return false;
  return dictionaryLemmas(key).length > 0;
}

const PLURAL = /(?:uu|iu)d$/;
const ATTRIBUTIVE = ['in ni nii', 'tai tei toi gui', 'aas ees oos', 'aar eer oor', 'd t'].join(' ').split(' ');

/**
 * Whether a word describes another: «цувралын», «шургуулгатай», «Дарханд», «модоор». The thing asked for has no ending, or is plural, or an
 * object («утсыг»).
 */
export function isAttribute(typed: string): boolean {
  const key = fold(typed);
  // "uvliin" is «өвлийн».
  const rounded = /^[a-z]+$/i.test(typed) ? key.replaceAll('u', 'o') : key;
  return isAttributeKey(key) || (rounded !== key && isAttributeKey(rounded));
}

function isAttributeKey(key: string): boolean {
  const { written } = lemmaList();
  // «дэрнүүд» ends like «дэрэнд», too.
  if (written.has(key) || /\d/.test(key) || PLURAL.test(key)) return false;
  const forms = [key, ...withoutReflexive(key).filter((own) => !written.has(own))];
  return forms.some((form) => {
    const ending = ATTRIBUTIVE.find((candidate) => form.endsWith(candidate));
    if (ending === undefined) return false;
    if (behindEnding(form, CLEAR_ENDINGS).length > 0) return true;
    const stranger = ENDINGS_OF_STRANGERS.find((candidate) => form.endsWith(candidate));
    return (
      stranger !== undefined &&
      ATTRIBUTIVE.some((candidate) => stranger.endsWith(candidate)) &&
      form.length - stranger.length >= 4
    );
  });
}

const OBJECT = /(?:[aeo]{2}[sr]|nd|[aeou]t|[dt])$/;
/** «сандлаас», «ороор», «толинд»: an object or instrument, where no word follows that it could describe. */
export const isObject = (typed: string): boolean => isAttribute(typed) && OBJECT.test(fold(typed));

const DISTINCTIVE_ENDINGS = [CLEAR_ENDINGS, FAINT_ENDINGS.filter((ending) => !/^i+$/.test(ending))];

/** Whether the key is a word of the language as typed: a lemma, or one with endings that cannot be a slip. */
export function isFormOfLemma(key: string): boolean {
  if (lemmaList().written.has(key)) return true;
  const own = withoutReflexive(key);
  if (own.some((stem) => stem.length >= SHORTEST_SURE_STEM && lemmaList().written.has(stem))) return true;
  const stems = [key, ...own, ...without(key, AFTER_PLURAL)];
  return stems.some((stem, place) =>
    DISTINCTIVE_ENDINGS.some((endings) => behindEnding(stem, place === 0 ? endings : CLEAR_ENDINGS).length > 0),
  );
}

/** Sounds, not letters: «хүш» has three, though its key has four. */
const soundsIn = (key: string): number => key.replaceAll(/[stc]h|ts/g, 's').length;

/** «бээлии» is «бээлий», but «өлүүр» is no «олуур». */
const evenly = (word: string): string => word.replaceAll(/[йыь]/g, 'и').replaceAll('е', 'э');

/** Whether a Cyrillic word is a correctly spelled lemma. */
export function isSpeltLemma(typed: string): boolean {
  const word = typed.toLowerCase();
  const { written, alsoWritten } = lemmaList();
  return alsoWritten.has(word) || evenly(written.get(fold(word)) ?? '') === evenly(word);
}

/** Whether a word is a lemma as typed; in Latin letters u may be ө: "gulug" is «гөлөг». */
export function isLemmaAsTyped(typed: string): boolean {
  if (!/^[a-z]+$/i.test(typed)) return isSpeltLemma(typed);
  const { written } = lemmaList();
  const key = fold(typed);
  return written.has(key) || written.has(key.replaceAll('u', 'o'));
}

/**
 * Whether a typed word is certainly intended: a lemma, or one of at least four sounds with a whole ending. «хүшиг» could be «хүш» as an
 * object, but is more likely a slip.
 */
export function isSurelyWord(typed: string): boolean {
  const key = fold(typed);
  const { written } = lemmaList();
  if (written.has(key)) return /[a-z]/i.test(typed) || isSpeltLemma(typed);
  const stems = [key, ...withoutReflexive(key), ...without(key, AFTER_PLURAL)];
  const isWhole = (stem: string) => written.has(stem) && soundsIn(stem) >= SHORTEST_SURE_STEM;
  return (
    without(key, ['i', 't', 'g']).some(isWhole) ||
    stems.some((stem) => isWhole(stem) || without(stem, CLEAR_ENDINGS).some(isWhole))
  );
}
