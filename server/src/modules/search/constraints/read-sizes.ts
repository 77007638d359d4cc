import { type Piece, says } from './pieces.ts';

/** Which measure was meant: the height, one on the ground, or any. */
export type Side = 'height' | 'ground' | 'any';

export interface SizeRead {
  centimetres: number[];
  side: Side;
  first: number;
  next: number;
}

const TIMES_SIGN = /^[×*]$/;
/** Typed for ×. */
const TIMES_LETTER = /^[xх]$/i;
const METRE = /^(?:m|metr[a-z]*)$/;
const CENTIMETRE = /^(?:sm|tsm|cm|santi[a-z]*)$/;
const MILLIMETRE = /^(?:m{1,2}|milimetr[a-z]*)$/;
const MILLIMETRE_TYPED = /^(?:мм|mm|милл?иметр\p{L}*)$/iu;
const ENDING = /^(?:iin|in|tei|tai|n|nii|t)$/;
const HEIGHT = /^ondor(?:tei|toi|iin)?$/;
const GROUND = /^(?:orgon|urt|gun|diametr|golch)(?:tei|tai|toi|iin|in)?$/;
const ITS = /^ni$/;
/** Furniture: below it is a thickness, above it a room. */
const SMALLEST_CM = 3;
const LARGEST_CM = 1_000;

const UNITS: [isUnit: (piece: Piece) => boolean, centimetres: number][] = [
  [(piece) => MILLIMETRE_TYPED.test(piece.text) || (says(piece, MILLIMETRE) && piece.key.length > 1), 0.1],
  [(piece) => says(piece, CENTIMETRE), 1],
  [(piece) => says(piece, METRE), 100],
];
const unitOf = (piece: Piece | undefined): number | undefined => piece && UNITS.find(([isUnit]) => isUnit(piece))?.[1];

const isTimes = (piece: Piece | undefined): boolean =>
  piece !== undefined && (TIMES_SIGN.test(piece.text) || TIMES_LETTER.test(piece.text));

/** The figures from here on, with × between them: «160×200», "160 x 230", «Ø160». */
function figuresFrom(pieces: readonly Piece[], at: number): { figures: number[]; next: number } {
  const figures: number[] = [];
  let next = at;
  for (;;) {
    const figure = pieces[next]?.figure ?? null;
    if (figure === null) return { figures, next: figures.length === 0 ? at : next - 1 };
    figures.push(figure);
    next += 1;
    if (!isTimes(pieces[next])) return { figures, next };
    next += 1;
  }
}

function sideBehind(pieces: readonly Piece[], at: number): { side: Side; next: number } {
  if (says(pieces[at], HEIGHT)) return { side: 'height', next: at + 1 };
  if (says(pieces[at], GROUND)) return { side: 'ground', next: at + 1 };
  return { side: 'any', next: at };
}

/** «өргөн нь 180 см» */
function sideBefore(pieces: readonly Piece[], at: number): { side: Side; first: number } {
  const said = says(pieces[at - 1], ITS) ? at - 2 : at - 1;
  const { side } = sideBehind(pieces, said);
  return { side, first: side === 'any' ? at : said };
}

function sizeFrom(pieces: readonly Piece[], at: number): SizeRead | null {
  const { figures, next: behind } = figuresFrom(pieces, at);
  if (figures.length === 0) return null;
  const isRound = pieces[at - 1]?.text === 'Ø';
  const unit = unitOf(pieces[behind]);
  // A bare figure may be anything; two with × between them, or one behind Ø, are a size.
  if (unit === undefined && figures.length === 1 && !isRound) return null;
  const centimetres = figures.map((figure) => Math.round(figure * (unit ?? 1)));
  if (centimetres.some((size) => size < SMALLEST_CM || size > LARGEST_CM)) return null;
  let next = unit === undefined ? behind : behind + 1;
  if (pieces[next]?.text === '-' && says(pieces[next + 1], ENDING)) next += 2;
  else if (pieces[next]?.isGlued && says(pieces[next], ENDING)) next += 1;
  const after = sideBehind(pieces, next);
  const before = sideBefore(pieces, isRound ? at - 1 : at);
  return {
    centimetres,
    side: after.side === 'any' ? before.side : after.side,
    first: isRound && before.side === 'any' ? at - 1 : before.first,
    next: after.next,
  };
}

/** What a text says about measures: «150 см», «2 метрийн», «160×230», «180 см өргөн», «өндөр нь 2 м». */
export function readSize(pieces: readonly Piece[]): SizeRead | null {
  for (const at of pieces.keys()) {
    const size = sizeFrom(pieces, at);
    if (size !== null) return size;
  }
  return null;
}
