import type { PathCommand } from 'opentype.js';
import { pathData } from './path-data.ts';
import { openTypeface, type Typeface } from './typefaces.ts';

export interface SetWord {
  text: string;
  typeface: Typeface;
  /** Height of the letters that decide how large the name looks: of capitals, else of small letters. */
  height: number;
  /** Thousandths of the size between letters. */
  tracking: number;
}

/** The word as an outline whose left edge is at 0; what stands above the baseline has its middle at `middle`. */
export function setWord(
  { text, typeface, height, tracking }: SetWord,
  middle: number,
): { data: string; width: number } {
  const font = openTypeface(typeface);
  const isCapitals = text === text.toUpperCase();
  const size = (height * font.unitsPerEm) / font.charToGlyph(isCapitals ? 'H' : 'x').getBoundingBox().y2;
  const glyphs = text.split('').map((letter) => font.charToGlyph(letter));
  const path = font.getPath('', 0, 0, size);
  let x = 0;
  for (const [index, glyph] of glyphs.entries()) {
    path.extend(glyph.getPath(x, 0, size));
    const next = glyphs[index + 1];
    const kerning = next ? font.getKerningValue(glyph, next) : 0;
    x += (((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm + tracking / 1000) * size;
  }
  const box = path.getBoundingBox();
  const moved = path.commands.map((command) => shift(command, -box.x1, middle - box.y1 / 2));
  return { data: pathData(moved), width: box.x2 - box.x1 };
}

function shift(command: PathCommand, x: number, y: number): PathCommand {
  if (command.type === 'Z') return command;
  const end = { x: command.x + x, y: command.y + y };
  if (command.type === 'M' || command.type === 'L') return { ...command, ...end };
  const first = { x1: command.x1 + x, y1: command.y1 + y };
  if (command.type === 'Q') return { ...command, ...end, ...first };
  return { ...command, ...end, ...first, x2: command.x2 + x, y2: command.y2 + y };
}
