// `npm run icons`: the icons of the shop's pages and those of the admin application as the symbols of one file each. Colour, width
// and ends of their lines are the page's (base.css).

import { readFileSync } from 'node:fs';
import { ICON_NAMES } from '@tokhi/ui/show/icon-names.ts';
import { keepGenerated } from '../../scripts/keep-generated.ts';
import { lucideShapes } from './lucide-shapes.ts';

const LICENCE = '<!-- Shapes of lucide, ISC licence. Written by npm run icons. -->';

/** Applications do not import each other: the names are read as text. */
const adminNames = [...readFileSync('admin/app/icons/icon-names.ts', 'utf8').matchAll(/^ {2}'([a-z\d-]+)',$/gm)].map(
  ([, name = '']) => name,
);

async function writeSprite(file: string, names: readonly string[]): Promise<void> {
  const symbols: string[] = [];
  for (const name of names)
    symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${await lucideShapes(name)}</symbol>\n`);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${LICENCE}\n${symbols.join('')}</svg>\n`;
  keepGenerated(file, sprite, 'npm run icons');
}

await writeSprite('ui/src/show/icons.svg', ICON_NAMES);
await writeSprite('admin/app/icons/icons.svg', adminNames);
