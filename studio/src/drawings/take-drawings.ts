import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, isFlat } from '../catalogue.ts';
import { MEDIA } from '../folders.ts';
import type { Drawing, Manifest, Side } from '../manifest.ts';
import { saveByContent } from '../save-by-content.ts';
import { outlineSvg, type Shape } from './outline.ts';
import { PIECES } from './pieces-of-sets.ts';
import { lying } from './plain-shapes.ts';
import { readSheet, type Sheet } from './read-sheet.ts';

/** The longest side of a thing, in units of its drawings. */
const LONG_SIDE = 400;
/** What is measured along the floor. */
const ACROSS = { front: 'width', side: 'depth', above: 'width' } as const;

type Model = Catalogue['models'][number];

/** Takes over the drawings that are on this machine: the outline of each side is a file, ending where the thing ends. */
export function takeDrawings(masters: string, shop: Catalogue, manifest: Manifest): number {
  let taken = 0;
  for (const model of shop.models) {
    const file = join(masters, 'drawings', `${model.code}.svg`);
    const sheet = existsSync(file) ? readSheet(readFileSync(file, 'utf8')) : null;
    if (sheet === null && !isFlat(model)) continue;
    manifest.drawings[model.code] = drawingOf(model, sheet);
    taken += 1;
  }
  return taken;
}

function drawingOf(model: Model, sheet: Sheet | null): Drawing {
  const sides: Drawing['sides'] = {};
  const units = LONG_SIDE / Math.max(...Object.values(model.size));
  for (const [side, shapes] of Object.entries(shapesOf(model, sheet)) as [Side, Shape[]][]) {
    const { svg, width, height } = outlineSvg(shapes, units * model.size[ACROSS[side]]);
    const name = `${model.code}-drawing-${side}`;
    sides[side] = { file: saveByContent(join(MEDIA, 'product'), name, Buffer.from(svg), 'svg'), width, height };
  }
  return { piece: PIECES[model.code]?.name ?? null, sides };
}

function shapesOf(model: Model, sheet: Sheet | null): Partial<Record<Side, Shape[]>> {
  const piece = PIECES[model.code];
  if (piece) {
    return Object.fromEntries(
      Object.entries(piece.sides).map(([side, drawn]) => [
        side,
        typeof drawn === 'function' ? drawn(model.size) : chosen(model.code, sheet?.[drawn.of] ?? [], drawn.parts),
      ]),
    );
  }
  if (sheet !== null && !isFlat(model)) return { front: sheet.front, side: sheet.side };
  return { above: lying(model.size, model.params?.shape === 'round') };
}

/** No numbers: all parts. */
function chosen(code: string, shapes: readonly Shape[], parts: readonly number[]): Shape[] {
  if (parts.length === 0) return [...shapes];
  return parts.map((part) => {
    const shape = shapes[part];
    if (!shape) throw new Error(`The sheet of ${code} has no part ${part}: look at it again (pieces-of-sets.ts)`);
    return shape;
  });
}
