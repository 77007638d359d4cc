import { CLEAR_ENDINGS, REFLEXIVES } from './endings.ts';
import { lemmasOf } from './lemma.ts';
import { stemsOf } from './lemma-list.ts';
import { looseKey } from './loose-key.ts';
import { type AllSayings, saidFor, sayingsNear } from './meanings.ts';
import {
  forgiven,
  SHORTEST_FORGIVEN_SLIP,
  type Sounds,
  soundsApart,
  soundsOf,
  typingDistance,
} from './typing-distance.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

export interface CorrectedWord {
  /** The keys that were probably meant, with their lemmas. */
  keys: string[];
  distance: number;
  /** The spelling to show. */
  shown: string | null;
}

/** The first letter is seldom wrong, though it may be swapped with the second. */
const OTHER_FIRST_LETTER = 0.3;
/** The extra distance of a match by sound only. */
const BY_SOUND = 0.3;
/** The extra distance of a bare stem, which may have lost more than an ending: «цэцгийнваар» is no -аар of a misspelt «цэцгийн». */
const BY_STEM = 0.3;
const COMMON_WORD_BONUS = 0.1;
const MOST_BONUS = 0.3;

/** A key in its spelling and in its sounds. */
interface Heard {
  key: string;
  spelt: Sounds;
  sounded: Sounds;
  /** With every vowel apart, where two might be one sound. */
  apart: Sounds | null;
}
const heard = (key: string): Heard => ({
  key,
  spelt: soundsOf(key),
  sounded: soundsOf(looseKey(key)),
  apart: soundsApart(key),
});

function slip(typed: Heard, meant: Heard): number {
  const most = forgiven(typed.key);
  const spelt = typingDistance(typed.spelt, meant.spelt, most);
  const sounded = typingDistance(typed.sounded, meant.sounded, most) + BY_SOUND;
  const apart =
    typed.apart || meant.apart
      ? typingDistance(typed.apart ?? typed.spelt, meant.apart ?? meant.spelt, most)
      : Number.POSITIVE_INFINITY;
  const hasFirstLetter = meant.key.slice(0, 2).includes(typed.key.charAt(0));
  const distance = Math.min(spelt, sounded, apart) + (hasFirstLetter ? 0 : OTHER_FIRST_LETTER);
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}

const bonus = (count: number): number => Math.min(MOST_BONUS, COMMON_WORD_BONUS * Math.log2(Math.max(1, count)));

/** The key without one letter, or with two swapped: for short words such slips share too few trigrams. */
const slipsOf = (key: string): string[] =>
  Array.from(key).flatMap((letter, place) => {
    const before = key.slice(0, place);
    const after = key.slice(place + 1);
    return [before + after, before + after.charAt(0) + letter + after.slice(1)];
  });

/** A slip may hide the stem before an ending: «шмрээг», «матхасаа». The stem may also have lost its last vowel: «снадлын». */
const MOST_BARE = 4;
const SHORTEST_BARE = 4;
const ENDINGS = [...REFLEXIVES, ...CLEAR_ENDINGS, 'g', 't'].sort((one, other) => other.length - one.length);
const bareStems = (key: string): string[] =>
  ENDINGS.filter((ending) => key.endsWith(ending) && key.length - ending.length >= SHORTEST_BARE)
    .map((ending) => key.slice(0, -ending.length))
    .slice(0, MOST_BARE);

/** The forms of a word to correct, and the keys to look up for them. */
const askedOf = (forms: string[]) => {
  const asked = forms.filter((form) => forgiven(form) > 0);
  return {
    forms,
    asked,
    slips: [...new Set(asked.flatMap(slipsOf))],
    spellings: [...new Set(asked.flatMap((form) => [form, form.replaceAll('u', 'o')]))],
  };
};

/** Short words have too many neighbours to allow a whole slip, unless there is only one. */
const WHOLE_SLIP = 1;
const SHORTEST_WITH_SLIP = 3;
/** A word of fewer products is unlikely to be what many mistype. */
const FEWEST_PRODUCTS = 3;

function onlyOne(typed: readonly Heard[], terms: readonly Candidate[]): CorrectedWord | null {
  const own = typed.find(({ key }) => key.length >= SHORTEST_WITH_SLIP && key.length < SHORTEST_FORGIVEN_SLIP);
  if (own === undefined) return null;
  const near = terms.filter(
    ({ term, meant: [meant] }) =>
      meant !== undefined &&
      term.count >= FEWEST_PRODUCTS &&
      meant.key.charAt(0) === own.key.charAt(0) &&
      meant.key.length >= own.key.length &&
      typingDistance(own.spelt, meant.spelt, WHOLE_SLIP) <= WHOLE_SLIP,
  );
  const lemmas = new Set(near.map(({ term }) => lemmasOf(term.key)[0] ?? term.key));
  const [only] = near;
  if (only === undefined || lemmas.size > 1) return null;
  const keys = [...new Set(near.flatMap(({ term: { key } }) => [key, ...lemmasOf(key)]))];
  return { keys, distance: WHOLE_SLIP, shown: only.term.shown };
}

interface Candidate {
  term: Term;
  /** As it is; for words of shelf names also without the last vowel. */
  meant: Heard[];
}

const candidateOf = (term: Term): Candidate => ({ term, meant: [heard(term.key)] });

const ofShelves = new WeakMap<readonly Term[], Candidate[]>();

/** Most people ask for words of shelf names: they are candidates for every word, however dissimilar. */
function candidatesOfShelves(terms: readonly Term[]): Candidate[] {
  const known =
    ofShelves.get(terms) ??
    terms.map((term) => ({ term, meant: [...new Set([term.key, ...stemsOf(term.key)])].map(heard) }));
  ofShelves.set(terms, known);
  return known;
}

/** The word of the shop, or word with a meaning, that is nearest to the forms; null when none is near enough. */
function nearest(
  forms: string[],
  asked: string[],
  candidates: readonly Candidate[],
  sayings: AllSayings,
): CorrectedWord | null {
  const bare = bareStems(forms[0] ?? '').filter((stem) => !asked.includes(stem) && forgiven(stem) > 0);
  const typed = [...asked, ...bare].map(heard);
  let best: CorrectedWord | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const { term, meant } of candidates) {
    const distance = Math.min(
      ...typed.flatMap((form) => meant.map((one) => slip(form, one) + (form.key === forms[0] ? 0 : BY_STEM))),
    );
    const score = distance - bonus(term.count);
    if (!Number.isFinite(distance) || score > bestScore) continue;
    const keys = [term.key, ...lemmasOf(term.key)];
    // Two terms at the same distance are equally likely, so both are kept.
    const before: string[] = score === bestScore ? (best?.keys ?? []) : [];
    best = { keys: [...before, ...keys], distance, shown: term.shown };
    bestScore = score;
  }
  best ??= onlyOne(typed, candidates);
  const [saying] = typed.flatMap(({ key }) => sayingsNear(key, sayings)).sort((a, b) => a.distance - b.distance);
  if (saying && (best === null || saying.distance < bestScore)) {
    return { keys: [saying.key], distance: saying.distance, shown: saidFor(saying.key, sayings) };
  }
  best ??= beginsWithTerm(forms[0] ?? '', candidates);
  return best && { ...best, keys: [...new Set(best.keys)] };
}

const SHORTEST_BEGUN = 4;
const LONGEST_BROKEN_ENDING = 4;
/** «буйданчик» has its own ending. */
const ENDING_OF_ITS_OWN = /(?:ch?ik|nik|ka|shik)$/;

/** «шүүгээтжй», «тогоодн»: the word is right, and the slip is in its ending. */
function beginsWithTerm(key: string, candidates: readonly Candidate[]): CorrectedWord | null {
  if (/\d/.test(key) || ENDING_OF_ITS_OWN.test(key)) return null;
  const begun = candidates.flatMap(({ term, meant }) =>
    meant
      .filter(({ key: beginning }) => beginning.length >= SHORTEST_BEGUN && key.startsWith(beginning))
      .map(({ key: beginning }) => ({ term, left: key.length - beginning.length })),
  );
  const [best] = begun.sort((one, other) => one.left - other.left);
  if (best === undefined || best.left > LONGEST_BROKEN_ENDING) return null;
  // A missing blank («дугуйтоль») is tried before this.
  const keys = [best.term.key, ...lemmasOf(best.term.key)];
  return { keys, distance: WHOLE_SLIP + BY_STEM, shown: best.term.shown };
}

export const mayBeCorrected = (forms: string[]): boolean => forms.some((form) => forgiven(form) > 0);

/** The correction of each word, given by its forms: two lookups in the vocabulary, made in parallel, for all words. */
export async function correctSpelling(
  words: string[][],
  vocabulary: Vocabulary,
  termsOfShelves: readonly Term[],
  sayings: AllSayings,
): Promise<(CorrectedWord | null)[]> {
  const wanted = words.map(askedOf);
  const [known, similar] = await Promise.all([
    vocabulary.known([...new Set(wanted.flatMap(({ slips }) => slips))]),
    vocabulary.similar([...new Set(wanted.flatMap(({ spellings }) => spellings))]),
  ]);
  return wanted.map(({ forms, asked, slips, spellings }) => {
    const found = [
      ...slips.map((key) => known.get(key)).filter((term) => term !== undefined),
      ...spellings.flatMap((key) => similar.get(key) ?? []),
    ].filter(({ key }) => !/\d/.test(key));
    const candidates = new Map(found.map((term) => [term.key, candidateOf(term)]));
    for (const candidate of candidatesOfShelves(termsOfShelves)) candidates.set(candidate.term.key, candidate);
    return nearest(forms, asked, [...candidates.values()], sayings);
  });
}
