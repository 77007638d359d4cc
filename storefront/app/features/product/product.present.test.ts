import type { ReplyOf } from '@tokhi/contract/client';
import { expect, test } from 'vitest';
import { productView } from './product.present.ts';

const lenders = [{ method: 'pocket', name: 'Pocket', perMille: 66, plan: null }] as const;
const now = new Date('2026-11-15T02:00:00Z');

const single: ReplyOf<'singleProduct'>['single'] = {
  id: 7,
  code: '70489216',
  name: 'NARAN',
  model: 'sofa-naran-3',
  product_type: '3 хүний буйдан',
  dimension: '215×97×91 см',
  image: 'naran-800.webp',
  image_files: { '400.webp': 'naran-400.webp', '800.webp': 'naran-800.webp' },
  image_placeholder: 'data:image/webp;base64,AA==',
  hover_files: null,
  price_tug: 1_849_900,
  Regular_price_tug: 2_149_900,
  special_price: null,
  sale_price: 1_849_900,
  discount: 0,
  sale: 0,
  bonus_percent: 3,
  validFromDate: null,
  validToDate: '2026-11-30T10:00:00.000Z',
  New_lower_price: 0,
  Top_seller: 1,
  New: 0,
  IKEA_family_price: 0,
  Last_chance: 0,
  color_name: 'элсэн шаргал',
  color_dots: [],
  brandname: 'KHANGAI',
  cat_id: 1,
  category_name: 'Буйдан, кресло',
  sub_id: 2,
  sub_category_code: 'sofas-3',
  sub_category_name: 'Буйдан',
  total_rate: 4.8,
  review_count: 2,
  remain: 14,
  finish: 0,
  show_product: 'order',
  formated_id: '704.892.16',
  big_image1: 'naran-800.webp',
  big_image2: null,
  big_image3: null,
  big_image4: null,
  big_image5: null,
  Price_unit: 'ширхэг',
  brand_id: 3,
  category_code: 'sofas',
  china_deliver: 10_000,
  specs: [],
};

const reply: ReplyOf<'singleProduct'> = {
  result: 'success',
  single,
  others: [
    {
      code: '70489215',
      image: 'naran-rust.webp',
      image_files: {},
      color_name: 'тоосгон улаан',
      swatch: '#9a4a32',
    },
  ],
  images: [
    {
      image: 'naran-800.webp',
      width: 800,
      height: 800,
      alt: 'NARAN',
      image_files: single.image_files,
      image_placeholder: null,
    },
  ],
  specs: [],
  review: [
    { id: 1, name: 'Б. Энхжин', rate: 5, message: 'Тухтай.', verified: true, created_at: '2026-11-01T17:00:00.000Z' },
    { id: 2, name: 'О. Сарнай', rate: 4, message: '', verified: false, created_at: '2026-10-04T02:00:00.000Z' },
  ],
  stars: [0, 0, 0, 1, 1],
  my_review: null,
  related: [],
  description: { description: '<p>Гурван хүний буйдан.</p>', designer_concept: '', envorinments: '' },
  packages: [],
  dimentions: [{ name: 'Өргөн', value: '215 см' }],
  drawing: null,
  model_3d: null,
  ids: [7, 8],
};

test('price, bonus, validity and dates are the rules’', () => {
  expect(productView(reply, now, lenders)).toMatchObject({
    title: 'NARAN 3 хүний буйдан',
    price: { kind: 'cut', nowTug: 1_849_900, wasTug: 2_149_900 },
    bonus: 55_497,
    validUntil: '11/30',
    stock: { kind: 'ordered', dates: '11/27 – 12/01' },
  });
});

test('colours stand in the same order on the page of each colour', () => {
  expect(productView(reply, now, lenders).colours.map(({ name }) => name)).toEqual(['тоосгон улаан', 'элсэн шаргал']);
});

test('a picture offers its smaller file to phones', () => {
  expect(productView(reply, now, lenders).pictures).toEqual([
    {
      src: '/images/product/naran-800.webp',
      width: 800,
      height: 800,
      alt: 'NARAN',
      webp: '/images/product/naran-400.webp 400w, /images/product/naran-800.webp 800w',
      avif: null,
      placeholder: null,
    },
  ]);
});

test('reviews are dated in Ulaanbaatar', () => {
  expect(productView(reply, now, lenders).reviews.map(({ date }) => date)).toEqual(['2026.11.02', '2026.10.04']);
});

test('without reviews the stars are five and the count is zero', () => {
  const unrated = { ...reply, review: [], single: { ...single, review_count: 0, total_rate: 0 } };
  expect(productView(unrated, now, lenders).rating).toMatchObject({ shown: 5, count: 0 });
});

test('without a description search engines read the name and the colour', () => {
  const silent = { ...reply, description: { ...reply.description, description: '' } };
  expect(productView(silent, now, lenders).texts.summary).toBe('NARAN 3 хүний буйдан, элсэн шаргал.');
});

test('while a campaign takes money off, the card of the grid leaves the bonus out', () => {
  const onSale = { ...single, discount: 10, sale: 184_990, sale_price: 1_664_910 };
  expect(productView({ ...reply, single: onSale }, now, lenders)).toMatchObject({ bonus: 49_947, bonusInGrid: null });
});

test('the cart remembers the smallest file of the picture', () => {
  expect(productView(reply, now, lenders).cart).toMatchObject({
    code: '70489216',
    image: 'naran-400.webp',
    remain: 14,
  });
});

test('what can be bought is offered by the lenders of the shop', () => {
  expect(productView(reply, now, lenders).plans).toMatchObject([{ name: 'Pocket', feeTug: 122_100, payments: [] }]);
});

test('what cannot be bought cannot be paid in parts either', () => {
  const gone = { ...single, show_product: 'none' as const };
  expect(productView({ ...reply, single: gone }, now, lenders)).toMatchObject({ plans: [], cart: { remain: 0 } });
});
