import { fold, foldWithWAsSh } from '../words/fold.ts';
import { wordForms } from '../words/lexemes.ts';
import { russianForms } from '../words/meanings.ts';
import { isLatin } from '../words/query-words.ts';

/** A figure, a word or a sign of a typed text, and its position. */
export interface Piece {
  text: string;
  from: number;
  to: number;
  /** Folded; empty for figures and signs. */
  key: string;
  /** The key with ө where Latin has u ("undur" is «өндөр») and ш where it has w ("doow" is «доош»). */
  rounded: string;
  /** The value of a figure. */
  figure: number | null;
  /** No blank between it and the previous piece. */
  isGlued: boolean;
}

/** «200 000» is one figure, «160 200» are two, unless a currency follows. */
const GROUPED = String.raw`\d{1,3}(?: \d{3})* 000(?!\d)|\d{1,3}(?: \d{3})+(?=\s?(?:₮|төг))|\d{1,3}(?:[.,'’]\d{3})+(?!\d)`;
const PIECE = new RegExp(
  String.raw`${GROUPED}|\d+(?:[.,]\d{1,2}(?!\d))?|\p{L}[\p{L}\p{M}'’ʼ]*|\.\.+|[-–—~×*₮Ø]`,
  'giu',
);
const GROUPS = /^\d{1,3}(?:[ .,'’]\d{3})+$/;

function figureOf(text: string): number | null {
  if (!/^\d/.test(text)) return null;
  return GROUPS.test(text) ? Number(text.replace(/\D/g, '')) : Number(text.replace(',', '.'));
}

/** The pieces of a text; parts that were already read are blanks in it. */
export function piecesOf(text: string): Piece[] {
  let end = -1;
  return [...text.matchAll(PIECE)].map((match) => {
    const [piece] = match;
    const isWord = /^\p{L}/u.test(piece);
    const key = isWord ? fold(piece) : '';
    const from = match.index;
    const isGlued = from === end;
    end = from + piece.length;
    const rounded = isWord && isLatin(piece) ? (foldWithWAsSh(piece) ?? key).replaceAll('u', 'o') : key;
    return { text: piece, from, to: end, key, rounded, figure: figureOf(piece), isGlued };
  });
}

/** Whether the piece is a word that matches the pattern, by either key. */
export const says = (piece: Piece | undefined, pattern: RegExp): boolean =>
  piece !== undefined && piece.key !== '' && (pattern.test(piece.key) || pattern.test(piece.rounded));

/** The keys of a word: as typed, its lemmas, and with ө for u. */
export const keysOf = (piece: Piece): string[] =>
  piece.key === '' ? [] : [...new Set([...wordForms(piece.text), piece.rounded, ...russianForms(piece.text)])];

/** The text with a part of it blanked; all other characters keep their positions. */
export const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
