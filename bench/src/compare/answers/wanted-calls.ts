import { buyersOf } from '../buyers-of-side.ts';
import { call, type Wanted } from '../requests.ts';
import { spread } from '../spread.ts';
import type { Side } from '../start-side.ts';
import type { SideName } from '../turns.ts';
import { valuesInBoth } from '../values-in-both.ts';

type Sides = Record<SideName, Side>;

const CALLS = 200;
const FILTERS = [
  {},
  { page: 2 },
  { sort: 'price-up' },
  { price: [100_000, 900_000] },
  { ready: true },
  { color: ['Цагаан', 'Саарал'] },
  { width: [40, 120], material: ['Мод'] },
];
const NAMED = ['top20', 'lowerPrice', 'newArrival', 'familyPrice', 'newProducts', 'ikeaFamily'] as const;
const TEXTS = [
  ...[
    'буйдан',
    'buidan',
    'ширээ',
    'сандал',
    'ор',
    'шүүгээ',
    'гэрэл',
    'хивс',
    'xivs',
    'буйдн',
    ',elqfy',
    'цагаан ширээ',
  ],
  ...['шүүгээ 500000 хүртэл', 'хямд ор', '2 хүний буйдан', '160 см ор', 'зочны өрөө', 'хххх', 'NARAN', 'хүүхдийн'],
];

/** Two hundred calls that read, or are refused: as a guest, then as a customer, then products until there are enough. */
export async function wantedCalls(sides: Sides): Promise<Record<SideName, Wanted[]>> {
  const select = (column: string, table: string) => `select ${column} as value from ${table} order by 1`;
  const codes = await valuesInBoth<string>(sides, select('code', 'products where is_listed'));
  const categories = await valuesInBoth<number>(sides, select('id::int', 'categories'));
  const subs = await valuesInBoth<string>(sides, select('code', 'sub_categories'));
  const brands = await valuesInBoth<number>(sides, select('id::int', 'brands'));
  const events = await valuesInBoth<number>(sides, select('id::int', 'events'));
  const open = [
    ...(['homePage', 'brands', 'categories', 'subCategories', 'places', 'opening'] as const).map((name) =>
      call(name, {}),
    ),
    ...spread(categories, 5).flatMap((id) => FILTERS.map((filter) => call('categoryProduct', { id, ...filter }))),
    ...spread(subs, 15).map((id) => call('subCategoryProduct', { id })),
    ...spread(brands, 5).map((id) => call('brandProduct', { id })),
    ...spread(events, 3).map((id) => call('event', { id })),
    ...NAMED.flatMap((name) => [call(name, {}), call(name, { sort: 'price-up', price: [0, 500_000] })]),
    ...TEXTS.flatMap((search) => [call('search', { search }), call('suggest', { search })]),
    call('compare', { id: codes.slice(0, 4) }),
    call('compare', { id: codes.slice(0, 5) }),
    call('cartProduct', { products: codes.slice(0, 100) }),
    call('cartProduct', { products: ['00000000'] }),
    call('singleProduct', { id: '00000000' }),
    call('categoryProduct', { id: 999_999 }),
    call('login', { email: 'unknown@tokhi.example', password: 'unknown-password' }),
    call('myInfo', {}),
  ];
  const products = spread(codes, CALLS).flatMap((id) =>
    (['singleProduct', 'changeProductColor', 'productReviews'] as const).map((name) => call(name, { id })),
  );
  const ofSide = async (side: Side) => {
    const [token] = await buyersOf(side, 1);
    const own = token === undefined ? [] : ofCustomer(token, codes);
    const rest = CALLS - open.length - own.length;
    return [...open, ...own, ...spread(products, rest)];
  };
  return { this: await ofSide(sides.this), older: await ofSide(sides.older) };
}

/** The last one is refused with the figures of the order, fees among them. */
const ofCustomer = (token: string, codes: readonly string[]): Wanted[] => [
  ...(['myInfo', 'myBonus', 'myMarks', 'showOrders', 'cartOrders'] as const).map((name) => call(name, {}, token)),
  call(
    'cartShipping',
    {
      id: spread(codes, 20)
        .map((code) => `'${code}'`)
        .join(','),
    },
    token,
  ),
  call('showOrder', { ordernumber: 'IK0000000000' }, token),
  call('useCoupon', { coupon: 'NOT-THERE' }, token),
  ...spread(codes, 5).map((id) =>
    call(
      'createOrder',
      {
        shipping: {
          warehouse: 1,
          user: { personal: true, name: 'Болд', phone: '99112233', email: 'bold@tokhi.example' },
        },
        cart: { product: [{ id, qty: 1, price: 1 }], sum: 1 },
        deliver: 0,
      },
      token,
    ),
  ),
];
