// What is compared: the same requests for both sides, as far as the older one answers them.
import { type OrderRequests, ordersOfSide } from './orders-of-side.ts';
import { ask, call, page, type RequestsFor, type Wanted } from './requests.ts';
import type { Side } from './start-side.ts';
import type { SideName } from './turns.ts';
import { valuesInBoth } from './values-in-both.ts';

export interface Item {
  name: string;
  /** Null: the older commit has no such page or call, or its body is different. */
  requests: Record<SideName, RequestsFor> | null;
}

type Sides = Record<SideName, Side>;

const MOST_REQUESTS = 40;
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

export async function itemsFor(sides: Sides): Promise<Item[]> {
  const codes = await valuesInBoth<string>(sides, 'select code as value from products where is_listed order by id');
  const categories = await valuesInBoth<number>(sides, 'select id::int as value from categories order by id');
  const products = codes.slice(0, MOST_REQUESTS);
  const open = (name: string, requests: readonly Wanted[]) => answeredByBoth(sides, name, requests);
  return [
    await open('home page', [page('/home')]),
    await open(
      'category page',
      categories.map((id) => page(`/categories/${id}`)),
    ),
    await open(
      'product page',
      products.map((code) => page(`/single-product/${code}`)),
    ),
    await open(
      'product call',
      products.map((id) => call('singleProduct', { id })),
    ),
    await open(
      'list call',
      categories.flatMap((id) => [1, 2].map((of) => call('categoryProduct', { id, page: of }))),
    ),
    await open(
      'search call',
      TEXTS.map((search) => call('search', { search })),
    ),
    await open(`cart-product, ${CART_LINES} lines`, [call('cartProduct', { products: codes.slice(0, CART_LINES) })]),
    ...(await orderItems(sides, codes)),
  ];
}

async function answeredByBoth(sides: Sides, name: string, requests: readonly Wanted[]): Promise<Item> {
  const answered: Wanted[] = [];
  for (const wanted of requests) {
    if ((await statusOf(sides.this, wanted)) !== 200) throw new Error(`${wanted.path} is not answered`);
    if ((await statusOf(sides.older, wanted)) === 200) answered.push(wanted);
  }
  const same = async () => answered;
  return { name, requests: answered.length === 0 ? null : { this: same, older: same } };
}

async function orderItems(sides: Sides, codes: readonly string[]): Promise<Item[]> {
  const own = await ordersOfSide(sides.this, codes);
  const older = await ordersOfOlder(sides.older, codes);
  const item = (name: string, call: keyof OrderRequests): Item => ({
    name,
    requests: older && { this: own[call], older: older[call] },
  });
  return [
    item('create-order', 'createOrder'),
    item('submit-order', 'submitOrder'),
    item('show-order', 'showOrder'),
    item('show-orders', 'showOrders'),
  ];
}

/** Null if there is no such call, or if its body is different: the reason is then printed. */
async function ordersOfOlder(side: Side, codes: readonly string[]): Promise<OrderRequests | null> {
  if ((await statusOf(side, call('createOrder', {}))) === 404) return null;
  try {
    return await ordersOfSide(side, codes);
  } catch (error) {
    console.log(`no orders of the older commit: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

async function statusOf(side: Side, wanted: Wanted): Promise<number> {
  const answer = await ask(side, wanted);
  await answer.arrayBuffer();
  return answer.status;
}
