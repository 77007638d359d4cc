// The lists with a name of their own (spec §2 Routes), by their path.
import type { Ask, BodyOf, ReplyOf } from '@tokhi/contract/client';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { HAND_OVER_HOURS } from '@tokhi/rules/delivery/delivery-dates';
import {
  cutFirst,
  lastArrivedFirst,
  lastReducedFirst,
  newestFirst,
  type OwnOrder,
  pickedFirst,
  popularFirst,
} from '../list/sort-orders.ts';

export interface NamedList {
  title: string;
  /** What is in it and why; under the title. */
  lead: string;
  own: OwnOrder;
  /** The family list rules a line after every fifth product. */
  divideEvery?: number;
  ask: (ask: Ask, body: BodyOf<'top20'>) => Promise<NamedListReply>;
}

interface NamedListReply {
  products: ProductCard[];
  totalProduct: number;
  totalPage: number;
}

type ListCall = 'top20' | 'lowerPrice' | 'newArrival' | 'newProducts' | 'ikeaFamily';

/** The same question to each call, which has its own word for the products in its reply. */
const asking =
  <Name extends ListCall>(
    name: Name,
    productsOf: (reply: ReplyOf<Name>) => ProductCard[],
    only?: NonNullable<BodyOf<'top20'>['only']>,
  ): NamedList['ask'] =>
  async (ask, body) => {
    const reply = await ask(name, { ...body, only } as BodyOf<Name>);
    return { products: productsOf(reply), totalProduct: reply.totalProduct, totalPage: reply.totalPage };
  };

const namedLists: Record<string, NamedList> = {
  'top-20': {
    title: 'Эрэлттэй бараа',
    lead: 'Худалдан авагчдын хамгийн их сонгодог бараа.',
    own: popularFirst,
    ask: asking('top20', ({ top }) => top),
  },
  lower: {
    title: 'Хямдралтай бараа',
    lead: 'Үндсэн үнээсээ хямдарсан бүх бараа.',
    own: cutFirst,
    ask: asking('lowerPrice', ({ Lower }) => Lower),
  },
  'new-lower-price': {
    title: 'Шинээр хямдарсан',
    lead: 'Саяхан үнэ нь буурсан бараа.',
    own: lastReducedFirst,
    ask: asking('lowerPrice', ({ Lower }) => Lower, 'New_lower_price'),
  },
  'finished-product': {
    title: 'Бэлэн бараа',
    lead: `Улаанбаатарт бэлэн байгаа тул ${HAND_OVER_HOURS} цагт хүргэнэ.`,
    own: popularFirst,
    ask: asking('lowerPrice', ({ Lower }) => Lower, 'finish'),
  },
  newer: {
    title: 'Шинэ бараа',
    lead: 'Хамгийн сүүлд нэмэгдсэн нь эхэндээ.',
    own: newestFirst,
    ask: asking('newProducts', ({ newer }) => newer),
  },
  'new-arrival': {
    title: 'Шинээр ирсэн',
    lead: 'Дэлгүүрт саяхан ирсэн бараа.',
    own: lastArrivedFirst,
    ask: asking('newArrival', ({ New }) => New),
  },
  trend: {
    title: 'Трэнд',
    lead: 'Одоо хамгийн их сонирхож байгаа бараа.',
    own: pickedFirst,
    ask: asking('top20', ({ top }) => top, 'trend'),
  },
  'IKEA-family': {
    title: 'Гэр бүлийн үнэ',
    lead: 'Гэр бүлийн гишүүдэд зориулсан IKEA family үнэтэй бараа.',
    own: popularFirst,
    divideEvery: 5,
    ask: asking('ikeaFamily', ({ familyPrice }) => familyPrice),
  },
};

export const namedListPaths = Object.keys(namedLists);

/** The list at an address; paths are compared as the router does, in any case of letters. */
export function namedListAt(pathname: string): NamedList | undefined {
  const wanted = pathname.replaceAll('/', '').toLowerCase();
  return Object.entries(namedLists).find(([path]) => path.toLowerCase() === wanted)?.[1];
}
