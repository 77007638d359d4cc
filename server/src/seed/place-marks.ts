import type { Hotspot } from './studio-files.ts';

interface Mark {
  spot: Hotspot;
  /** In per cent of the picture. */
  x: number;
  y: number;
}

/** The picture is wider than high: one per cent of its height is shorter than one of its width. */
const FLATNESS = 670 / 1600;
/** Marks closer than this, in per cent of the width, overlap on a phone. */
const APART = 5.5;
/** Positions in the box, from the middle outwards. */
const PLACES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
/** Keeps the whole mark visible. */
const EDGE = { top: 6, right: 97, bottom: 94 };
/** A phone crops the bare wall on the left; a room furnished from edge to edge is shown whole. */
const LEFT = { calm: 34, none: 4 };

/**
 * The position of each piece's mark, the largest piece first: in its middle, or as near to it as smaller pieces in front and their marks
 * allow. A sofa's mark is next to the vase that hides its middle. `text`: the calm side of the picture, which has no marks.
 */
export function placeMarks(
  spots: readonly Hotspot[],
  byHand: Record<string, [x: number, y: number]> = {},
  text = 'left',
): Mark[] {
  const leftEdge = text === 'none' ? LEFT.none : LEFT.calm;
  const marks: Mark[] = [];
  for (const spot of spots.toSorted((one, other) => area(one) - area(other))) {
    const room = (at: Mark) => Math.min(...marks.map((mark) => distance(at, mark)));
    const [x, y] = byHand[spot.code] ?? [];
    if (x !== undefined && y !== undefined) {
      marks.push({ spot, x, y });
      continue;
    }
    const places = placesIn(spot, leftEdge).toSorted((one, other) => off(one, spot) - off(other, spot));
    const free = places.filter((at) => !marks.some((smaller) => covers(smaller.spot, at)));
    const candidates = free.length > 0 ? free : places;
    const [roomiest] = candidates.toSorted((one, other) => room(other) - room(one));
    const chosen = candidates.find((at) => room(at) >= APART) ?? roomiest;
    if (chosen !== undefined) marks.push(chosen);
  }
  return marks.reverse();
}

const area = ({ box: [left, top, right, bottom] }: Hotspot): number => (right - left) * (bottom - top);

function placesIn(spot: Hotspot, leftEdge: number): Mark[] {
  const [left, top, right, bottom] = spot.box;
  const within = (from: number, to: number, least: number, most: number) =>
    PLACES.map((part) => Math.min(most, Math.max(least, Math.round((from + part * (to - from)) * 10) / 10)));
  const xs = within(left, right, leftEdge, EDGE.right);
  const ys = within(top, bottom, EDGE.top, EDGE.bottom);
  return xs.flatMap((x) => ys.map((y) => ({ spot, x, y })));
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, (one.y - other.y) * FLATNESS);

const off = (at: Mark, { box: [left, top, right, bottom] }: Hotspot): number =>
  distance(at, { x: (left + right) / 2, y: (top + bottom) / 2 });

const covers = ({ box: [left, top, right, bottom] }: Hotspot, { x, y }: Mark): boolean =>
  x > left && x < right && y > top && y < bottom;
