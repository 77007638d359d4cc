import type { PathCommand } from 'opentype.js';

/** Outlines as short path data: relative, of one decimal, without what need not be said, so that a logo stays small. */
export function pathData(commands: PathCommand[]): string {
  let pen = { x: 0, y: 0 };
  // Where the control point of the next curve would be if it went on smoothly.
  let smooth = pen;
  let data = '';
  let letterBefore = '';
  for (const command of commands) {
    // Every contour is filled, and a fill closes it.
    if (command.type === 'Z') continue;
    const from = command.type === 'M' ? { x: 0, y: 0 } : pen;
    const points = pointsOf(command).map((value, index) => tenths(value) - (index % 2 ? from.y : from.x));
    const end = { x: tenths(command.x), y: tenths(command.y) };
    if (command.type !== 'M' && points.every((value) => value === 0)) continue;
    const goesOn = 'qt'.includes(letterBefore) && command.type === 'Q' && isNear(points, smooth, pen);
    const { letter, values } = goesOn ? { letter: 't', values: points.slice(2) } : shortest(command.type, points);
    const control = goesOn ? smooth : { x: from.x + (points[0] ?? 0), y: from.y + (points[1] ?? 0) };
    smooth = { x: 2 * end.x - control.x, y: 2 * end.y - control.y };
    pen = end;
    data += numbers(letter === letterBefore ? '' : letter, values, data);
    letterBefore = letter;
  }
  return data;
}

/** A tenth more or less: what rounding does anyway. */
const isNear = ([x = 0, y = 0]: number[], point: { x: number; y: number }, pen: { x: number; y: number }) =>
  Math.abs(pen.x + x - point.x) <= 1 && Math.abs(pen.y + y - point.y) <= 1;

function pointsOf(command: Exclude<PathCommand, { type: 'Z' }>): number[] {
  if (command.type === 'C') return [command.x1, command.y1, command.x2, command.y2, command.x, command.y];
  if (command.type === 'Q') return [command.x1, command.y1, command.x, command.y];
  return [command.x, command.y];
}

// Whole tenths while counting: sums of rounded fractions would drift.
function tenths(value: number): number {
  if (!Number.isFinite(value)) throw new Error('An outline has a point that is no number');
  return Math.round(value * 10);
}

/** A start is absolute; a line that goes straight across or down needs one number. */
function shortest(type: 'M' | 'L' | 'C' | 'Q', values: number[]): { letter: string; values: number[] } {
  const [across = 0, down = 0] = values;
  if (type === 'M') return { letter: 'M', values };
  if (type === 'L' && down === 0) return { letter: 'h', values: [across] };
  if (type === 'L' && across === 0) return { letter: 'v', values: [down] };
  return { letter: type.toLowerCase(), values };
}

/** `-5, 12, 3` → `-.5 1.2.3`: a minus parts two numbers, and so does a second point. */
function numbers(letter: string, values: number[], before: string): string {
  let text = letter;
  for (const value of values) {
    const number = String(value / 10).replace(/^(-?)0\./, '$1.');
    const last = /[\d.]+$/.exec(before + text)?.[0] ?? '';
    const isParted = last === '' || number.startsWith('-') || (number.startsWith('.') && last.includes('.'));
    text += (isParted ? '' : ' ') + number;
  }
  return text;
}
