import type { ReplyOf } from '@tokhi/contract/client';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { expect, test } from 'vitest';
import { aCard as card } from '../../../test/a-card.ts';
import { homeView } from './home.present.ts';

const now = new Date('2026-11-15T02:00:00Z');

const cards = (from: number, count: number, more?: Partial<ProductCard>) =>
  Array.from({ length: count }, (_, n) => card(String(from + n), more));

const room = { image: 'living-1600.webp', image_files: { '1600.avif': 'living-1600.avif' }, image_placeholder: null };
const sofa = {
  id: 2,
  sub_category_code: 'sofa',
  sub_category_name: 'Буйдан',
  categoryID: 1,
  icon: null,
  image: '/images/product/sofa-400.webp',
};

const empty: ReplyOf<'homePage'> = {
  result: 'success',
  homeBanner: [],
  subCategory: [],
  category: [],
  quickCategory: [],
  featuredProduct: [],
  LastChance: [],
  topRatedProduct: [],
  randomCategory: [],
  random: [],
  topBrand: [],
  topBrandProduct: [],
  topProduct: [],
  banners: [],
  photobanners: [],
  events: [],
  specialProduct: [],
  rooms: [],
};

const shown = (home: Partial<ReplyOf<'homePage'>>) =>
  homeView({ home: { ...empty, ...home }, family: null, reduced: null }, now);

test('the hero shows the banners and then the photo banners, each with its product', () => {
  const banner = { ...room, title_1: 'Гэртээ тухлах цаг', title_2: 'Зөөлөн буйдан.', title_3: 'Шинэ цуглуулга' };
  const product = { price_tug: 189_900, code: '70489300' };
  const { hero } = shown({
    photobanners: [
      { ...room, name: 'Гэгээлэг гал тогоо', ...product, product_name: 'TOGOO', product_type: 'Тагтай тогоо' },
      { ...room, name: 'Зуслан', price_tug: null, code: null, product_name: null, product_type: null },
    ],
    homeBanner: [{ ...banner, price_tug: 1_849_900, code: '70489215', name: 'NARAN', product_type: '3 хүний буйдан' }],
  });
  expect(hero.map((slide) => ({ title: slide?.title, product: slide?.product }))).toEqual([
    { title: 'Гэртээ тухлах цаг', product: { code: '70489215', name: 'NARAN 3 хүний буйдан', priceTug: 1_849_900 } },
    { title: 'Гэгээлэг гал тогоо', product: { code: '70489300', name: 'TOGOO Тагтай тогоо', priceTug: 189_900 } },
    { title: 'Зуслан', product: null },
  ]);
  expect(hero[0]?.picture).toMatchObject({
    src: '/images/room/living-1600.webp',
    avif: '/images/room/living-1600.avif 1600w',
  });
});

test('the offer is the first one that still runs, with the end of its countdown', () => {
  const over = { ...card('1'), discount_end_time: '2026-11-15T01:59:59.000Z' };
  const running = { ...card('2', { sale_price: 1_500_000 }), discount_end_time: '2026-11-17T02:00:00.000Z' };
  const { offer } = shown({ specialProduct: [over, running] });
  expect(offer).toMatchObject({
    code: '2',
    price: { kind: 'cut', nowTug: 1_500_000, wasTug: 1_849_900 },
    clock: { until: '2026-11-17T02:00:00.000Z', serverNow: '2026-11-15T02:00:00.000Z' },
  });
  expect(shown({ specialProduct: [over] }).offer).toBeNull();
});

test('eight products are recommended, however many the staff picked', () => {
  expect(shown({ featuredProduct: cards(1, 12) }).recommended).toHaveLength(8);
});

test('a shelf shows nine of its own products, the first one large', () => {
  const { shelves } = shown({
    randomCategory: [sofa],
    random: [card('99', { sub_id: 3 }), ...cards(1, 12)],
  });
  expect(shelves).toHaveLength(1);
  expect(shelves[0]?.goods?.large.code).toBe('1');
  expect(shelves[0]?.goods?.small.map(({ code }) => code)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
});

test('a model stands in one row of the page: in that of the slide, the room or the offer, or else in the first one that has it', () => {
  const colours = ['1', '2', '3'].map((code) => ({ code, color_name: code, swatch: 'none' }));
  const [rust, sand, blue] = ['1', '2', '3'].map((code) => card(code, { color_dots: colours }));
  if (rust === undefined || sand === undefined || blue === undefined) throw new Error('three colours');
  const others = cards(20, 12);
  const { recommended, columns } = shown({
    featuredProduct: [rust, sand, ...others],
    topRatedProduct: [blue, ...cards(40, 4)],
    topBrandProduct: [...others.slice(0, 2), ...cards(50, 4)],
  });
  expect(recommended.map(({ cart }) => cart.code)).toEqual(['1', '20', '21', '22', '23', '24', '25', '26']);
  expect(columns?.topBrand.map(({ code }) => code)).toEqual(['50', '51', '52']);
  expect(columns?.topRated.map(({ code }) => code)).toEqual(['40', '41', '42']);
});

test('a shelf of which nothing is on sale has no tab', () => {
  expect(shown({ randomCategory: [sofa] }).shelves).toEqual([]);
});

test('a banner names the shelf it leads to', () => {
  const banner = { ...room, title: 'Тухтай', description: 'Буйдан', subId: 2, sub_category_code: 'sofa' };
  const { promos } = shown({
    subCategory: [sofa],
    banners: [banner, { ...banner, subId: null, sub_category_code: null }],
  });
  expect(promos.map((slide) => slide?.shelf)).toEqual([{ code: 'sofa', name: 'Буйдан' }, null]);
});

test('each of the four tiles shows a product of its list, and no model twice', () => {
  const { tiles } = shown({
    topProduct: [card('1', { Top_seller: 1, finish: 1 }), card('2', { finish: 1 })],
    LastChance: [card('3', { New_lower_price: 1, sale_price: 1_000 }), card('4', { sale_price: 1_000 })],
  });
  expect(tiles).toEqual({ best: '1-400.webp', lower: '4-400.webp', ready: '2-400.webp', reduced: '3-400.webp' });
});

test('a tile whose list has nothing on the page goes without a picture', () => {
  expect(shown({}).tiles).toEqual({ best: null, lower: null, ready: null, reduced: null });
});

test('the tab of new discounts starts with eight and counts no more than fifty', () => {
  const reduced = { Lower: cards(1, 60), totalProduct: 240 };
  const view = homeView({ home: empty, family: null, reduced }, now);
  expect(view.reduced.cards).toHaveLength(8);
  expect(view.reduced.total).toBe(50);
});

test('the page stands without the lists that did not answer', () => {
  expect(shown({})).toMatchObject({ family: { cards: [] }, reduced: { cards: [], total: 0 } });
});
