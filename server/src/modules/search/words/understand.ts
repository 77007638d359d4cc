import { LEVELS, type Level } from './find-sense.ts';
import { climb } from './ladder.ts';
import { keysOfQuery, queryOf } from './query-words.ts';
import { exactSlots, isOpen, type Slot } from './slots.ts';
import type { SpellCorrection } from './spell-correction.ts';
import { addsNothing, isDescribing } from './stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';

interface AskedWord {
  typed: string;
  keys: string[];
}

export interface Understanding {
  /** The least sure step that a word needed; `none` when a word was not understood at all. */
  level: Level | 'none';
  /** All must be met, each by one of its keys; a word with two meanings of several words may be here more than once. */
  words: AskedWord[];
  /** The same in the surest of their meanings: of «одеял» first what is called so, then what it may mean besides. */
  surest: AskedWord[];
  /** What the words were taken for, where that is not what was typed. */
  text: string | null;
}

const NOTHING: Understanding = { level: 'none', words: [], surest: [], text: null };

const normal = (text: string): string => text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');

/** The word that a query is about: the last one that does more than describe («гал тогооны цонх» is about windows). */
function isAboutUnknown(slots: Slot[]): boolean {
  const things = slots.filter((slot) => !isDescribing(slot.word.typed));
  const thing = things.at(-1) ?? slots.at(-1);
  return thing === undefined || isOpen(thing);
}

function conclude(text: string, slots: Slot[]): Understanding {
  const said = slots.filter((slot) => !slot.gone);
  if (isAboutUnknown(said)) return NOTHING;
  const read = (reading: 'groups' | 'surest') =>
    said.flatMap(({ word, found }) =>
      found ? found[reading].map((keys) => ({ typed: found.typed, keys })) : [{ typed: word.typed, keys: [] }],
    );
  const words = read('groups');
  const surest = read('surest');
  if (said.some(isOpen)) return { level: 'none', words, surest, text: null };
  const found = said.map((slot) => slot.found).filter((word) => word !== null);
  const level = LEVELS.findLast((step) => found.some((word) => word.level === step)) ?? 'exact';
  const shown = [...new Set(found.map((word) => word.shown))].join(' ');
  const typed = slots.map((slot) => slot.word.typed).join(' ');
  return { level, words, surest, text: [normal(typed), normal(text)].includes(normal(shown)) ? null : shown };
}

/**
 * What the typed text asks for, in words that the shop knows. All words as they are, their synonyms and their readings on
 * another keyboard layout are looked up in one trip; more trips are made only for words that this does not explain.
 */
export async function understandQuery(
  text: string,
  vocabulary: Vocabulary,
  spellCorrection: SpellCorrection,
): Promise<Understanding> {
  const query = queryOf(text);
  if (query.chunks.length === 0) return NOTHING;
  const known = await vocabulary.known(keysOfQuery(query));
  const slots = exactSlots(query, known);
  const idle = slots.filter((slot) => addsNothing(slot.word.typed));
  if (idle.length < slots.length) for (const slot of idle) slot.gone = true;
  if (slots.some(isOpen)) await climb(slots, known, vocabulary, spellCorrection);
  return conclude(text, slots);
}
