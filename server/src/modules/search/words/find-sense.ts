import { either, type Reading } from './either.ts';
import { lemmaList } from './lemma-list.ts';
import type { Meaning } from './meanings.ts';
import type { Sense } from './query-words.ts';
import type { Term } from './vocabulary.ts';

/** In the order of the ladder: the later, the less sure. */
export const LEVELS = ['exact', 'loose', 'prefix', 'layout', 'typo', 'split', 'join'] as const;
export type Level = (typeof LEVELS)[number];

/** A word or phrase that was understood. */
export interface Found {
  typed: string;
  level: Level;
  groups: Reading;
  /** The surest of its readings: the word itself, or else its first meaning. */
  surest: Reading;
  shown: string;
  /** Whether the shop has the word itself, not only one of its meanings. */
  itself: boolean;
}

type Known = Map<string, Term>;

/** The groups of a meaning; null when the shop lacks one of its words. */
function readingOf(meaning: Meaning, known: Known): Reading | null {
  const groups = meaning.words.map((keys) => keys.filter((key) => known.has(key)));
  return groups.some((group) => group.length === 0) ? null : groups;
}

export const readingsOf = (meanings: Meaning[], known: Known): Reading[] =>
  meanings.map((meaning) => readingOf(meaning, known)).filter((reading) => reading !== null);

/** The first meaning that the shop has, as it is said. */
export const firstSaid = (meanings: Meaning[], known: Known): string | undefined =>
  meanings.find((meaning) => readingOf(meaning, known) !== null)?.said;

/** How the page writes a key: as the shop does, or as the dictionary does for a lemma that occurs only in other forms. */
const shownAs = (term: Term): string => term.shown ?? lemmaList().written.get(term.key) ?? term.key;

const FIGURES = /^\d+$/;
const CYRILLIC = /[\u0400-\u04ff]/;

/**
 * A Latin word is shown as the shop writes it. A Cyrillic one stays as typed, even in a case form that the shop does not have, unless the
 * shop writes the same key with other letters («хуухдийн»).
 */
function shownOf(sense: Sense, own: string[], known: Known): string {
  const [key = ''] = sense.forms;
  const spelt = known.get(key)?.shown ?? '';
  if (sense.latin && spelt !== '') return spelt;
  if (!sense.latin) return CYRILLIC.test(spelt) ? spelt : sense.typed;
  const term = known.get(own[0] ?? '');
  return term ? shownAs(term) : sense.typed;
}

/** The word itself, in any form, or one of its meanings: whatever the shop has. */
export function findSense(sense: Sense, known: Known): Omit<Found, 'level'> | null {
  const own = sense.forms.filter((key) => known.has(key));
  const readings = [...(own.length > 0 ? [[own]] : []), ...readingsOf(sense.meanings, known)];
  if (readings.length === 0) return null;
  const said = FIGURES.test(sense.typed) ? sense.typed : firstSaid(sense.meanings, known);
  const shown = own.length > 0 ? shownOf(sense, own, known) : (said ?? sense.typed);
  return { typed: sense.typed, groups: either(readings), surest: readings[0] ?? [], shown, itself: own.length > 0 };
}
