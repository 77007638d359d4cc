// Colours as people name them, and the catalogue's colour names that match. A colour name may have several parts
// («царс, хар»); «хар ногоон» is a dark green, not a black.
import type { Gender } from './russian-goods.ts';

export interface Colour {
  name: string;
  /** The Russian stem; null if Russian shoppers would say it differently. */
  russian: string | null;
  /** Names of the colour itself: only colours that some product has are queried. */
  named: RegExp;
  /** Names that are acceptable too: walnut is brown, navy is blue. */
  fulfilledBy: RegExp;
}

const BLACK = /(?:^|[ ,])хар(?! (?:хөх|ногоон))/;

export const COLOURS: readonly Colour[] = [
  { name: 'цагаан', russian: 'бел', named: /цагаан/, fulfilledBy: /цагаан/ },
  { name: 'хар', russian: 'чёрн', named: BLACK, fulfilledBy: BLACK },
  { name: 'саарал', russian: 'сер', named: /саарал(?! ногоон)/, fulfilledBy: /саарал|мөнгөлөг/ },
  { name: 'ногоон', russian: 'зелён', named: /ногоон/, fulfilledBy: /ногоон/ },
  { name: 'цэнхэр', russian: null, named: /цэнхэр/, fulfilledBy: /цэнхэр|хөх/ },
  { name: 'улаан', russian: 'красн', named: /улаан/, fulfilledBy: /улаан/ },
  { name: 'хүрэн', russian: null, named: /хүрэн(?! улаан)/, fulfilledBy: /хүрэн|хушга|тоосгон улаан/ },
  { name: 'шар', russian: 'жёлт', named: /шар(?!гал| хүрэн)/, fulfilledBy: /шар/ },
  { name: 'ягаан', russian: null, named: /ягаан/, fulfilledBy: /ягаан/ },
];

const ENDINGS: Readonly<Record<Gender, string>> = { m: 'ый', f: 'ая', n: 'ое', pl: 'ые' };

export const russianColour = (stem: string, gender: Gender): string => stem + ENDINGS[gender];

/** Phrases that combine a colour with goods. */
export const COLOUR_PHRASES: readonly ((colour: string, goods: string) => string)[] = [
  (colour, goods) => `${colour} ${goods}`,
  (colour, goods) => `${goods} ${colour}`,
  (colour, goods) => `${colour} өнгийн ${goods}`,
  (colour, goods) => `${colour} өнгөтэй ${goods}`,
  (colour, goods) => `${goods} ${colour} өнгөөр`,
];
