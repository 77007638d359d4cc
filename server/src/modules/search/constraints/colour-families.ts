import { type ColourName, coloursOfHue } from './colour-names.ts';
import { hueWords } from './hue-words.ts';

/** The sidebar offers a family instead of each shade. A colour of two parts («царс, ногоон») belongs to both families. */
export interface ColourFamily {
  name: string;
  ids: number[];
}

/** The hues of `hue-words.ts` that the sidebar distinguishes; light and dark blue are one there. */
const FAMILIES: ReadonlySet<string> = new Set([
  'цагаан',
  'шаргал',
  'саарал',
  'хар',
  'хүрэн',
  'ногоон',
  'цэнхэр, хөх',
  'улаан',
  'ягаан',
  'шар',
  'улбар шар',
  'нил ягаан',
  'оюу',
  'алтлаг',
  'мөнгөлөг',
]);

/** The families that the shop has; a colour outside all families forms its own, so that every colour can be chosen. */
export function colourFamilies(colours: readonly (ColourName & { name: string })[]): ColourFamily[] {
  const hues = new Set(hueWords.map(({ hue }) => hue).filter(({ said }) => FAMILIES.has(said)));
  const families = [...hues].map((hue) => {
    const { named, seen } = coloursOfHue(colours, hue);
    return { name: hue.said, ids: [...named, ...seen] };
  });
  const known = new Set(families.flatMap(({ ids }) => ids));
  const others = colours.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ name, ids: [id] }));
  return [...families.filter(({ ids }) => ids.length > 0), ...others];
}
