// `npm run icons`: the icons of the pages as the symbols of one file. Colour, width and ends of their lines are the page's (base.css).
import { ICON_NAMES } from '@tokhi/ui/show/icon-names.ts';
import { keepGenerated } from '../../scripts/keep-generated.ts';
import { lucideShapes } from './lucide-shapes.ts';

const symbols: string[] = [];
for (const name of ICON_NAMES) {
  symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${await lucideShapes(name)}</symbol>\n`);
}
const licence = '<!-- Shapes of lucide, ISC licence. Written by npm run icons. -->';
keepGenerated(
  'ui/src/show/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${licence}\n${symbols.join('')}</svg>\n`,
  'npm run icons',
);
