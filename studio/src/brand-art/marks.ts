// The marks of the brands, drawn in a box of 40 × 40 from simple shapes: small beside the name, large in the banner.

export interface Mark {
  /** Path data that is filled (even-odd). */
  fill?: string;
  /** Path data that is drawn as a line. */
  line?: string;
}

export const MARK_BOX = 40;
export const MARK_LINE = 3;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

const round = (value: number) => Math.round(value * 100) / 100;

/** Points on a circle around the middle of the box, the first one on top. */
const around = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return { x: round(20 + radius * Math.sin(angle)), y: round(20 - radius * Math.cos(angle)) };
  });

const spokes = around(8, 17)
  .map((end, index) => ({ end, start: around(8, 6)[index] ?? end }))
  .map(({ start, end }) => `M${start.x} ${start.y}L${end.x} ${end.y}`)
  .join('');

export const MARKS = {
  hills: { line: 'M2 36a18 18 0 0 1 36 0M9 36a11 11 0 0 1 22 0M16 36a4 4 0 0 1 8 0' },
  peak: { fill: 'M20 3l9.4 16.4-4.6-2.9-4.8 5.3-4.8-5.3-4.6 2.9z', line: 'M20 5L37 35.5H3z' },
  lake: { line: 'M2 20a18 18 0 0 1 36 0M2 20h36M5 26.5h30M10.5 33h19' },
  dune: { fill: 'M0 40A40 40 0 0 1 40 0V40z' },
  ridge: { fill: 'M0 38L20 4l20 34H29.5L20 21.5 10.5 38z' },
  bend: { line: 'M3 38V20A17 17 0 0 1 20 3h18M11.5 38V20a8.5 8.5 0 0 1 8.5-8.5h18M20 38V20h18' },
  meander: { line: 'M3 3v16a17 17 0 0 0 34 0V3M11.5 3v16a8.5 8.5 0 0 0 17 0V3' },
  waves: { line: 'M0 11q5-7 10 0t10 0t10 0t10 0M0 21q5-7 10 0t10 0t10 0t10 0M0 31q5-7 10 0t10 0t10 0t10 0' },
  ring: { line: `${circle(20, 20, 17)}${circle(20, 20, 6)}${spokes}` },
  flame: {
    fill: 'M20 1c8 10 13 16 13 25a13 13 0 0 1-26 0C7 17 12 11 20 1zM20 19c-4 5-5.5 7.5-5.5 11a5.5 5.5 0 0 0 11 0c0-3.5-1.5-6-5.5-11z',
  },
  arches: { line: 'M3 38V20a17 17 0 0 1 34 0v18M11.5 38V20a8.5 8.5 0 0 1 17 0v18' },
  horn: {
    line: 'M20 37V3M20 17C20 3 4 4 4 11c0 7 10 6 10 0M20 17C20 3 36 4 36 11c0 7-10 6-10 0M20 23C20 37 4 36 4 29c0-7 10-6 10 0M20 23c0 14 16 13 16 6c0-7-10-6-10 0',
  },
  birch: { fill: 'M4 2h7v36H4zM16.5 2h7v36h-7zM29 2h7v36h-7zM4 12h4.5v2.5H4zM19 25h4.5v2.5H19zM29 17h4.5v2.5H29z' },
  bowl: { fill: 'M2 12h36a18 18 0 0 1-36 0zM13 33h14v4H13z' },
  leaf: { fill: 'M4 32C3 14 15 4 36 3zM37 4C36 25 26 37 8 36z' },
  spring: { line: `${circle(20, 20, 17)}${circle(20, 25.5, 11.5)}${circle(20, 31, 6)}` },
  rosette: {
    line: around(6, 9)
      .map(({ x, y }) => circle(x, y, 9))
      .join(''),
  },
  daybreak: { line: 'M2 36l18-20 18 20zM20 2v7M6.5 7.5l4.5 6M33.5 7.5l-4.5 6' },
  moon: { fill: `M25 3A17.5 17.5 0 1 0 37.5 26A14.5 14.5 0 0 1 25 3z${circle(33, 11, 3)}` },
  gable: { line: 'M2 20L20 4l18 16M8 15v22h24V15M16 37V27a4 4 0 0 1 8 0v10' },
} satisfies Record<string, Mark>;

export type MarkName = keyof typeof MARKS;
