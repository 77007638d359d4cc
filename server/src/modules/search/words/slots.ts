import { either } from './either.ts';
import { type Found, findSense, firstSaid, LEVELS, type Level, readingsOf } from './find-sense.ts';
import type { Query, QueryPhrase, QueryWord, Sense } from './query-words.ts';
import type { Term } from './vocabulary.ts';

/** A typed word on its way up the ladder. A word that became part of another slot, or is ignored, is gone. */
export interface Slot {
  word: QueryWord;
  found: Found | null;
  gone: boolean;
}

type Known = Map<string, Term>;

export const isOpen = (slot: Slot): boolean => slot.found === null && !slot.gone;

export function fill(slot: Slot, level: Level, sense: Sense, known: Known): boolean {
  const found = findSense(sense, known);
  if (found === null) return false;
  slot.found = { ...found, typed: slot.word.typed, level };
  return true;
}

/** "hoolnii" is a form of «хоол», but the shop writes «хоолны»: the same word with another last vowel. */
function spellingOf(word: QueryWord, known: Known): string | null {
  const itself = word.forms.filter((key) => known.has(key));
  if (!word.latin || itself.length === 0 || known.get(word.key)?.shown) return null;
  const spelt = word.alike.filter((sense) => sense.forms.some((key) => itself.includes(key)));
  return spelt.map((sense) => known.get(sense.forms[0] ?? '')?.shown).find((shown) => shown) ?? null;
}

/** "tumur" may be the maker TUMUR, but many type «төмөр» so: a name in Latin letters keeps both readings. */
function fillExactly(slot: Slot, known: Known): void {
  const { word } = slot;
  // "huwig" is «хөшиг», although «хув» has a form with the same key.
  const isWAsSh = word.latin && /w(?!w)/.test(word.typed) && !known.has(word.key);
  if (isWAsSh && word.alike.some(({ forms: [key = ''] }) => known.has(key))) return;
  const names = word.forms.map((key) => known.get(key)?.shown ?? '').join('');
  const mayBeOther = word.latin && names !== '' && !/[\u0400-\u04ff]/.test(names);
  const other = mayBeOther ? word.alike.flatMap((sense) => sense.forms) : [];
  if (!fill(slot, 'exact', { ...word, forms: [...word.forms, ...other] }, known) || !slot.found) return;
  slot.found.shown = spellingOf(word, known) ?? slot.found.shown;
}

/** One result for several consecutive words. */
export function fillTogether(slots: Slot[], found: Omit<Found, 'typed'>): void {
  const [first, ...rest] = slots;
  if (first === undefined) return;
  first.found = { ...found, typed: slots.map((slot) => slot.word.typed).join(' ') };
  for (const slot of rest) slot.gone = true;
}

/** «dea;gy» is one word of another layout, not two words around a semicolon. */
function readWholeChunk(slots: Slot[], layouts: Sense[], known: Known): void {
  if (!slots.some(isOpen)) return;
  const found = layouts.map((sense) => findSense(sense, known)).find((sense) => sense !== null);
  if (found) fillTogether(slots, { ...found, level: 'layout' });
}

export function readPhrase(slots: Slot[], { meanings }: QueryPhrase, known: Known): void {
  const readings = readingsOf(meanings, known);
  if (readings.length === 0 || slots.some((slot) => slot.gone)) return;
  const found = slots.map((slot) => slot.found).filter((word) => word !== null);
  // The words themselves count only if the shop has all of them; the meanings of the phrase are alternatives.
  const own = found.length === slots.length ? found : [];
  const groups = either([...(own.length > 0 ? [own.flatMap((word) => word.groups)] : []), ...readings]);
  const itself = own.length > 0 && own.every((word) => word.itself);
  const shown = itself ? own.map((word) => word.shown).join(' ') : (firstSaid(meanings, known) ?? '');
  const surest = own.length > 0 ? own.flatMap((word) => word.surest) : (readings[0] ?? []);
  const level = LEVELS.findLast((step) => found.some((word) => word.level === step)) ?? 'exact';
  fillTogether(slots, { level, groups, surest, shown, itself });
}

/** The first step of the ladder: words and phrases that the shop has as typed. */
export function exactSlots({ chunks, phrases }: Query, known: Known): Slot[] {
  const slots = chunks.flatMap((chunk) => {
    const own = chunk.words.map((word): Slot => ({ word, found: null, gone: false }));
    for (const slot of own) fillExactly(slot, known);
    readWholeChunk(own, chunk.layouts, known);
    return own;
  });
  for (const phrase of phrases) {
    const own = phrase.positions.map((position) => slots[position]).filter((slot) => slot !== undefined);
    readPhrase(own, phrase, known);
  }
  return slots;
}
