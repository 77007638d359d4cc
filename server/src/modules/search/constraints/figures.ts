import type { Piece } from './pieces.ts';

const VALUES: [words: string, value: number][] = [
  ['neg', 1],
  ['hoior hoer', 2],
  ['gurav gurvan', 3],
  ['dorov dorvon', 4],
  ['tav tavan', 5],
  ['zurgaa zurgaan', 6],
  ['doloo doloon', 7],
  ['naim naiman', 8],
  ['es eson', 9],
  ['arav arvan', 10],
  ['hori horin', 20],
  ['guch guchin', 30],
  ['doch dochin', 40],
  ['tavi tavin', 50],
  ['jar jaran', 60],
  ['dal dalan', 70],
  ['naia naian', 80],
  ['er eren', 90],
];
const VALUE_OF = new Map(VALUES.flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)));
const HUNDRED = /^zuun?$/;

export interface Figure {
  value: number;
  /** The next piece. */
  next: number;
}

/** A figure in digits or in words: 3, «гурван», «хоёр зуун тавин». */
export function figureAt(pieces: readonly Piece[], at: number): Figure | null {
  const figure = pieces[at]?.figure;
  if (figure !== null && figure !== undefined) return { value: figure, next: at + 1 };
  let value = 0;
  let next = at;
  for (; next < pieces.length; next += 1) {
    const { key = '', rounded = '' } = pieces[next] ?? {};
    const said = VALUE_OF.get(key) ?? VALUE_OF.get(rounded);
    // «нэг хоёр хүний буйдан» counts two: after ones the number ends.
    if (said !== undefined && value % 10 === 0) value += said;
    else if (HUNDRED.test(key)) value = (value || 1) * 100;
    else break;
  }
  return next === at ? null : { value, next };
}
