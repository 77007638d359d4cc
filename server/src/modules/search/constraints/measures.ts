import { figureAt } from './figures.ts';
import { type Piece, says } from './pieces.ts';

/** Centimetres with × between them; whether their unit was typed, and an ablative ending («метрээс»). */
export interface Measure {
  centimetres: number[];
  hasUnit: boolean;
  isAway: boolean;
  next: number;
}

const TIMES_SIGN = /^[×*]$/;
/** Typed instead of ×. */
const TIMES_LETTER = /^[xх]$/i;
const METRE = /^(?:m|metr[a-z]*)$/;
const CENTIMETRE = /^(?:sm|tsm|cm|santi[a-z]*)$/;
const MILLIMETRE = /^(?:m{1,2}|milimetr[a-z]*)$/;
const MILLIMETRE_TYPED = /^(?:мм|mm|милл?иметр\p{L}*)$/iu;
const ENDING = /^(?:iin|in|tei|tai|n|nii|t)$/;
const HALF = /^hagas(?:aas|iin|tai|t)?$/;
const AWAY = /(?:aas|ees|oos)$/;
const AWAY_ALONE = /^(?:s|aas|ees|oos|as|es)$/;
const METRE_CM = 100;

const UNITS: [isUnit: (piece: Piece) => boolean, centimetres: number][] = [
  [(piece) => MILLIMETRE_TYPED.test(piece.text) || (says(piece, MILLIMETRE) && piece.key.length > 1), 0.1],
  [(piece) => says(piece, CENTIMETRE), 1],
  [(piece) => says(piece, METRE), METRE_CM],
];
const unitOf = (piece: Piece | undefined): number | undefined => piece && UNITS.find(([isUnit]) => isUnit(piece))?.[1];

const isTimes = (piece: Piece | undefined): boolean =>
  piece !== undefined && (TIMES_SIGN.test(piece.text) || TIMES_LETTER.test(piece.text));

/** «хивс 170 240»: two bare figures in the size range of furniture. */
const areSides = (pieces: readonly Piece[], at: number, next: number): boolean =>
  next === at + 1 && [pieces[at], pieces[next]].every((piece) => isSide(piece?.figure ?? 0));
const isSide = (figure: number): boolean => Number.isInteger(figure) && figure >= 40 && figure <= 400;

/** The figures from here on: «160×200», "160 x 230"; figures in words only before a unit: «нэг метр». */
function figuresFrom(pieces: readonly Piece[], at: number): { figures: number[]; next: number } {
  const figures: number[] = [];
  let next = at;
  for (;;) {
    const figure = pieces[next]?.figure ?? null;
    if (figure === null) break;
    figures.push(figure);
    next += 1;
    if (isTimes(pieces[next])) next += 1;
    else if (!areSides(pieces, at, next)) return { figures, next };
  }
  if (figures.length > 0) return { figures, next: next - 1 };
  const said = figureAt(pieces, at);
  if (said !== null && unitOf(pieces[said.next]) !== undefined) return { figures: [said.value], next: said.next };
  // «хагас метр», «метр хагас»
  if (says(pieces[at], HALF) && unitOf(pieces[at + 1]) === METRE_CM) return { figures: [0.5], next: at + 1 };
  const isMore = unitOf(pieces[at]) === METRE_CM && (says(pieces[at + 1], HALF) || tensAt(pieces, at + 1) !== null);
  return { figures: isMore ? [1] : [], next: at };
}

/** «метр дөч», «метр наян таван», «метр дөчийн»: centimetres in words after a metre. */
const OF_TENS = /^((?:arv|hori|guch|doch|tavi|jar|dal|nai|er)[a-z]*?)(?:iin|in|tei|tai|toi)$/;
function tensAt(pieces: readonly Piece[], at: number): { centimetres: number; next: number } | null {
  const piece = pieces[at];
  const stem = OF_TENS.exec(piece?.key ?? '')?.[1];
  const bare = piece && stem ? [...pieces.slice(0, at), { ...piece, key: stem, rounded: stem }] : pieces;
  const figure = piece?.figure === null ? figureAt(bare, at) : null;
  return figure !== null && figure.value >= 10 && figure.value < METRE_CM
    ? { centimetres: figure.value, next: figure.next }
    : null;
}

/** After metres: «2м 10см», «2 метр 10», «метр хагас», «метр дөч». */
function furtherAt(pieces: readonly Piece[], at: number): { centimetres: number; next: number } {
  if (says(pieces[at], HALF)) return { centimetres: METRE_CM / 2, next: at + 1 };
  const tens = tensAt(pieces, at);
  if (tens !== null) return tens;
  const figure = figureAt(pieces, at);
  const isRest = figure !== null && figure.value < METRE_CM && unitOf(pieces[figure.next]) === 1;
  return isRest ? { centimetres: figure.value, next: figure.next + 1 } : { centimetres: 0, next: at };
}

export function measureAt(pieces: readonly Piece[], at: number): Measure | null {
  const { figures, next: behind } = figuresFrom(pieces, at);
  if (figures.length === 0) return null;
  const unit = unitOf(pieces[behind]);
  const further = unit === METRE_CM && figures.length === 1 ? furtherAt(pieces, behind + 1) : null;
  const centimetres = figures.map((figure) => Math.round(figure * (unit ?? 1) + (further?.centimetres ?? 0)));
  let next = unit === undefined ? behind : (further?.next ?? behind + 1);
  let isAway = unit !== undefined && says(pieces[next - 1], AWAY);
  const isDashed = pieces[next]?.text === '-';
  const ending = pieces[isDashed ? next + 1 : next];
  const isAwayAlone = says(ending, AWAY_ALONE);
  if (ending?.isGlued && (isAwayAlone || says(ending, ENDING))) {
    isAway ||= isAwayAlone;
    next += isDashed ? 2 : 1;
  }
  return { centimetres, hasUnit: unit !== undefined, isAway, next };
}
