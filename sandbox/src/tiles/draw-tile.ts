// A plain map: a grid for orientation, and a dot with a short name in the middle of each of the nine districts.
import { DISTRICTS } from './districts.ts';
import { writePng } from './write-png.ts';

/** The letters of the districts' short names, five dots wide and seven high: a stand-in has no font. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  Б: ['#####', '#....', '#....', '####.', '#...#', '#...#', '####.'],
  Г: ['#####', '#....', '#....', '#....', '#....', '#....', '#....'],
  Д: ['..###', '.#..#', '.#..#', '.#..#', '.#..#', '#####', '#...#'],
  З: ['.###.', '#...#', '....#', '..##.', '....#', '#...#', '.###.'],
  Н: ['#...#', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  С: ['.###.', '#...#', '#....', '#....', '#....', '#...#', '.###.'],
  У: ['#...#', '#...#', '#...#', '.####', '....#', '#...#', '.###.'],
  Х: ['#...#', '#...#', '.#.#.', '..#..', '.#.#.', '#...#', '#...#'],
  Ч: ['#...#', '#...#', '#...#', '.####', '....#', '....#', '....#'],
};

export interface Tile {
  zoom: number;
  x: number;
  y: number;
}

const SIDE = 256;
const LINES_EVERY = 64;
const DOT = 7;
const SCALE = 3;
const LETTER_STEP = 6;

const GROUND = 0;
const LINE = 1;
const EDGE = 2;
const INK = 3;
const PALETTE = [
  [245, 242, 236],
  [232, 226, 216],
  [217, 208, 194],
  [43, 38, 34],
] as const;

/** The position of a place on the square picture of the whole world at a zoom level (Web Mercator), in dots. */
export function dotsOf(place: { latitude: number; longitude: number }, zoom: number): { x: number; y: number } {
  const world = SIDE * 2 ** zoom;
  const sine = Math.sin((place.latitude * Math.PI) / 180);
  return {
    x: ((place.longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** One tile as a PNG file. */
export function drawTile({ zoom, x, y }: Tile): Buffer {
  const dots = new Uint8Array(SIDE * SIDE).fill(GROUND);
  const put = (column: number, row: number, colour: number) => {
    if (column >= 0 && column < SIDE && row >= 0 && row < SIDE) dots[row * SIDE + column] = colour;
  };
  for (let along = 0; along < SIDE; along += 1) {
    for (let line = 0; line < SIDE; line += LINES_EVERY) {
      const colour = line === 0 ? EDGE : LINE;
      put(line, along, colour);
      put(along, line, colour);
    }
  }
  for (const district of DISTRICTS) {
    const middle = dotsOf(district, zoom);
    const column = Math.round(middle.x - x * SIDE);
    const row = Math.round(middle.y - y * SIDE);
    drawDot(put, column, row);
    drawName(put, district.name, column + DOT * 2, row - Math.round((7 * SCALE) / 2));
  }
  return writePng({ side: SIDE, dots, palette: PALETTE });
}

type Put = (column: number, row: number, colour: number) => void;

function drawDot(put: Put, column: number, row: number): void {
  for (let across = -DOT; across <= DOT; across += 1) {
    for (let down = -DOT; down <= DOT; down += 1) {
      if (Math.hypot(across, down) <= DOT) put(column + across, row + down, INK);
    }
  }
}

function drawName(put: Put, name: string, column: number, row: number): void {
  const drawn = name
    .split('')
    .flatMap((letter, at) =>
      (LETTERS[letter] ?? []).flatMap((line, down) =>
        line.split('').flatMap((sign, across) => (sign === '#' ? [{ across: at * LETTER_STEP + across, down }] : [])),
      ),
    );
  for (const { across, down } of drawn) {
    for (let dot = 0; dot < SCALE * SCALE; dot += 1) {
      put(column + across * SCALE + (dot % SCALE), row + down * SCALE + Math.floor(dot / SCALE), INK);
    }
  }
}
