import { lemmasOf } from './lemma.ts';
import { looseKey } from './loose-key.ts';
import { sayingsNear } from './meanings.ts';
import { forgiven, SHORTEST_FORGIVEN_SLIP, type Sounds, soundsOf, typingDistance } from './typing-distance.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

export interface CorrectedWord {
  /** The keys that were probably meant, and their lemmas. */
  keys: string[];
  distance: number;
  term: Term | null;
}

/** The first letter is seldom the wrong one, though it may have changed places with the second. */
const OTHER_FIRST_LETTER = 0.3;
/** Two words that only sound alike are not quite the same. */
const BY_SOUND = 0.3;
/** What is left without an ending may have lost more than an ending: «цэцгийнваар» is no -аар of a misspelt «цэцгийн». */
const BY_STEM = 0.3;
const COMMON_WORD_BONUS = 0.1;
const MOST_BONUS = 0.3;

/** A key as it is spelt and as it sounds. */
interface Heard {
  key: string;
  spelt: Sounds;
  sounded: Sounds;
}
const heard = (key: string): Heard => ({ key, spelt: soundsOf(key), sounded: soundsOf(looseKey(key)) });

function slip(typed: Heard, meant: Heard): number {
  const most = forgiven(typed.key);
  const spelt = typingDistance(typed.spelt, meant.spelt, most);
  const sounded = typingDistance(typed.sounded, meant.sounded, most) + BY_SOUND;
  const hasFirstLetter = meant.key.slice(0, 2).includes(typed.key.charAt(0));
  const distance = Math.min(spelt, sounded) + (hasFirstLetter ? 0 : OTHER_FIRST_LETTER);
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}

const bonus = (count: number): number => Math.min(MOST_BONUS, COMMON_WORD_BONUS * Math.log2(Math.max(1, count)));

/** The key with one letter too many, or two that changed places: short words so changed share too few trigrams. */
const slipsOf = (key: string): string[] =>
  Array.from(key).flatMap((letter, place) => {
    const before = key.slice(0, place);
    const after = key.slice(place + 1);
    return [before + after, before + after.charAt(0) + letter + after.slice(1)];
  });

/** The forms of a word that a slip may be in, and what is looked up for them. */
const askedOf = (forms: string[]) => {
  const asked = forms.filter((form) => forgiven(form) > 0);
  return {
    forms,
    asked,
    slips: [...new Set(asked.flatMap(slipsOf))],
    spellings: [...new Set(asked.flatMap((form) => [form, form.replaceAll('u', 'o')]))],
  };
};

/** Short words have too many neighbours for a whole slip to be forgiven, unless there is but one of them. */
const WHOLE_SLIP = 1;
const SHORTEST_WITH_SLIP = 3;
/** What a few products say is no word that many mistype. */
const FEWEST_PRODUCTS = 3;

function onlyOne(typed: readonly Heard[], terms: readonly { term: Term; meant: Heard }[]): CorrectedWord | null {
  const [own] = typed;
  if (own === undefined || own.key.length < SHORTEST_WITH_SLIP || own.key.length >= SHORTEST_FORGIVEN_SLIP) return null;
  const near = terms.filter(
    ({ term, meant }) =>
      term.count >= FEWEST_PRODUCTS &&
      meant.key.charAt(0) === own.key.charAt(0) &&
      meant.key.length >= own.key.length &&
      typingDistance(own.spelt, meant.spelt, WHOLE_SLIP) <= WHOLE_SLIP,
  );
  const lemmas = new Set(near.map(({ term }) => lemmasOf(term.key)[0] ?? term.key));
  const [only] = near;
  if (only === undefined || lemmas.size > 1) return null;
  const keys = [...new Set(near.flatMap(({ term: { key } }) => [key, ...lemmasOf(key)]))];
  return { keys, distance: WHOLE_SLIP, term: only.term };
}

/** The word of the shop, or word with a meaning, that the forms are nearest to; null when none is near enough. */
function nearest(forms: string[], asked: string[], terms: Iterable<Term>): CorrectedWord | null {
  const typed = asked.map(heard);
  let best: CorrectedWord | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  const candidates = [...terms].filter(({ key }) => !/\d/.test(key)).map((term) => ({ term, meant: heard(term.key) }));
  for (const { term, meant } of candidates) {
    const distance = Math.min(...typed.map((form) => slip(form, meant) + (form.key === forms[0] ? 0 : BY_STEM)));
    const score = distance - bonus(term.count);
    if (!Number.isFinite(distance) || score > bestScore) continue;
    const keys = [term.key, ...lemmasOf(term.key)];
    // Two terms at the same distance are both meant as far as anybody can tell.
    best = { keys: score === bestScore && best ? [...best.keys, ...keys] : keys, distance, term };
    bestScore = score;
  }
  best ??= onlyOne(typed, candidates);
  const [saying] = asked.flatMap(sayingsNear).sort((a, b) => a.distance - b.distance);
  if (saying && (best === null || saying.distance < bestScore)) {
    return { keys: [saying.key], distance: saying.distance, term: null };
  }
  return best && { ...best, keys: [...new Set(best.keys)] };
}

export const mayBeCorrected = (forms: string[]): boolean => forms.some((form) => forgiven(form) > 0);

/** What each of the words, given by its forms, is a slip of: two trips to the vocabulary, made at once, for all of them. */
export async function correctSpelling(words: string[][], vocabulary: Vocabulary): Promise<(CorrectedWord | null)[]> {
  const wanted = words.map(askedOf);
  const [known, similar] = await Promise.all([
    vocabulary.known([...new Set(wanted.flatMap(({ slips }) => slips))]),
    vocabulary.similar([...new Set(wanted.flatMap(({ spellings }) => spellings))]),
  ]);
  return wanted.map(({ forms, asked, slips, spellings }) => {
    const candidates = [
      ...slips.map((key) => known.get(key)).filter((term) => term !== undefined),
      ...spellings.flatMap((key) => similar.get(key) ?? []),
    ];
    return nearest(forms, asked, new Map(candidates.map((term) => [term.key, term])).values());
  });
}
