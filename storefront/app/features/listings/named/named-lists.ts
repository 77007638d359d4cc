// The named lists (spec §2 Routes), by their path.
import type { Ask } from '@tokhi/contract/client';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { HAND_OVER_HOURS } from '@tokhi/rules/delivery/delivery-dates';
import { clampPage, LIST_PAGE_SIZE } from '@tokhi/rules/page/paging';
import type { FacetReply } from '../filters/facet-reply.ts';
import { type FilterBody, filterBody } from '../filters/filter-body.ts';
import type { ListState } from '../filters/filters.ts';
import type { ListReply } from '../list/list.present.ts';
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
  /** What is in it and why; shown under the title. */
  lead: string;
  own: OwnOrder;
  /** The family list draws a line after every fifth product. */
  divideEvery?: number;
  ask: (ask: Ask, body: FilterBody) => Promise<[products: ProductCard[], reply: NamedReply]>;
}

interface NamedReply extends FacetReply {
  totalProduct: number;
  totalPage: number;
}

const namedLists: Record<string, NamedList> = {
  'top-20': {
    title: 'Эрэлттэй бараа',
    lead: 'Худалдан авагчдын хамгийн их сонгодог бараа.',
    own: popularFirst,
    ask: async (ask, body) => {
      const { top: products, ...reply } = await ask('top20', body);
      return [products, reply];
    },
  },
  lower: {
    title: 'Хямдралтай бараа',
    lead: 'Үндсэн үнээсээ хямдарсан бүх бараа.',
    own: cutFirst,
    ask: async (ask, body) => {
      const { Lower: products, ...reply } = await ask('lowerPrice', body);
      return [products, reply];
    },
  },
  'new-lower-price': {
    title: 'Шинээр хямдарсан',
    lead: 'Саяхан үнэ нь буурсан бараа.',
    own: lastReducedFirst,
    ask: async (ask, body) => {
      const { Lower: products, ...reply } = await ask('lowerPrice', { ...body, only: 'New_lower_price' });
      return [products, reply];
    },
  },
  'finished-product': {
    title: 'Бэлэн бараа',
    lead: `Улаанбаатарт бэлэн байгаа тул ${HAND_OVER_HOURS} цагт хүргэнэ.`,
    own: popularFirst,
    ask: async (ask, body) => {
      const { Lower: products, ...reply } = await ask('lowerPrice', { ...body, only: 'finish' });
      return [products, reply];
    },
  },
  newer: {
    title: 'Шинэ бараа',
    lead: 'Хамгийн сүүлд нэмэгдсэн нь эхэндээ.',
    own: newestFirst,
    ask: async (ask, body) => {
      const { newer: products, ...reply } = await ask('newProducts', body);
      return [products, reply];
    },
  },
  'new-arrival': {
    title: 'Шинээр ирсэн',
    lead: 'Дэлгүүрт саяхан ирсэн бараа.',
    own: lastArrivedFirst,
    ask: async (ask, body) => {
      const { New: products, ...reply } = await ask('newArrival', body);
      return [products, reply];
    },
  },
  trend: {
    title: 'Трэнд',
    lead: 'Одоо хамгийн их сонирхож байгаа бараа.',
    own: pickedFirst,
    ask: async (ask, body) => {
      const { top: products, ...reply } = await ask('top20', { ...body, only: 'trend' });
      return [products, reply];
    },
  },
  'IKEA-family': {
    title: 'Гэр бүлийн үнэ',
    lead: 'Гэр бүлийн гишүүдэд зориулсан IKEA family үнэтэй бараа.',
    own: popularFirst,
    divideEvery: 5,
    ask: async (ask, body) => {
      const { familyPrice: products, ...reply } = await ask('ikeaFamily', body);
      return [products, reply];
    },
  },
};

export const namedListPaths = Object.keys(namedLists);

/** The canonical address of a list, for an address in another case of letters; null for the canonical one. */
export function rightSpelling(pathname: string): string | null {
  const wanted = pathname.replaceAll('/', '');
  const path = namedListPaths.find((one) => one.toLowerCase() === wanted.toLowerCase());
  return path === undefined || path === wanted ? null : `/${path}`;
}

/** The list at an address; like the router, in any case of letters. */
export function namedListAt(pathname: string): NamedList | undefined {
  const wanted = pathname.replaceAll('/', '').toLowerCase();
  return Object.entries(namedLists).find(([path]) => path.toLowerCase() === wanted)?.[1];
}

/** One page of a list in the form of every filtered list: each call has its own word for the products. */
export async function namedReply(named: NamedList, ask: Ask, wanted: ListState): Promise<ListReply> {
  const [product, reply] = await named.ask(ask, filterBody(wanted));
  const { totalProduct, totalPage, ...facets } = reply;
  const page = clampPage(wanted.page, totalPage);
  return { ...facets, product, pagination: { page, pageSize: LIST_PAGE_SIZE, totalProduct, totalPage } };
}
