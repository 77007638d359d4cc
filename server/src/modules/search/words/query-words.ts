import { fold, foldWithHardC, foldWithWAsSh } from './fold.ts';
import { LAYOUT_CHARACTERS, onOtherLayouts } from './layouts/keyboard-layouts.ts';
import { isFormOfLemma } from './lemma.ts';
import { wordForms } from './lexemes.ts';
import { type AllSayings, builtIn, type Meaning, meaningsOf, phraseAt, russianForms } from './meanings.ts';
import { infinitivesOf, isDescribing } from './stop-words.ts';
import { chunksOf } from './tokens.ts';

/** One reading of what was typed: the keys of the word itself, and its meanings. */
export interface Sense {
  typed: string;
  latin: boolean;
  forms: string[];
  meanings: Meaning[];
}

export interface QueryWord extends Sense {
  key: string;
  /** Readings that differ in a sound: see soundsLike. */
  alike: Sense[];
  layouts: Sense[];
  /** The word joined with the next one. */
  joined: Sense | null;
}

/** Consecutive words typed without a blank; punctuation among them may be letters of another layout. */
interface QueryChunk {
  words: QueryWord[];
  layouts: Sense[];
}

export interface QueryPhrase {
  /** The positions of its words in the query. */
  positions: number[];
  meanings: Meaning[];
}

export interface Query {
  chunks: QueryChunk[];
  phrases: QueryPhrase[];
}

/** A longer text is no search for a product. */
export const MOST_WORDS = 12;
export const isLatin = (typed: string): boolean => /[a-z]/i.test(typed) && !/[\u0400-\u04ff]/.test(typed);

const formsOf = (typed: string, sayings: AllSayings): string[] => [
  ...new Set([...wordForms(typed), ...infinitivesOf(fold(typed)), ...russianForms(typed, sayings)]),
];

function senseOf(typed: string, sayings: AllSayings, forms: string[] = formsOf(typed, sayings)): Sense {
  const latin = isLatin(typed);
  return { typed, latin, forms, meanings: meaningsOf(forms, latin, sayings) };
}

/** Two letters are too few, unless they are consonants that form no word: "kj" is «ор». */
const worthAnotherLayout = (typed: string): boolean =>
  LAYOUT_CHARACTERS.test(typed) && (typed.length > 2 || /^[b-df-hj-np-tv-z;,.]{2}$/.test(typed));

const layoutsOf = (typed: string, sayings: AllSayings): Sense[] =>
  worthAnotherLayout(typed) ? onOtherLayouts(typed).map((reading) => senseOf(reading, sayings)) : [];

/**
 * English has a hard c, ө is typed as Latin u ("tumur", "uruu"), ё without its dots («хоер»), a final ь is left out ("tol"),
 * and ы is typed ii ("ajliin").
 */
function soundsLike(typed: string, sayings: AllSayings): Sense[] {
  const key = fold(typed);
  if (/\d/.test(key) || key.length < 3) return [];
  const softened = /[^aeiou]$/.test(key) ? `${key}i` : key;
  // A long ү stays: "hushguud" is «хөшгүүд».
  const rounded = isLatin(typed) ? [key.replaceAll('u', 'o'), key.replaceAll(/(?<!u)u(?!u)/g, 'o')] : [];
  // ё without its dots, in Latin too: "hoer" is «хоёр».
  const dotted = [
    ...[typed.replaceAll('ё', 'е'), typed.replaceAll('е', 'ё')].map(fold),
    ...(isLatin(typed) ? [key.replaceAll(/(?<=[aou])e/g, 'io')] : []),
  ];
  const keys = [
    foldWithHardC(typed),
    foldWithWAsSh(typed),
    foldWithWAsSh(typed)?.replaceAll('u', 'o') ?? null,
    ...rounded,
    ...dotted,
    softened,
    key.replace(/ii(?=[ngh]?h?$)/, 'i'),
  ];
  const others = [...new Set(keys)].filter((other) => other !== null && other !== key && other !== '');
  return others.map((other) => senseOf(typed, sayings, wordForms(other ?? '')));
}

function queryWord(typed: string, next: string | undefined, sayings: AllSayings): QueryWord {
  return {
    ...senseOf(typed, sayings),
    key: fold(typed),
    alike: soundsLike(typed, sayings),
    layouts: layoutsOf(typed, sayings),
    joined: next === undefined ? null : senseOf(typed + next, sayings),
  };
}

/** The possible keys of a word inside a phrase: «тв тавцан» is «зурагтын тавцан». */
const keysInPhrase = (word: QueryWord): string[] => [
  ...word.forms,
  ...word.alike.flatMap((sense) => sense.forms),
  ...word.meanings.flatMap((meaning) => (meaning.words.length === 1 ? meaning.words.flat() : [])),
];

/** «диван раскладной»: Russian adjectives may follow. In Mongolian another order means another thing: «даавуун ор», «орны даавуу». */
const otherWayRound = (words: string[][]): string[][] =>
  words.slice(0, 2).every(([key = '']) => isFormOfLemma(key)) ? [] : words.slice(0, 2).toReversed();

/** The phrases that the words at these positions form in sequence. */
function phrasesAt(keys: string[][], positions: number[], sayings: AllSayings): QueryPhrase[] {
  const phrases: QueryPhrase[] = [];
  for (let start = 0; start < positions.length - 1; start++) {
    const following = positions.slice(start).map((position) => keys[position] ?? []);
    const phrase = phraseAt(following, sayings) ?? phraseAt(otherWayRound(following), sayings);
    if (phrase === null) continue;
    phrases.push({ positions: positions.slice(start, start + phrase.length), meanings: phrase.meanings });
    start += phrase.length - 1;
  }
  return phrases;
}

/** The phrases in words that are given by these keys. */
export const phrasesOfKeys = (keys: string[][], sayings: AllSayings): QueryPhrase[] =>
  phrasesAt(keys, [...keys.keys()], sayings);

/** «гал тогооны дугуйтай тэрэг» */
const HAVING = /t[aeo]i$/;

/** As typed, and across words that only describe: «түшлэгтэй том сандал». */
function phrasesOf(words: QueryWord[], sayings: AllSayings): QueryPhrase[] {
  const keys = words.map(keysInPhrase);
  const phrases = phrasesAt(keys, [...words.keys()], sayings);
  const taken = new Set(phrases.flatMap(({ positions }) => positions));
  const left = [...words.keys()].filter((place) => !taken.has(place) && !isDescribing(words[place]?.typed ?? ''));
  const over = phrasesAt(keys, left, sayings);
  if (over.length > 0) return [...phrases, ...over];
  return [
    ...phrases,
    ...phrasesAt(
      keys,
      left.filter((place) => !HAVING.test(words[place]?.key ?? '')),
      sayings,
    ),
  ];
}

/** All readings of the typed text, before the shop's vocabulary is asked. */
export function queryOf(text: string, sayings: AllSayings = builtIn()): Query {
  let left = MOST_WORDS;
  const typed = chunksOf(text).map((chunk) => {
    const words = chunk.words.filter((word) => fold(word) !== '').slice(0, left);
    left -= words.length;
    return { words, whole: chunk.typed };
  });
  const all = typed.flatMap((chunk) => chunk.words);
  let place = 0;
  const chunks = typed.map(({ words, whole }) => ({
    words: words.map((word) => queryWord(word, all[++place], sayings)),
    layouts: words.length === 1 && words[0] === whole ? [] : layoutsOf(whole, sayings),
  }));
  const filled = chunks.filter((chunk) => chunk.words.length > 0 || chunk.layouts.length > 0);
  return {
    chunks: filled,
    phrases: phrasesOf(
      filled.flatMap((chunk) => chunk.words),
      sayings,
    ),
  };
}

const keysOfMeanings = (meanings: Meaning[]): string[] => meanings.flatMap((meaning) => meaning.words.flat());
export const keysOfPhrase = ({ meanings }: QueryPhrase): string[] => keysOfMeanings(meanings);
export const keysOfSense = (sense: Sense): string[] => [...sense.forms, ...keysOfMeanings(sense.meanings)];

/** Every key that the first vocabulary lookup asks for. */
export function keysOfQuery({ chunks, phrases }: Query): string[] {
  const words = chunks.flatMap((chunk) => chunk.words);
  const senses = words.flatMap((word) => [word, word.joined, ...word.alike, ...word.layouts]);
  const all = [...senses, ...chunks.flatMap((chunk) => chunk.layouts)].filter((sense) => sense !== null);
  const keys = [...all.flatMap(keysOfSense), ...phrases.flatMap((phrase) => keysOfMeanings(phrase.meanings))];
  return [...new Set(keys)].filter((key) => key !== '');
}
