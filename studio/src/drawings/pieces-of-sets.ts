// Pictures show a set as a group, while its size is that of one piece (STATED in catalog_source.py). The drawing shows that piece:
// the numbers are its parts on the sheet of drawing.py. Round pieces are the same from the side. `agreement.test.ts` holds the
// proportions of all of them against the size.
import type { Catalogue } from '../catalogue.ts';
import type { Side } from '../manifest.ts';
import type { Shape } from './outline.ts';
import { curtain, edge, pillow, pillowFromSide, plate } from './plain-shapes.ts';

type Size = Catalogue['models'][number]['size'];

/** Parts of the sheet, of its front or its side, or a form that follows from the size. */
type Drawn = { of: 'front' | 'side'; parts: readonly number[] } | ((size: Size) => Shape[]);

export interface Piece {
  /** What is drawn, in the customer's words; null where it is the whole thing. */
  name: string | null;
  sides: Partial<Record<Side, Drawn>>;
}

const front = (...parts: number[]): Drawn => ({ of: 'front', parts });
const side = (...parts: number[]): Drawn => ({ of: 'side', parts });
const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, n) => n);

export const PIECES: Readonly<Record<string, Piece>> = {
  'pillow-uul': { name: null, sides: { above: pillow, side: pillowFromSide } },
  'cushion-urguu': { name: 'Дөрвөлжин дэр', sides: { above: pillow, side: pillowFromSide } },
  'curtain-hoshig': { name: 'Нэг хөшиг', sides: { front: curtain } },
  'mug-tsai': { name: 'Нэг аяга', sides: { front: front(4, 5), side: side(0) } },
  'plates-talh': { name: 'Том таваг', sides: { above: plate, side: side(0) } },
  'bowls-shul': { name: 'Том аяга', sides: { front: front(0), side: side(0) } },
  'glass-us': { name: 'Нэг аяга', sides: { front: front(2), side: front(2) } },
  'board-banz': { name: 'Том мод', sides: { front: front(1, 0), side: edge } },
  'jars-sav': { name: 'Өндөр сав', sides: { front: front(0, 1, 2), side: front(0, 1, 2) } },
  'art-zurag': { name: 'Нэг зураг', sides: { front: front(0, 3, 6, 7, 8, 9), side: side(0, 3, 4, 5) } },
  'vase-trio': { name: 'Урт хүзүүтэй ваар', sides: { front: front(0), side: front(0) } },
  'candle-zul': { name: 'Өндөр суурь', sides: { front: front(4), side: front(4) } },
  'basket-sags': { name: 'Том сагс', sides: { front: front(2), side: front(2) } },
  'box-hairtsag': { name: 'Том хайрцаг', sides: { front: front(2, 3, 8, 9), side: side(0, 1) } },
  'out-zuslan': {
    name: 'Буйдан',
    sides: { front: front(...upTo(17)), side: side(0, 1, 2, 3, 7, 8, 9, 10, 11, 12, 13, 14, 21, 22, 26, 27, 28, 29) },
  },
  'out-denluu': {
    name: 'Том дэнлүү',
    sides: { front: front(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), side: front(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) },
  },
  'out-tagt': { name: 'Иж бүрдлээрээ', sides: { front: front(), side: side() } },
  'ktable-botgo': { name: 'Иж бүрдлээрээ', sides: { front: front(), side: side() } },
  'nest-ihel': { name: 'Хоёр ширээ хамтдаа', sides: { front: front(), side: side() } },
};
