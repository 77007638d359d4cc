import { behindPreposition, leaveOutCarriers, leaveOutLocations } from './carriers.ts';
import { LEVELS, type Level } from './find-sense.ts';
import { isFiniteVerb, isNounOfVerb, isParticiple } from './grammar/verb-forms.ts';
import { climb } from './ladder.ts';
import { isAttribute, isFormOfLemma, isGenitive, isObject } from './lemma.ts';
import { wordForms } from './lexemes.ts';
import { type AllSayings, builtIn } from './meanings.ts';
import { keysOfPhrase, keysOfQuery, phrasesOfKeys, queryOf } from './query-words.ts';
import { exactSlots, isOpen, readPhrase, type Slot } from './slots.ts';
import type { SpellCorrection } from './spell-correction.ts';
import {
  addsNothing,
  isAdjective,
  isArticle,
  isDescribing,
  isOfMachine,
  isOfOtherGoods,
  isOnesOwn,
  isSaidAround,
} from './stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';

interface AskedWord {
  typed: string;
  keys: string[];
  /** Whether the text is about it; the other words describe it. */
  isThing: boolean;
}

export interface Understanding {
  /** The least sure step that a word needed; `none` when the thing was not understood. */
  level: Level | 'none';
  /** All must match, each by one of its keys; a word with two meanings of several words may occur several times. */
  words: AskedWord[];
  /** The same in the surest of their meanings: for «одеял» first what has that name, then its other meanings. */
  surest: AskedWord[];
  /** The words as understood, where that differs from what was typed. */
  text: string | null;
  /** Words that the shop does not know. */
  unknown: string[];
  /** The thing is known, but its kind makes it another thing: «бугуйн цаг». */
  isOtherKind: boolean;
}

const NOTHING: Understanding = { level: 'none', words: [], surest: [], text: null, unknown: [], isOtherKind: false };

const normal = (text: string): string => text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');

/** Describes another word, by its ending: «цувралын», «шургуулгатай»; for words that we do not sell also «нугардаг». */
const isSaidOfAnother = (slot: Slot): boolean =>
  isAttribute(lastTyped(slot)) || (isOpen(slot) && (isParticiple(slot.word.typed) || isAdjective(slot.word.typed)));

/** A word outside the language is not the missing thing while another word is one: «толь хааруулаач», «ищу зеркало домой». */
const isNoWord = (slot: Slot): boolean =>
  isOpen(slot) && !isFormOfLemma(slot.word.key) && !isNounOfVerb(slot.word.typed);

/** The last word does not describe: «модон сандлаас сонгоно», «орны төрлүүд». */
function isAskedAbout(slot: Slot, slots: Slot[]): boolean {
  const behind = slots.slice(slots.indexOf(slot) + 1);
  if (isOpen(slot) || behind.some((other) => !other.gone && !isNoWord(other))) return false;
  return (
    isObject(lastTyped(slot)) ||
    (isGenitive(lastTyped(slot)) && behind.some(({ word }) => isSaidAround(word.typed) && !isFiniteVerb(word.typed)))
  );
}

/** The head noun of a query: the last word that does more than describe («гал тогооны цонх» is about windows). */
function thingOf(slots: Slot[]): Slot | undefined {
  const said = slots.filter((slot) => !slot.gone);
  const behind = behindPreposition(slots);
  const mayBe = said.filter((slot) => !isDescribing(lastTyped(slot)) && !behind.has(slot));
  const things = mayBe.filter((slot) => !isSaidOfAnother(slot) || isAskedAbout(slot, slots));
  return things.findLast((slot) => !isNoWord(slot)) ?? things.at(-1) ?? mayBe.at(-1) ?? said.at(-1);
}

/** The last word of a phrase; for a corrected word the correction. */
function lastTyped({ word, found }: Slot): string {
  const isCorrected = found !== null && ['typo', 'layout', 'split'].includes(found.level);
  return (isCorrected ? found.shown : (found?.typed ?? word.typed)).split(' ').at(-1) ?? '';
}

/**
 * «бугуйн цаг», «машины дэвсгэр»: a genitive of bodies, vehicles or animals right before the thing makes it a thing that no furniture shop
 * has, and so do words for machines («ухаалаг цаг»). Any other unknown genitive is left out.
 */
function isOfAnotherKind(slots: Slot[], thing: Slot): boolean {
  const kind = slots[slots.indexOf(thing) - 1];
  if (kind === undefined || !isOpen(kind)) return false;
  const { typed } = kind.word;
  return isOfMachine(typed) || (isGenitive(typed) && isOfOtherGoods(typed));
}

/** «сүүлийн үеийн»: the latest, while «орчин үеийн» is a style. */
const isOfLatestTime = (slots: Slot[], place: number): boolean =>
  [slots[place - 1], slots[place]].some(
    (slot, at) => slot?.word.key === 'suuliin' && /^[uv]eiin$/.test(slots[place + at]?.word.key ?? ''),
  );

function conclude(text: string, slots: Slot[]): Understanding {
  const said = slots.filter((slot) => !slot.gone);
  const thing = thingOf(slots);
  const unknown = said.filter(isOpen).map(({ word }) => word.typed);
  if (thing === undefined || isOpen(thing)) return { ...NOTHING, unknown };
  const known = said.filter((slot) => !isOpen(slot));
  const read = (reading: 'groups' | 'surest') =>
    known.flatMap((slot) =>
      slot.found
        ? slot.found[reading].map((keys) => ({ typed: slot.found?.typed ?? '', keys, isThing: slot === thing }))
        : [],
    );
  const found = known.map((slot) => slot.found).filter((word) => word !== null);
  const level = LEVELS.findLast((step) => found.some((word) => word.level === step)) ?? 'exact';
  const shown = [...new Set(found.map((word) => word.shown))].join(' ');
  const typed = slots.map((slot) => slot.word.typed).join(' ');
  return {
    level,
    words: read('groups'),
    surest: read('surest'),
    text: [normal(typed), normal(text)].includes(normal(shown)) ? null : shown,
    unknown,
    isOtherKind: isOfAnotherKind(slots, thing),
  };
}

/** A word that was split in two counts as two: «galtogooni tereg». */
const keysSaidBy = ({ word, found }: Slot): string[][] =>
  found?.level === 'split'
    ? found.typed.split(' ').map(wordForms)
    : [[...new Set([...word.forms, ...(found?.groups.flat() ?? [])])]];

/** «кфены ширээ»: corrected words may form a phrase with a meaning, too. */
async function readCorrectedPhrases(slots: Slot[], vocabulary: Vocabulary, sayings: AllSayings): Promise<void> {
  const said = slots.filter((slot) => !slot.gone && slot.found !== null);
  if (said.every(({ found }) => found?.level === 'exact')) return;
  const words = said.flatMap((slot) => keysSaidBy(slot).map((keys) => ({ slot, keys })));
  const phrases = phrasesOfKeys(
    words.map(({ keys }) => keys),
    sayings,
  ).map((phrase) => ({
    phrase,
    own: [...new Set(phrase.positions.flatMap((at) => words[at]?.slot ?? []))],
  }));
  const fresh = phrases.filter(({ own }) => own.some(({ found }) => found?.level !== 'exact'));
  if (fresh.length === 0) return;
  const known = await vocabulary.known([...new Set(fresh.flatMap(({ phrase }) => keysOfPhrase(phrase)))]);
  for (const { phrase, own } of fresh) readPhrase(own, phrase, known);
}

/**
 * What the typed text asks for, in words that the shop has. One lookup covers all words as typed, their synonyms and their readings on
 * other keyboard layouts; more lookups follow only for words that remain unknown.
 */
export async function understandQuery(
  text: string,
  vocabulary: Vocabulary,
  spellCorrection: SpellCorrection,
  sayings: AllSayings = builtIn(),
): Promise<Understanding> {
  const query = queryOf(text, sayings);
  if (query.chunks.length === 0) return NOTHING;
  const known = await vocabulary.known(keysOfQuery(query));
  const slots = exactSlots(query, known);
  const idle = slots.filter(
    ({ word }, place) =>
      addsNothing(word.typed) ||
      isOnesOwn(word.typed) ||
      isArticle(word.typed, slots[place + 1]?.word.typed) ||
      isOfLatestTime(slots, place),
  );
  if (idle.length < slots.length) for (const slot of idle) slot.gone = true;
  leaveOutLocations(slots);
  if (slots.some(isOpen)) leaveOutCarriers(slots);
  if (slots.some(isOpen)) {
    await climb(slots, known, { vocabulary, spellCorrection, sayings });
    await readCorrectedPhrases(slots, vocabulary, sayings);
  }
  return conclude(text, slots);
}
