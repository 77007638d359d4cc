// Sizes and counts as people say them, and what matches them. A size without a comparison means about that size.
import type { ProductOfShop } from '../run/products-of-shop.ts';

interface SizePhrase {
  text: string;
  fulfilledBy: (product: ProductOfShop) => boolean;
}

/** Within a tenth: a centimetre more or less is the same size. */
const isAbout = (mm: number | null, askedMm: number): boolean => mm !== null && Math.abs(mm - askedMm) <= askedMm / 10;

type SizeMaker = (goods: string, model: ProductOfShop) => SizePhrase | null;

const width =
  (write: (goods: string, cm: number) => string): SizeMaker =>
  (goods, { widthMm }) => {
    if (widthMm === null || widthMm < 400) return null;
    const fulfilledBy = (product: ProductOfShop) => isAbout(product.widthMm, widthMm);
    return { text: write(goods, Math.round(widthMm / 10)), fulfilledBy };
  };

const height =
  (write: (goods: string, cm: number) => string): SizeMaker =>
  (goods, { heightMm }) => {
    if (heightMm === null || heightMm < 400) return null;
    const fulfilledBy = (product: ProductOfShop) => isAbout(product.heightMm, heightMm);
    return { text: write(goods, Math.round(heightMm / 10)), fulfilledBy };
  };

/** The next multiple of ten centimetres: the model itself is narrower. */
const narrower =
  (write: (goods: string, cm: number) => string): SizeMaker =>
  (goods, { widthMm }) => {
    if (widthMm === null || widthMm < 400) return null;
    const bound = (Math.floor(widthMm / 100) + 1) * 100;
    const fulfilledBy = (product: ProductOfShop) => product.widthMm !== null && product.widthMm <= bound;
    return { text: write(goods, bound / 10), fulfilledBy };
  };

/** «160×200» for beds, mattresses and rugs, with the ways to type the sign. */
const area =
  (sign: string, write: (goods: string, size: string) => string): SizeMaker =>
  (goods, { areas }) => {
    const [first] = areas;
    if (!first) return null;
    const fulfilledBy = (product: ProductOfShop) => product.areas.includes(first);
    return { text: write(goods, first.replace('×', sign)), fulfilledBy };
  };

export const AREA_PHRASES: readonly SizeMaker[] = [
  area('х', (goods, size) => `${size} ${goods}`),
  area('*', (goods, size) => `${goods} ${size}`),
  area('x', (goods, size) => `${size} хэмжээтэй ${goods}`),
  area('×', (goods, size) => `${goods} ${size} см`),
  area(' ', (goods, size) => `${goods} ${size}`),
];

export const LENGTH_PHRASES: readonly SizeMaker[] = [
  width((goods, cm) => `${cm} см өргөнтэй ${goods}`),
  width((goods, cm) => `${goods} өргөн нь ${cm} см`),
  width((goods, cm) => `${goods} өргөн ${cm}см`),
  height((goods, cm) => `${cm} см өндөртэй ${goods}`),
  height((goods, cm) => `${goods} өндөр ${cm} см`),
  narrower((goods, cm) => `${cm} см-ээс нарийн ${goods}`),
  narrower((goods, cm) => `${cm} см хүртэл өргөнтэй ${goods}`),
];

/** «3 хүний», «гурван хүний»: seats of sofas and tables. */
const SEATS_IN_WORDS: Readonly<Record<string, string>> = {
  '2': 'хоёр',
  '3': 'гурван',
  '4': 'дөрвөн',
  '6': 'зургаан',
  '8': 'найман',
};

const seats =
  (write: (goods: string, count: string) => string): SizeMaker =>
  (goods, { seats: count }) => {
    const word = count === null ? undefined : SEATS_IN_WORDS[count];
    if (word === undefined || count === null) return null;
    return { text: write(goods, count), fulfilledBy: (product) => product.seats === count };
  };

export const SEAT_PHRASES: readonly SizeMaker[] = [
  seats((goods, count) => `${count} хүний ${goods}`),
  seats((goods, count) => `${SEATS_IN_WORDS[count]} хүн суух ${goods}`),
  seats((goods, count) => `${goods} ${count} хүнд зориулсан`),
];
