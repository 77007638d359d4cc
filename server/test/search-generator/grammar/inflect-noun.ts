// Cases, plural and reflexive of Mongolian nouns, by how the stem ends.
import { harmonyOf, isBack, longVowel } from './vowel-harmony.ts';

export interface Noun {
  lemma: string;
  /** The stem before an ending with a vowel, if the vowel of the last syllable is dropped: сандал, сандлаас. */
  short?: string;
  /** An н that appears only in the genitive, dative and ablative: ширээ, ширээний. */
  hiddenN?: true;
  /** Ends in the velar н, which adds a г: буйдан, буйдангаас. */
  velar?: true;
}

export const CASES = [
  'genitive',
  'dative',
  'accusative',
  'ablative',
  'instrumental',
  'comitative',
  'plural',
  'reflexive',
] as const;

export type Case = (typeof CASES)[number];

const LONG_END = /(?:аа|ээ|оо|өө|уу|үү|ий|ай|эй|ой|уй|үй)$/;
const VOWEL_END = /[аэоөуүияеё]$/;

/** How a stem continues: the characters before a vowel, and before the н of the oblique cases. */
interface Stem {
  noun: Noun;
  beforeVowel: string;
  oblique: string;
}

function stemOf(noun: Noun): Stem {
  const { lemma } = noun;
  if (noun.velar) return { noun, beforeVowel: `${lemma}г`, oblique: lemma };
  if (lemma.endsWith('ь')) return { noun, beforeVowel: `${lemma.slice(0, -1)}и`, oblique: `${lemma.slice(0, -1)}и` };
  if (LONG_END.test(lemma)) return { noun, beforeVowel: `${lemma}г`, oblique: lemma };
  if (VOWEL_END.test(lemma)) return { noun, beforeVowel: lemma.slice(0, -1), oblique: lemma };
  return { noun, beforeVowel: noun.short ?? lemma, oblique: lemma };
}

/** After и one vowel is enough: толиор. */
const withVowel = ({ noun, beforeVowel }: Stem, end: string): string =>
  beforeVowel + (noun.lemma.endsWith('ь') ? harmonyOf(noun.lemma) : longVowel(noun.lemma)) + end;

const softened = (stem: string): boolean => /[гжчшкь]$/.test(stem);

function genitive(stem: Stem): string {
  const { lemma, velar, hiddenN } = stem.noun;
  if (velar) return `${stem.beforeVowel}ийн`;
  if (hiddenN) return stem.oblique + (isBack(lemma) ? 'ны' : 'ний');
  if (VOWEL_END.test(lemma)) return stem.beforeVowel + (isBack(lemma) ? 'ын' : 'ийн');
  return stem.beforeVowel + (isBack(lemma) && !softened(stem.beforeVowel) ? 'ын' : 'ийн');
}

function dative(stem: Stem): string {
  const { lemma, hiddenN } = stem.noun;
  if (hiddenN && (VOWEL_END.test(lemma) || lemma.endsWith('ь'))) return `${stem.oblique}нд`;
  if (hiddenN) return `${lemma}${harmonyOf(lemma)}нд`;
  if (/[дтф]$/.test(lemma)) return `${lemma}${harmonyOf(lemma)}д`;
  return lemma + (/[гсрк]$/.test(lemma) ? 'т' : 'д');
}

function accusative(stem: Stem): string {
  const { lemma, velar } = stem.noun;
  if (velar || LONG_END.test(lemma)) return `${lemma}г`;
  if (lemma.endsWith('ь')) return `${stem.beforeVowel}йг`;
  if (VOWEL_END.test(lemma)) return stem.beforeVowel + (isBack(lemma) ? 'ыг' : 'ийг');
  return stem.beforeVowel + (isBack(lemma) && !softened(stem.beforeVowel) ? 'ыг' : 'ийг');
}

const ablative = (stem: Stem): string =>
  stem.noun.hiddenN ? `${stem.oblique}н${longVowel(stem.noun.lemma)}с` : withVowel(stem, 'с');

const comitative = ({ noun: { lemma } }: Stem): string =>
  lemma + { а: 'тай', о: 'той', э: 'тэй', ө: 'тэй' }[harmonyOf(lemma)];

function plural(stem: Stem): string {
  const { lemma, velar, hiddenN } = stem.noun;
  const end = isBack(lemma) ? 'ууд' : 'үүд';
  if (!velar && (hiddenN || LONG_END.test(lemma))) return `${stem.oblique}н${end}`;
  return stem.beforeVowel + end;
}

const FORMS: Readonly<Record<Case, (stem: Stem) => string>> = {
  ...{ genitive, dative, accusative, ablative, comitative, plural },
  instrumental: (stem) => withVowel(stem, 'р'),
  reflexive: (stem) => withVowel(stem, ''),
};

export const inflectNoun = (noun: Noun, form: Case): string => FORMS[form](stemOf(noun));
