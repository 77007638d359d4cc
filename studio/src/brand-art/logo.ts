import type { BrandIdentity } from './brand-identities.ts';
import { DRAWN_WORDS, type DrawnWord } from './drawn-words.ts';
import { MARK_BOX, MARK_LINE, MARKS, type Mark } from './marks.ts';
import { setWord } from './set-word.ts';

/** All logos are equally high, so that a strip of them needs no rule of its own. */
const HEIGHT = 48;
const MARK_HEIGHT = 32;
const GAP = 12;
/** Between the middles of two lines of a name. */
const LEADING = 20;

/** The name as outlines, before it the mark: one colour, nothing behind it, nothing left and right of it. */
export function drawLogo(name: string, { word, mark, markInLogo, ink }: BrandIdentity): string {
  const start = markInLogo ? MARK_HEIGHT + GAP : 0;
  const written = typeof word === 'string' ? drawnWord(DRAWN_WORDS[word]) : setLines(word);
  const width = Math.ceil((start + written.width) * 10) / 10;
  const before = markInLogo
    ? `<g transform="translate(0 8)scale(${MARK_HEIGHT / MARK_BOX})">${markShapes(MARKS[mark])}</g>`
    : '';
  const shapes = start > 0 ? `<g transform="translate(${start})">${written.shapes}</g>` : written.shapes;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" color="${ink}">` +
    `<title>${name}</title>${before}${shapes}</svg>\n`
  );
}

function setLines(lines: Parameters<typeof setWord>[0][]): { shapes: string; width: number } {
  const set = lines.map((line, index) => setWord(line, HEIGHT / 2 + (index - (lines.length - 1) / 2) * LEADING));
  return {
    shapes: `<path fill="currentColor" d="${set.map(({ data }) => data).join('')}"/>`,
    width: Math.max(...set.map(({ width }) => width)),
  };
}

function drawnWord({ line, width, left, right }: DrawnWord): { shapes: string; width: number } {
  const shapes = `<path transform="translate(${width / 2 - left})" fill="none" stroke="currentColor" stroke-width="${width}" stroke-miterlimit="2" d="${line}"/>`;
  return { shapes, width: right - left + width };
}

/** The mark in `currentColor`. */
export function markShapes({ fill, line }: Mark): string {
  const filled = fill ? `<path fill="currentColor" fill-rule="evenodd" d="${fill}"/>` : '';
  const drawn = line ? `<path fill="none" stroke="currentColor" stroke-width="${MARK_LINE}" d="${line}"/>` : '';
  return filled + drawn;
}
