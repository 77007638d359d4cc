// What is compared. An item has the same requests for both sides; one that a side does not answer is not asked of either.
import { buyersOf, ordersToMake, ordersToShow } from './buyers-of-side.ts';
import { call, isAnswered, page, type Wanted } from './requests.ts';
import type { Side } from './start-side.ts';
import type { SideName } from './turns.ts';
import { valuesInBoth } from './values-in-both.ts';

export interface Item {
  name: string;
  /** By side; empty where one of them has no answer. */
  requests: Record<SideName, Wanted[]>;
}

type Sides = Record<SideName, Side>;

const MOST_REQUESTS = 40;
const GOODS = 10;
const CART_LINES = 100;
const TEXTS = [
  'буйдан',
  'ширээ',
  'сандал',
  'buidan',
  'ор',
  'цагаан ширээ',
  'шүүгээ 500000 хүртэл',
  'гэрэл',
  'xivs',
  'буйдн',
];

export async function itemsFor(sides: Sides, buyers: number): Promise<Item[]> {
  const codes = await valuesInBoth<string>(sides, 'select code as value from products where is_listed order by id');
  const categories = await valuesInBoth<number>(sides, 'select id::int as value from categories order by id');
  const same = (requests: readonly Wanted[]) => ({ this: [...requests], older: [...requests] });
  const products = codes.slice(0, MOST_REQUESTS);
  const cart = call('cartProduct', { products: codes.slice(0, CART_LINES) });
  const own = {
    this: await ownRequests(sides.this, buyers, codes),
    older: await ownRequests(sides.older, buyers, codes),
  };
  const items = [
    { name: 'home page', requests: same([page('/home')]) },
    { name: 'category page', requests: same(categories.map((id) => page(`/categories/${id}`))) },
    { name: 'product page', requests: same(products.map((code) => page(`/single-product/${code}`))) },
    { name: 'product call', requests: same(products.map((id) => call('singleProduct', { id }))) },
    {
      name: 'list call',
      requests: same(categories.flatMap((id) => [1, 2].map((of) => call('categoryProduct', { id, page: of })))),
    },
    { name: 'search call', requests: same(TEXTS.map((search) => call('search', { search }))) },
    { name: 'create-order', requests: { this: own.this.making, older: own.older.making } },
    { name: 'show-order', requests: { this: own.this.shown, older: own.older.shown } },
    { name: `cart-product, ${CART_LINES} lines`, requests: same([cart]) },
  ];
  return Promise.all(items.map((item) => answeredByBoth(sides, item)));
}

async function ownRequests(side: Side, buyers: number, codes: readonly string[]) {
  const tokens = await buyersOf(side, buyers);
  const making = await ordersToMake(side, tokens, codes.slice(0, GOODS));
  return { making, shown: await ordersToShow(side, making, tokens) };
}

async function answeredByBoth(sides: Sides, { name, requests }: Item): Promise<Item> {
  const kept: Item = { name, requests: { this: [], older: [] } };
  for (const [at, own] of requests.this.entries()) {
    const older = requests.older[at];
    if (older === undefined || !(await isAnswered(sides.this, own)) || !(await isAnswered(sides.older, older)))
      continue;
    kept.requests.this.push(own);
    kept.requests.older.push(older);
  }
  return kept;
}
