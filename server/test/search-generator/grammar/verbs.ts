// Everyday verbs around goods, built from stems and endings, so that the measure uses hundreds of forms that no list has.
import { harmonyOf, isBack, longVowel } from './vowel-harmony.ts';

interface Verb {
  stem: string;
  /** The form before «байна», «өгөөч», «болох»: авч, хайж. */
  joined: string;
  /** «Let me»: авъя, үзье. */
  voluntative?: string;
}

const verbsOf = (rows: string): Verb[] =>
  rows.split(' ').map((row) => {
    const [stem = '', joined = '', voluntative] = row.split('/');
    return voluntative ? { stem, joined, voluntative } : { stem, joined };
  });

/** What the customer wants to do. */
const WANTING = verbsOf(
  'ав/авч/авъя үз/үзэж/үзье хай/хайж/хайя захиал/захиалж/захиалъя сонго/сонгож/сонгоё харьцуул/харьцуулж/харьцуулъя',
);
/** What the shop is asked to do. */
const ASKING = verbsOf('харуул/харуулж үзүүл/үзүүлж танилцуул/танилцуулж явуул/явуулж хүргэ/хүргэж зөвлө/зөвлөж');
/** What a shop does with goods. */
const SELLING = verbsOf('зар/зарж худалдаал/худалдаалж нийлүүл/нийлүүлж');

const endsInVowel = (stem: string): boolean => /[аэоөуүий]$/.test(stem);
/** A consonant stem takes a short vowel before х: авах, үзэх. */
const infinitive = ({ stem }: Verb): string => `${stem}${endsInVowel(stem) ? '' : harmonyOf(stem)}х`;
const withLong = ({ stem }: Verb, end: string): string =>
  (endsInVowel(stem) ? stem.slice(0, -1) : stem) + longVowel(stem) + end;
const harmonic = ({ stem }: Verb, before: string, after: string): string => stem + before + harmonyOf(stem) + after;
const particle = ({ stem }: Verb): string => (isBack(stem) ? 'уу' : 'үү');

const wanting = (verb: Verb): string[] => [
  `${verb.joined} байна`,
  `${verb.joined} болох уу`,
  `${verb.joined} байгаа юм аа`,
  `${verb.stem}м${longVowel(verb.stem)}р байна`,
  `${infinitive(verb)} гэсэн юм`,
  `${infinitive(verb)} гэж байна`,
  ...(verb.voluntative ? [verb.voluntative, `${verb.voluntative} даа`] : []),
];

const asking = (verb: Verb): string[] => [
  withLong(verb, 'ч'),
  withLong(verb, isBack(verb.stem) ? 'рай' : 'рэй'),
  `${harmonic(verb, 'н', '')} ${particle(verb)}`,
  `${withLong(verb, 'д')} өгөөч`,
  `${verb.joined} өгөөч`,
  `${verb.joined} туслаач`,
];

const selling = (verb: Verb): string[] => [
  `${harmonic(verb, 'д', 'г')} ${particle(verb)}`,
  `${verb.joined} байгаа юу`,
  `${harmonic(verb, 'д', 'г')} юм уу`,
  `${infinitive(verb)} ${particle(verb)}`,
];

export const VERB_CARRIERS: readonly string[] = [
  ...WANTING.flatMap(wanting),
  ...ASKING.flatMap(asking),
  ...SELLING.flatMap(selling),
];
