import { type Measure, measureAt } from './measures.ts';
import { type Piece, says } from './pieces.ts';

/** Which measure is meant: the height, one on the ground, or any. */
export type Side = 'height' | 'ground' | 'any';
/** Approximately, less than, at most, or at least. */
export type SizeBound = 'near' | 'below' | 'upTo' | 'above';

export interface SizeRead {
  centimetres: number[];
  side: Side;
  bound: SizeBound;
  first: number;
  next: number;
}

const HEIGHT = /^ondor(?:tei|toi|iin)?$/;
const GROUND = /^(?:orgon|urt|gun|diametr|golch|shirina|dlina)(?:t?[aeo]i|iin|in)?$/;
const ITS = /^ni?$/;
/** Furniture: smaller is a thickness, larger a room. */
const SMALLEST_CM = 3;
const LARGEST_CM = 1_000;
/** For a bare figure beside «өргөн» or «diametr»: a smaller one may count something else. */
const SMALLEST_BARE_CM = 20;

/** Words after «… метрээс»: the bound, and the side it applies to. */
const THAN: [said: RegExp, bound: SizeBound, side: Side][] = [
  [/^(?:bogino|bogin[a-z]*|nariin|nariihan)$/, 'below', 'ground'],
  [/^namhan$/, 'below', 'height'],
  [/^(?:jijig|baga|doosh|dooguur|menshe)$/, 'below', 'any'],
  [/^(?:urt|orgon|gun)$/, 'above', 'ground'],
  [/^ondor$/, 'above', 'height'],
  [/^(?:tom|ih|iluu|deesh|deeguur|garui)$/, 'above', 'any'],
];
const UP_TO = /^(?:hurtelh?|doosh|dotor|dotorh|ihgui|hetr[a-z]*gui|hurehgui)$/;
const FROM = /^(?:deesh|iluu|garui)$/;
const UP_TO_BEFORE = /^(?:do|under|below|maks|max|ihdee|menshe|koroche|nije|uje)$/;
const FROM_BEFORE = /^(?:ot|over|above|bagadaa|bolshe|vishe|dlinee|shire)$/;

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

interface Bounded {
  bound: SizeBound;
  side: Side;
  next: number;
}

/** «2 метрээс богино», «150 см хүртэл», «1 метрээс дээш өндөр». */
function boundBehind(pieces: readonly Piece[], { isAway, next }: Measure): Bounded {
  const than = isAway ? THAN.find(([said]) => says(pieces[next], said)) : undefined;
  if (than) {
    const [, bound, side] = than;
    const after = sideBehind(pieces, next + 1);
    return { bound, side: side === 'any' ? after.side : side, next: side === 'any' ? after.next : next + 1 };
  }
  const bound = says(pieces[next], UP_TO) ? 'upTo' : says(pieces[next], FROM) ? 'above' : null;
  const after = sideBehind(pieces, bound === null ? next : next + 1);
  return { bound: bound ?? 'near', ...after };
}

function sizeFrom(pieces: readonly Piece[], at: number): SizeRead | null {
  const measure = measureAt(pieces, at);
  if (measure === null) return null;
  const { centimetres, hasUnit, isAway } = measure;
  const isRound = pieces[at - 1]?.text === 'Ø';
  const behind = boundBehind(pieces, measure);
  const before = sideBefore(pieces, isRound ? at - 1 : at);
  const saysSide = behind.side !== 'any' || before.side !== 'any';
  const isBare = !hasUnit && centimetres.length === 1 && !isRound;
  // A bare figure counts only with a side of furniture; two figures with × between them, or one after Ø, are a size.
  if (isBare && (!saysSide || (centimetres[0] ?? 0) < SMALLEST_BARE_CM || (isAway && behind.bound === 'near')))
    return null;
  if (centimetres.some((size) => size < SMALLEST_CM || size > LARGEST_CM)) return null;
  const first = isRound && before.side === 'any' ? at - 1 : before.first;
  const said = pieces[first - 1];
  const isBoundBefore = hasUnit && behind.bound === 'near' && (says(said, UP_TO_BEFORE) || says(said, FROM_BEFORE));
  return {
    centimetres,
    side: behind.side === 'any' ? before.side : behind.side,
    bound: isBoundBefore ? (says(said, UP_TO_BEFORE) ? 'upTo' : 'above') : behind.bound,
    first: isBoundBefore ? first - 1 : first,
    next: behind.next,
  };
}

/** Reads the measures of a text: «150 см», «2м 10см», «нэг метр», «160×230», «180 см өргөн», «өндөр нь 2 м», «2 метрээс богино». */
export function readSize(pieces: readonly Piece[]): SizeRead | null {
  for (const at of pieces.keys()) {
    const size = sizeFrom(pieces, at);
    if (size !== null) return size;
  }
  return null;
}
