import iconImports from 'lucide-react/dynamicIconImports.mjs';
import type { IconName } from './icon-choice.ts';
import { OWN_ICONS } from './own-icons.ts';

/** The icon as a file of its own: ours, else lucide's (ISC). */
export async function drawIcon(name: IconName): Promise<string> {
  const shapes = isOwn(name) ? `<path d="${OWN_ICONS[name]}"/>` : await lucideShapes(name);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#1E1B18" ' +
    `stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>\n`
  );
}

const isOwn = (name: IconName): name is keyof typeof OWN_ICONS => name in OWN_ICONS;

async function lucideShapes(name: keyof typeof iconImports): Promise<string> {
  const { __iconData } = await iconImports[name]();
  const shapes = __iconData.node.map(([element, attributes]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => {
      // React's, not the drawing's.
      if (attribute === 'key') return '';
      if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${name} has an odd ${attribute}`);
      return ` ${attribute}="${value}"`;
    });
    return `<${element}${written.join('')}/>`;
  });
  return shapes.join('');
}
