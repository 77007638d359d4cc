import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, isFlat } from './catalogue.ts';
import { saveByContent } from './content-name.ts';
import { MEDIA } from './folders.ts';
import type { Drawing, Manifest } from './manifest.ts';
import { planDrawing } from './plan-drawing.ts';

/** Takes over the drawings that are on this machine; SVG needs no encoding, only its name and its proportions. */
export function takeDrawings(masters: string, shop: Catalogue, manifest: Manifest): number {
  const drawn = shop.models
    .map(({ code }) => ({ code, svg: join(masters, 'drawings', `${code}.svg`) }))
    .filter(({ svg }) => existsSync(svg));
  for (const { code, svg } of drawn) manifest.drawings[code] = takeDrawing(code, readFileSync(svg));
  const flat = shop.models.filter(isFlat);
  for (const { code, size, params } of flat) {
    manifest.drawings[code] = takeDrawing(code, Buffer.from(planDrawing(size, params?.shape === 'round')));
  }
  return drawn.length + flat.length;
}

function takeDrawing(code: string, svg: Buffer): Drawing {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString('utf8')) ?? [];
  if (!width || !height) throw new Error(`The drawing of ${code} has no viewBox: draw it again (drawing.py --force)`);
  const file = saveByContent(join(MEDIA, 'product'), `${code}-drawing`, svg, 'svg');
  return { file, width: Number(width), height: Number(height) };
}
