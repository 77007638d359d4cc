import { findSense, type Level } from './find-sense.ts';
import { isNounOfVerb } from './grammar/verb-forms.ts';
import { isFormOfLemma, isGenitive, isLemmaAsTyped, isSurelyWord, lemmasOf } from './lemma.ts';
import { lemmaList } from './lemma-list.ts';
import { wordForms } from './lexemes.ts';
import { looseKey } from './loose-key.ts';
import { type AllSayings, meaningsOf, sayingsByLoose } from './meanings.ts';
import { isLatin, keysOfSense, type Sense } from './query-words.ts';
import { fill, fillTogether, isOpen, type Slot } from './slots.ts';
import type { SpellCorrection } from './spell-correction.ts';
import { isInfinitive, saysWhose } from './stop-words.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

const SHORTEST_WHOLE = 6;
/** Two words of the longest recorded query make 25 letters; every further letter adds two words to look up. */
const LONGEST_WHOLE = 32;
const SHORTEST_PART = 3;
/** «хүүхдийнор»: a part of two letters counts only beside a long one. */
const LONG_PART = 5;

/** The ways to split one word into two, the most even first: «галтогоо» may be «гал тогоо». */
function splitsOf(typed: string): [string, string][] {
  const letters = Array.from(typed);
  if (letters.length < SHORTEST_WHOLE || letters.length > LONGEST_WHOLE || /\d/.test(typed)) return [];
  const cuts = letters.map((_, cut) => cut).slice(2, -1);
  return cuts
    .map((cut): [string, string] => [letters.slice(0, cut).join(''), letters.slice(cut).join('')])
    .filter(([a, b]) => Math.min(a.length, b.length) >= SHORTEST_PART || Math.max(a.length, b.length) >= LONG_PART)
    .sort((x, y) => Math.abs(x[0].length - x[1].length) - Math.abs(y[0].length - y[1].length));
}

type Known = Map<string, Term>;

const MOST_TERMS = 20;
const SHORTEST_PREFIX = 3;
/** «номын та»: the earlier words tell which of the many beginnings is meant. */
const SHORTEST_PREFIX_BESIDE_OTHERS = 2;
const SHORTEST_FIGURE_PREFIX = 5;
const LONGEST_COMPLETION = 8;
/** A single slip is more likely than a missing blank; two slips are less likely. */
const ONE_SLIP = 1;
/** As many words as are corrected, and the last ones (spell-correction.ts): a word has fifty parts, each with its lemmas. */
const MOST_SPLIT = 4;

const open = (slots: Slot[]): Slot[] => slots.filter(isOpen);
const hasFigure = (slot: Slot): boolean => /\d/.test(slot.word.key);
/** «хаан» is a word that we do not sell, not a misspelt «ханын». */
const isRightAsTyped = (slot: Slot): boolean => isFormOfLemma(slot.word.key);
/** The same, for words where the shop has a similar one. */
const isNoSlip = (slot: Slot): boolean =>
  isNounOfVerb(slot.word.typed) ||
  isGenitive(slot.word.typed) ||
  (isLatin(slot.word.typed) && isLemmaAsTyped(slot.word.typed) && slot.word.key.length >= SHORTEST_WHOLE_WORD) ||
  (isRightAsTyped(slot) && (isSurelyWord(slot.word.typed) || saysWhose(slot.word.typed)));

/** Too many words begin with a word of three letters. */
const SHORTEST_WHOLE_WORD = 4;
const isWholeWord = ({ word: { typed, key } }: Slot): boolean =>
  typed.length >= SHORTEST_WHOLE_WORD && lemmaList().written.get(key) === typed;

/** A word, and the keys of terms that it may mean. */
interface Guess {
  slot: Slot;
  keys: string[];
}

/** What the steps need besides the text. */
interface Lore {
  vocabulary: Vocabulary;
  spellCorrection: SpellCorrection;
  sayings: AllSayings;
}

function senseOfTerms({ slot, keys }: Guess, sayings: AllSayings): Sense {
  const forms = [...new Set(keys)].slice(0, MOST_TERMS);
  return { typed: slot.word.typed, latin: true, forms, meanings: meaningsOf(forms, slot.word.latin, sayings) };
}

/** Fills each word with the first guess that the shop has, together with its meanings. */
async function take(level: Level, guesses: Guess[], { vocabulary, sayings }: Lore): Promise<void> {
  const senses = guesses.map((guess) => ({ slot: guess.slot, sense: senseOfTerms(guess, sayings) }));
  const keys = new Set(senses.flatMap(({ sense }) => keysOfSense(sense)));
  if (keys.size === 0) return;
  const known = await vocabulary.known([...keys]);
  for (const { slot, sense } of senses) if (isOpen(slot)) fill(slot, level, sense, known);
}

/** The loose keys of a word; «ногоо» also as «ногоон», its attributive form. */
function looseKeysOf({ word }: Slot): string[] {
  const forms = [...word.forms, ...word.forms.filter((key) => /[aeiou]$/.test(key)).map((key) => `${key}n`)];
  return [...new Set(forms.map(looseKey))];
}

async function bySound(slots: Slot[], known: Known, lore: Lore): Promise<void> {
  // In Cyrillic, у for ө is a slip only if the word does not exist with у.
  const doubtful = open(slots).filter((slot) => !hasFigure(slot) && (slot.word.latin || !isNoSlip(slot)));
  for (const slot of doubtful) slot.word.alike.some((sense) => fill(slot, 'loose', { ...sense, latin: true }, known));
  const asked = doubtful.filter(isOpen);
  if (asked.length === 0) return;
  const terms = await lore.vocabulary.byLoose([...new Set(asked.flatMap(looseKeysOf))]);
  const guesses = asked.flatMap((slot) =>
    looseKeysOf(slot).map((key) => {
      const hits = terms.filter((term) => looseKey(term.key) === key).map((term) => term.key);
      return { slot, keys: [...hits, ...hits.flatMap(lemmasOf), ...sayingsByLoose([key], lore.sayings)] };
    }),
  );
  await take('loose', guesses, lore);
}

async function byBeginning(slots: Slot[], vocabulary: Vocabulary): Promise<void> {
  const slot = slots.findLast((candidate) => !candidate.gone);
  // A correct word that the shop does not have is not the beginning of another: «хуур» is no «хуурай».
  if (slot === undefined || !isOpen(slot) || isWholeWord(slot)) return;
  const { key, latin } = slot.word;
  const isAlone = slots.every((other) => other === slot || other.gone);
  const shortest = isAlone ? SHORTEST_PREFIX : SHORTEST_PREFIX_BESIDE_OTHERS;
  if (key.length < (hasFigure(slot) ? SHORTEST_FIGURE_PREFIX : shortest)) return;
  const spelt = await vocabulary.byPrefix(key, key.length + LONGEST_COMPLETION);
  // ө is typed as u: a word without u sounds as it is spelt.
  const loose = looseKey(key);
  const terms =
    spelt.length > 0 || !latin || !key.includes('u')
      ? spelt
      : await vocabulary.byLoosePrefix(loose, loose.length + LONGEST_COMPLETION);
  if (terms.length === 0) return;
  const forms = terms.slice(0, MOST_TERMS).map((term) => term.key);
  fill(
    slot,
    'prefix',
    { ...slot.word, latin: true, forms, meanings: [] },
    new Map(terms.map((term) => [term.key, term])),
  );
}

function onAnotherLayout(slots: Slot[], known: Known): void {
  for (const slot of open(slots)) {
    if (!slot.word.latin && isRightAsTyped(slot)) continue;
    slot.word.layouts.some((sense) => fill(slot, 'layout', sense, known));
  }
}

function joinedWithNext(slots: Slot[], known: Known): void {
  for (const [place, slot] of slots.entries()) {
    const next = slots[place + 1];
    if (next === undefined || slot.gone || next.gone || !(isOpen(slot) || isOpen(next))) continue;
    const found = slot.word.joined && findSense(slot.word.joined, known);
    if (found) fillTogether([slot, next], { ...found, level: 'join' });
  }
}

async function withoutBlank(slots: Slot[], vocabulary: Vocabulary): Promise<void> {
  const splits = slots.map((slot) => ({ slot, parts: splitsOf(slot.word.typed).map((pair) => pair.map(partOf)) }));
  const keys = new Set(splits.flatMap(({ parts }) => parts.flat()).flatMap((part) => part.forms));
  if (keys.size === 0) return;
  const known = await vocabulary.known([...keys]);
  for (const { slot, parts } of splits) {
    const found = parts
      .map((pair) => pair.map((part) => findSense(part, known)).filter((part) => part !== null))
      .find((pair) => pair.length === 2);
    if (found === undefined) continue;
    const groups = found.flatMap((part) => part.groups);
    const shown = found.map((part) => part.shown).join(' ');
    // The corrected spelling: its parts may be the thing asked for.
    const typed = found.map((part) => part.typed).join(' ');
    slot.found = { typed, level: 'split', groups, surest: groups, shown, itself: true };
  }
}

/** A part of a word counts only as itself, without its meanings. */
const partOf = (typed: string): Sense => ({ typed, latin: isLatin(typed), forms: wordForms(typed), meanings: [] });

async function byTyping(slots: Slot[], lore: Lore): Promise<void> {
  const asked = slots.filter((slot) => !hasFigure(slot) && !isNoSlip(slot));
  const corrections = await lore.spellCorrection.of(asked.map((slot) => slot.word.forms));
  const corrected = asked.map((slot, at) => ({ slot, correction: corrections[at] ?? null }));
  const far = corrected
    .filter(({ correction }) => correction === null || correction.distance > ONE_SLIP)
    .map(({ slot }) => slot);
  await withoutBlank(far.slice(-MOST_SPLIT), lore.vocabulary);
  const guesses = corrected.flatMap(({ slot, correction }) =>
    correction && isOpen(slot) ? [{ slot, keys: correction.keys }] : [],
  );
  await take('typo', guesses, lore);
}

/** «нд буйдан»: one or two letters that are neither word nor figure are ignored beside words. */
const saysNothing = ({ word }: Slot): boolean => /^[a-z]{1,2}$/.test(word.key) && word.meanings.length === 0;

/** A verb that no product has, and no noun that we do not sell; a habitual form describes the thing («унадаг дугуй» is a bicycle). */
const isUnknownDeed = (slot: Slot): boolean => isInfinitive(slot.word.key) && !isRightAsTyped(slot);

/** Each step handles only the words that no earlier step understood. */
export async function climb(slots: Slot[], known: Known, lore: Lore): Promise<void> {
  await bySound(slots, known, lore);
  await byBeginning(slots, lore.vocabulary);
  onAnotherLayout(slots, known);
  joinedWithNext(slots, known);
  for (const slot of open(slots)) if (isUnknownDeed(slot)) slot.gone = true;
  await byTyping(open(slots), lore);
  for (const slot of open(slots)) if (saysNothing(slot) && !isRightAsTyped(slot)) slot.gone = true;
}
