import { lucideShapes } from '../lucide-shapes.ts';
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
