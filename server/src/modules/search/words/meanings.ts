import { brandPairs } from './brand-aliases.ts';
import { fold } from './fold.ts';
import { isFormOfLemma, isSpeltLemma } from './lemma.ts';
import { lemmaList } from './lemma-list.ts';
import { wordForms } from './lexemes.ts';
import { looseKey } from './loose-key.ts';
import { russianStem } from './russian-stem.ts';
import { synonymPairs } from './synonyms/synonym-pairs.ts';
import { tokensOf } from './tokens.ts';
import {
  forgiven,
  SHORTEST_FORGIVEN_SLIP,
  type Sounds,
  soundsApart,
  soundsOf,
  typingDistance,
  VOWEL_FOR_VOWEL,
} from './typing-distance.ts';

/** A meaning of a word or phrase besides itself: how it is said, and the possible keys of each of its words. */
export interface Meaning {
  said: string;
  words: string[][];
}

interface Saying {
  said: string;
  /** The keys that identify each of its words. */
  words: string[][];
  /** English words are recognised in Latin letters only: "toy" is no «той». */
  latin: boolean;
  meanings: Meaning[];
}

/** Words and phrases with meanings, by key: those of the code, or those that staff added. */
export interface Sayings {
  /** One word → what it means. */
  single: Map<string, Saying[]>;
  /** First word of a phrase → the phrases, longest first. */
  phrases: Map<string, Saying[]>;
  /** Loose key → first keys of single words. */
  loose: Map<string, string[]>;
  /** Russian stem → the first keys of the words with that stem. */
  russian: Map<string, string[]>;
  /** Every key of `single` as sounds, computed once: the search for a slip goes through all of them. */
  sounded: { key: string; sounds: Sounds; apart: Sounds | null }[];
}

const LATIN = /^[a-z' ]+$/i;
/** Latin spellings of Russian words omit a soft sign: "nastolnaya lampa". */
const keysOfSaid = (token: string): string[] =>
  LATIN.test(token) ? [fold(token)] : [...new Set([...wordForms(token), fold(token.replaceAll('ь', ''))])];

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

/** Neither a Mongolian word nor a form of one, unless it is a loan: «стул», «барный», «люстра». */
const isRussian = (token: string): boolean => {
  const key = fold(token);
  // «барный» also has the key of a Mongolian genitive.
  return /(?:ый|ая|ое|ые)$/.test(token) || lemmaList().loans.has(key) || !isFormOfLemma(key);
};

function newSaying(said: string): Saying {
  const words = tokensOf(said).map(keysOfSaid);
  // A phrase may be typed with other words than its own («тв тавиур»), so it is its own first meaning.
  return { said, words, latin: LATIN.test(said), meanings: words.length > 1 ? [{ said, words }] : [] };
}

export function readSayings(pairs: readonly (readonly [said: string, meant: string])[]): Sayings {
  const bySaid = new Map<string, Saying>();
  for (const [said, meant] of pairs) {
    const saying = bySaid.get(said) ?? newSaying(said);
    saying.meanings.push({ said: meant, words: tokensOf(meant).map(wordForms) });
    bySaid.set(said, saying);
  }
  const sayings: Sayings = { single: new Map(), phrases: new Map(), loose: new Map(), russian: new Map(), sounded: [] };
  for (const saying of bySaid.values()) {
    const [first = [], ...rest] = saying.words;
    for (const key of first) put(rest.length === 0 ? sayings.single : sayings.phrases, key, saying);
    // Also typed as one word: "tvstand", «кофеширээ»; a figure is split from its word anyway.
    const joined = saying.words.map(([key = '']) => key).join('');
    if (rest.length > 0 && !/\d/.test(joined)) put(sayings.single, joined, saying);
    if (rest.length === 0 && first[0] !== undefined) put(sayings.loose, looseKey(first[0]), first[0]);
  }
  for (const { said } of bySaid.values()) {
    for (const token of tokensOf(said)) {
      const stem = isRussian(token) ? russianStem(token) : null;
      if (stem !== null) put(sayings.russian, stem, fold(token));
    }
  }
  for (const phrases of sayings.phrases.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  sayings.sounded = Array.from(sayings.single.keys(), (key) => ({
    key,
    sounds: soundsOf(key),
    apart: soundsApart(key),
  }));
  return sayings;
}

let read: Sayings | undefined;
/** Built on first use, like the dictionary that it needs. */
export const sayings = (): Sayings => {
  read ??= readSayings([...synonymPairs(), ...brandPairs()]);
  return read;
};

/** All sayings of a search: those of the code first, then those that staff added (record 208). */
export type AllSayings = readonly Sayings[];
export const builtIn = (): AllSayings => [sayings()];

/** The Russian words with meanings that a typed word is a form of: «люстру» is «люстра», «столики» is «столик». */
export function russianForms(typed: string, all: AllSayings = builtIn()): string[] {
  const stem = russianStem(typed);
  const forms = stem === null ? [] : all.flatMap(({ russian }) => russian.get(stem) ?? []);
  return forms.length === 0 || isSpeltLemma(typed) ? [] : forms;
}

/** Whether a word has a meaning in the sayings. */
export const hasSaying = (token: string, all: AllSayings = builtIn()): boolean =>
  [...wordForms(token), ...russianForms(token, all)].some((key) =>
    all.some(({ single, phrases }) => single.has(key) || phrases.has(key)),
  );

/** The meanings of one word besides itself. */
export function meaningsOf(forms: string[], typedInLatin: boolean, all: AllSayings = builtIn()): Meaning[] {
  const found = new Set(all.flatMap(({ single }) => forms.flatMap((key) => single.get(key) ?? [])));
  return [...found].filter((saying) => typedInLatin || !saying.latin).flatMap((saying) => saying.meanings);
}

/**
 * The longest phrase that begins at the first word. Each word is given by all its possible keys, the surest first; of two phrases the one
 * with the surer words comes first.
 */
export function phraseAt(
  words: string[][],
  all: AllSayings = builtIn(),
): { length: number; meanings: Meaning[] } | null {
  const [first = []] = words;
  const doubt = (saying: Saying): number =>
    saying.words.reduce((sum, keys, place) => sum + (words[place] ?? []).findIndex((key) => keys.includes(key)), 0);
  const begun = [...new Set(all.flatMap(({ phrases }) => first.flatMap((key) => phrases.get(key) ?? [])))].filter(
    (saying) => saying.words.every((keys, place) => words[place]?.some((key) => keys.includes(key))),
  );
  const length = Math.max(0, ...begun.map((saying) => saying.words.length));
  const longest = begun.filter((saying) => saying.words.length === length).sort((a, b) => doubt(a) - doubt(b));
  return length === 0 ? null : { length, meanings: longest.flatMap((saying) => saying.meanings) };
}

/** Words with meanings that have this beginning: «див» is the beginning of «диван». */
export function sayingsBeginning(
  key: string,
  typedInLatin: boolean,
  all: AllSayings = builtIn(),
): { said: string; meanings: Meaning[] }[] {
  const begun = all.flatMap(({ single }) =>
    [...single].filter(([said]) => said.startsWith(key)).flatMap(([, found]) => found),
  );
  return [...new Set(begun)].filter(({ words, latin }) => words.length === 1 && latin === typedInLatin);
}

/** Words with meanings that sound the same («зэркало»). */
export const sayingsByLoose = (looseKeys: string[], all: AllSayings = builtIn()): string[] =>
  all.flatMap(({ loose }) => looseKeys.flatMap((key) => loose.get(key) ?? []));

/** The spelling of a word with a meaning. */
export const saidFor = (key: string, all: AllSayings = builtIn()): string | null =>
  all.map(({ single }) => single.get(key)?.[0]?.said).find((said) => said !== undefined) ?? null;

/** Words with meanings within the allowed distance of the key («кравать»), nearest first. */
export function sayingsNear(key: string, all: AllSayings = builtIn()): { key: string; distance: number }[] {
  const most = forgiven(key);
  if (most === 0) return [];
  // In short foreign words another vowel makes another word: «виза» is no «ваза».
  const isOther = (said: string, distance: number) =>
    key.length < SHORTEST_FORGIVEN_SLIP && said.length === key.length && distance <= VOWEL_FOR_VOWEL && distance > 0;
  const typed = soundsOf(key);
  const apart = soundsApart(key);
  const near: { key: string; distance: number }[] = [];
  for (const { sounded } of all)
    for (const said of sounded) {
      const distance = Math.min(
        typingDistance(typed, said.sounds, most),
        apart || said.apart
          ? typingDistance(apart ?? typed, said.apart ?? said.sounds, most)
          : Number.POSITIVE_INFINITY,
      );
      if (distance <= most && !isOther(said.key, distance)) near.push({ key: said.key, distance });
    }
  return near.sort((a, b) => a.distance - b.distance);
}
