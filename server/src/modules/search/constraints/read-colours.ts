import type { FacetNames } from '../index/facet-names.ts';
import { phraseAt } from '../words/meanings.ts';
import { isLatin } from '../words/query-words.ts';
import { type ColourName, type ColourPart, coloursOfHue, isOfTone, type Tone } from './colour-names.ts';
import { HUE_KEYS, hueWords } from './hue-words.ts';
import { keysOf, type Piece, says } from './pieces.ts';

export interface ColourRead {
  /** Colours of the shop with this name, the nearest first, and those with only such a swatch. */
  named: number[];
  seen: number[];
  /** A wood, which may also be a word of names and materials. */
  isWord: boolean;
  /** As typed. */
  label: string;
  first: number;
  next: number;
}

const OF_COLOUR = /^ong(?:iin|o|otei|oor|otoi|ootei|o?tei)$/;
const LONGEST_NAME = 3;

type Said = Omit<ColourRead, 'first'>;

/** In Latin letters long vowels are often typed short: "tsagan", "nogon". */
const shortened = (key: string): string => key.replaceAll(/([aeiou])\1/g, '$1');
const SHORTEST_SHORTENED = 4;

const isSaid = (piece: Piece | undefined, key: string): boolean =>
  piece !== undefined &&
  (keysOf(piece).includes(key) ||
    (key.length > SHORTEST_SHORTENED &&
      piece.key.length > 2 &&
      isLatin(piece.text) &&
      [piece.key, piece.rounded].some((typed) => shortened(typed) === shortened(key))));

/** A colour by its name in the shop: «саарал ногоон», «хар хөх», and the woods: «царс», «хушга». */
function shadeAt(pieces: readonly Piece[], at: number, names: FacetNames): Said | null {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const typed = pieces.slice(at, at + length);
    if (typed.length < length || typed.some(({ key }) => key === '')) continue;
    const isCalled = ({ keys }: ColourPart) =>
      keys.length === length && keys.every((key, place) => isSaid(typed[place], key));
    const named = names.colourNames.filter(({ parts }) => parts.some(isCalled));
    // A single word is a hue, which covers several colours, or a wood that starts a name.
    const isWood = ({ parts: [first] }: ColourName) => first !== undefined && first.hue === null && isCalled(first);
    const isShade = ({ parts }: ColourName) => parts.some((part) => part.hue !== null && isCalled(part));
    const isOne = named.some(length > 1 ? isShade : isWood);
    if (isOne)
      return {
        named: named.map(({ id }) => id),
        seen: [],
        isWord: length === 1,
        label: said(typed),
        next: at + length,
      };
  }
  return null;
}

const said = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text.toLowerCase()).join(' ');

function hueAt(pieces: readonly Piece[], at: number, names: FacetNames): Said | null {
  const known = hueWords.find(({ words, isLatin: latin }) =>
    words.every((word, place) => {
      const piece = pieces[at + place];
      return isSaid(piece, word) && (!latin || isLatin(piece?.text ?? ''));
    }),
  );
  if (known === undefined) return null;
  const { hue, words } = known;
  return { ...coloursOfHue(names.colourNames, hue), isWord: false, label: hue.said, next: at + words.length };
}

const SHADE = /^(?:tsaivar|baraan|tod|budeg|gun|har|saaral|shar)$/;

/** «цайвар ногоон», which the shop does not have: a green, labelled as typed. */
function shadedHueAt(pieces: readonly Piece[], at: number, names: FacetNames): Said | null {
  if (!says(pieces[at], SHADE) || !keysOf(pieces[at + 1] as Piece).some((key) => HUE_KEYS.has(key))) return null;
  const hue = hueAt(pieces, at + 1, names);
  if (hue === null) return null;
  const tone = toneOf(pieces[at]);
  const toned =
    tone === null ? hue : { ...hue, named: ofTone(hue.named, tone, names), seen: ofTone(hue.seen, tone, names) };
  const isSold = toned.named.length + toned.seen.length > 0;
  return { ...(isSold ? toned : hue), label: said(pieces.slice(at, hue.next)) };
}

const TONES: [said: RegExp, tone: Tone, label: string][] = [
  [/^(?:tsaivar(?:duu|han)?|light|svetl[a-z]*)$/, 'light', 'цайвар'],
  [/^(?:baraan(?:duu|han)?|dark|t[ie]?[ioe]mn[a-z]*)$/, 'dark', 'бараан'],
];
const toneOf = (piece: Piece | undefined): Tone | null => TONES.find(([tone]) => says(piece, tone))?.[1] ?? null;

function ofTone(ids: readonly number[], tone: Tone, { colourNames }: FacetNames): number[] {
  const toned = new Set(colourNames.filter((colour) => isOfTone(colour, tone)).map(({ id }) => id));
  return ids.filter((id) => toned.has(id));
}

/** «цайвар ширээ»: colours by lightness, whatever their names. */
function toneAt(pieces: readonly Piece[], at: number, names: FacetNames): Said | null {
  const known = TONES.find(([tone]) => says(pieces[at], tone));
  if (known === undefined) return null;
  const [, tone, label] = known;
  const ids = names.colourNames.filter((colour) => isOfTone(colour, tone)).map(({ id }) => id);
  return { named: ids, seen: [], isWord: false, label, next: at + 1 };
}

/** «цагаан уул» is a maker, «орны цагаан хэрэглэл» is linen. */
function isInPhrase(pieces: readonly Piece[], at: number): boolean {
  const words = pieces.map(keysOf);
  return words.some((_, start) => {
    const phrase = start > at ? null : phraseAt(words.slice(start));
    return phrase !== null && start + phrase.length > at;
  });
}

/** A single word in capitals is a product name: NOGOON is a plant of ours. */
const isName = (pieces: readonly Piece[]): boolean => pieces.length === 1 && /^[A-Z]{3,}$/.test(pieces[0]?.text ?? '');

export function readColour(pieces: readonly Piece[], names: FacetNames): ColourRead | null {
  if (isName(pieces)) return null;
  for (const at of pieces.keys()) {
    const next = pieces[at + 1];
    const found =
      shadeAt(pieces, at, names) ??
      (next ? shadedHueAt(pieces, at, names) : null) ??
      hueAt(pieces, at, names) ??
      toneAt(pieces, at, names);
    if (found === null || isInPhrase(pieces, at)) continue;
    const { next: behind, ...colours } = found;
    return { ...colours, first: at, next: says(pieces[behind], OF_COLOUR) ? behind + 1 : behind };
  }
  return null;
}
