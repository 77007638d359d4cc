import { findSense, type Level } from './find-sense.ts';
import { isFormOfLemma, lemmasOf } from './lemma.ts';
import { wordForms } from './lexemes.ts';
import { looseKey } from './loose-key.ts';
import { meaningsOf, sayingsByLoose } from './meanings.ts';
import { mendTyping } from './mend-typing.ts';
import { isPurpose, isSaidAround } from './passing-words.ts';
import { keysOfSense, type Sense, senseOf } from './query-words.ts';
import { fill, fillTogether, isOpen, type Slot } from './slots.ts';
import { splitsOf } from './split-word.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

type Known = Map<string, Term>;

const MOST_TERMS = 20;
const SHORTEST_PREFIX = 3;
/** «номын та»: the words before it tell which of the many beginnings is meant. */
const SHORTEST_PREFIX_BESIDE_OTHERS = 2;
const SHORTEST_FIGURE_PREFIX = 5;
const LONGEST_COMPLETION = 8;
/** A single slip is more likely than a forgotten blank; two slips are less likely. */
const ONE_SLIP = 1;

const open = (slots: Slot[]): Slot[] => slots.filter(isOpen);
const hasFigure = (slot: Slot): boolean => /\d/.test(slot.word.key);
/** «хаан» is a word that we happen not to sell, not a misspelt «ханын». */
const isRightAsTyped = (slot: Slot): boolean => isFormOfLemma(slot.word.key);

/** Takes terms of the shop for what was meant, together with what they mean besides. */
async function take(slot: Slot, level: Level, keys: string[], vocabulary: Vocabulary): Promise<void> {
  const forms = [...new Set(keys)].slice(0, MOST_TERMS);
  const sense: Sense = { typed: slot.word.typed, latin: true, forms, meanings: meaningsOf(forms, slot.word.latin) };
  fill(slot, level, sense, await vocabulary.known(keysOfSense(sense)));
}

/** The loose keys of a word; «ногоо» is looked for as «ногоон» too, the form in which it describes. */
function looseKeysOf({ word }: Slot): string[] {
  const forms = [...word.forms, ...word.forms.filter((key) => /[aeiou]$/.test(key)).map((key) => `${key}n`)];
  return [...new Set(forms.map(looseKey))];
}

async function bySound(slots: Slot[], known: Known, vocabulary: Vocabulary): Promise<void> {
  // In Cyrillic, у for ө is a slip only if the word does not exist with у.
  const doubtful = open(slots).filter((slot) => !hasFigure(slot) && (slot.word.latin || !isRightAsTyped(slot)));
  for (const slot of doubtful) slot.word.alike.some((sense) => fill(slot, 'loose', { ...sense, latin: true }, known));
  const asked = doubtful.filter(isOpen);
  if (asked.length === 0) return;
  const terms = await vocabulary.byLoose([...new Set(asked.flatMap(looseKeysOf))]);
  await Promise.all(
    asked.map(async (slot) => {
      for (const key of looseKeysOf(slot)) {
        const hits = terms.filter((term) => looseKey(term.key) === key).map((term) => term.key);
        const keys = [...hits, ...hits.flatMap(lemmasOf), ...sayingsByLoose([key])];
        if (keys.length > 0 && slot.found === null) await take(slot, 'loose', keys, vocabulary);
      }
    }),
  );
}

async function byBeginning(slots: Slot[], vocabulary: Vocabulary): Promise<void> {
  const slot = slots.findLast((candidate) => !candidate.gone);
  if (slot === undefined || !isOpen(slot)) return;
  const { key, latin } = slot.word;
  const isAlone = slots.every((other) => other === slot || other.gone);
  const shortest = isAlone ? SHORTEST_PREFIX : SHORTEST_PREFIX_BESIDE_OTHERS;
  if (key.length < (hasFigure(slot) ? SHORTEST_FIGURE_PREFIX : shortest)) return;
  for (const prefix of new Set([key, latin ? key.replaceAll('u', 'o') : key])) {
    const terms = await vocabulary.byPrefix(prefix, prefix.length + LONGEST_COMPLETION);
    if (terms.length === 0) continue;
    const sense = {
      ...slot.word,
      latin: true,
      forms: terms.slice(0, MOST_TERMS).map((term) => term.key),
      meanings: [],
    };
    fill(slot, 'prefix', sense, new Map(terms.map((term) => [term.key, term])));
    return;
  }
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
  const splits = slots.map((slot) => ({ slot, parts: splitsOf(slot.word.typed) }));
  const keys = splits.flatMap(({ parts }) => parts.flat()).flatMap(wordForms);
  if (keys.length === 0) return;
  const known = await vocabulary.known([...new Set(keys)]);
  for (const { slot, parts } of splits) {
    const found = parts
      .map((pair) => pair.map((part) => findSense({ ...senseOf(part), meanings: [] }, known)))
      .map((pair) => pair.filter((part) => part !== null))
      .find((pair) => pair.length === 2);
    if (found === undefined) continue;
    const groups = found.flatMap((part) => part.groups);
    const shown = found.map((part) => part.shown).join(' ');
    fillTogether([slot], { level: 'split', groups, shown, itself: true });
  }
}

async function byTyping(slots: Slot[], vocabulary: Vocabulary): Promise<void> {
  const asked = slots.filter((slot) => !hasFigure(slot) && !isRightAsTyped(slot));
  const mended = await Promise.all(
    asked.map(async (slot) => ({ slot, mend: await mendTyping(slot.word.forms, vocabulary) })),
  );
  const far = mended.filter(({ mend }) => mend === null || mend.distance > ONE_SLIP).map(({ slot }) => slot);
  await withoutBlank(far, vocabulary);
  await Promise.all(
    mended.map(async ({ slot, mend }) => {
      if (mend && isOpen(slot)) await take(slot, 'typo', mend.keys, vocabulary);
    }),
  );
}

/** «нд буйдан»: one or two letters that are no word and no figure say nothing beside words that do. */
const saysNothing = ({ word }: Slot): boolean => /^[a-z]{1,2}$/.test(word.key) && word.meanings.length === 0;

/** A verb that no product bears, and no noun that we happen not to sell. */
const isUnknownDeed = (slot: Slot): boolean => isPurpose(slot.word.key) && !isRightAsTyped(slot);

/** Every step is tried only for the words that no step before has understood. */
export async function climb(slots: Slot[], known: Known, vocabulary: Vocabulary): Promise<void> {
  for (const slot of open(slots)) if (isSaidAround(slot.word.typed)) slot.gone = true;
  await bySound(slots, known, vocabulary);
  await byBeginning(slots, vocabulary);
  onAnotherLayout(slots, known);
  joinedWithNext(slots, known);
  for (const slot of open(slots)) if (isUnknownDeed(slot)) slot.gone = true;
  await byTyping(open(slots), vocabulary);
  for (const slot of open(slots)) if (saysNothing(slot) && !isRightAsTyped(slot)) slot.gone = true;
}
