import type { ReplyOf } from '@tokhi/contract/client';
import { expect, test } from 'vitest';
import { productView } from './product.present.ts';

const around = {
  lenders: [{ method: 'pocket', name: 'Pocket', perMille: 66, plan: null }],
  instalmentsAboveTug: 100_000,
  stores: 3,
  cards: [],
} as const;
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
      sale_price: 1_849_900,
      show_product: 'order',
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
      kind: 'hero',
    },
  ],
  specs: [],
  review: [
    {
      id: 1,
      name: 'Б. Энхжин',
      rate: 5,
      message: 'Тухтай.',
      verified: true,
      answer: null,
      created_at: '2026-11-01T17:00:00.000Z',
    },
    {
      id: 2,
      name: 'О. Сарнай',
      rate: 4,
      message: '',
      verified: false,
      answer: null,
      created_at: '2026-10-04T02:00:00.000Z',
    },
  ],
  stars: [0, 0, 0, 1, 1],
  my_review: null,
  related: [],
  set: [],
  description: { description: '<p>Гурван хүний буйдан.</p>', designer_concept: '', envorinments: '' },
  packages: [],
  dimentions: [{ name: 'Өргөн', value: '215 см' }],
  drawings: [],
  size_cm: { width: 215, depth: 97, height: 91 },
  not_included: null,
  model_3d: null,
  ids: [7, 8],
};

test('price, bonus, validity and dates are the rules’', () => {
  expect(productView(reply, now, around)).toMatchObject({
    title: 'NARAN 3 хүний буйдан',
    price: { kind: 'cut', nowTug: 1_849_900, wasTug: 2_149_900 },
    bonus: 55_497,
    validity: '11/30',
    stock: { kind: 'ordered', dates: '11/27 – 12/01' },
  });
});

test('the validity is a period, of a family price as well, and nothing is said of it after its last day', () => {
  const card = { ...single, IKEA_family_price: 1 as const, validFromDate: '2026-11-14T16:00:00.000Z' };
  const shown = (at: string) => productView({ ...reply, single: card }, new Date(at), around).validity;
  expect(shown('2026-11-15T02:00:00Z')).toBe('11/15 – 11/30');
  expect(shown('2026-11-30T15:59:59Z')).toBe('11/15 – 11/30');
  expect(shown('2026-11-30T16:00:00Z')).toBeNull();
});

test('colours stand in the same order on the page of each colour', () => {
  expect(productView(reply, now, around).colours.map(({ name }) => name)).toEqual(['тоосгон улаан', 'элсэн шаргал']);
});

test('a picture offers its smaller file to phones', () => {
  expect(productView(reply, now, around).pictures).toEqual([
    {
      src: '/images/product/naran-800.webp',
      width: 800,
      height: 800,
      alt: 'NARAN',
      webp: '/images/product/naran-400.webp 400w, /images/product/naran-800.webp 800w',
      avif: null,
      placeholder: null,
      largest: '/images/product/naran-800.webp',
      fills: false,
    },
  ]);
});

test('reviews are dated in Ulaanbaatar', () => {
  expect(productView(reply, now, around).reviews.map(({ date }) => date)).toEqual(['2026.11.02', '2026.10.04']);
});

test('without reviews the stars are five and the count is zero', () => {
  const unrated = { ...reply, review: [], single: { ...single, review_count: 0, total_rate: 0 } };
  expect(productView(unrated, now, around).rating).toMatchObject({ shown: 5, count: 0 });
});

test('without a description search engines read the name and the colour', () => {
  const silent = { ...reply, description: { ...reply.description, description: '' } };
  expect(productView(silent, now, around).texts.summary).toBe('NARAN 3 хүний буйдан, элсэн шаргал.');
});

test('while a campaign takes money off, the card of the grid leaves the bonus out', () => {
  const onSale = { ...single, discount: 10, sale: 184_990, sale_price: 1_664_910 };
  expect(productView({ ...reply, single: onSale }, now, around)).toMatchObject({ bonus: 49_947, bonusInGrid: null });
});

test('the cart remembers the smallest file of the picture', () => {
  expect(productView(reply, now, around).cart).toMatchObject({
    code: '70489216',
    image: 'naran-400.webp',
    remain: 14,
  });
});

test('what can be bought is offered by the lenders of the shop', () => {
  expect(productView(reply, now, around).plans).toMatchObject([{ name: 'Pocket', feeTug: 122_100, payments: [] }]);
});

test('goods can be fetched from as many stores as the shop has', () => {
  expect(productView(reply, now, around).stores).toBe(3);
});

test('what cannot be bought cannot be paid in parts either', () => {
  const gone = { ...single, show_product: 'none' as const };
  expect(productView({ ...reply, single: gone }, now, around)).toMatchObject({ plans: [], cart: { remain: 0 } });
});

test('what costs no more than the bound of the shop is paid at once', () => {
  const mug = { ...single, sale_price: 100_000 };
  expect(productView({ ...reply, single: mug }, now, around).plans).toEqual([]);
  const lamp = { ...single, sale_price: 100_001 };
  expect(productView({ ...reply, single: lamp }, now, around).plans).toHaveLength(1);
});

test('of what is sold out no badge, no cut and no last day is told', () => {
  const gone = { ...single, show_product: 'none' as const, discount: 10, New: 1 as const };
  expect(productView({ ...reply, single: gone }, now, around)).toMatchObject({
    badges: [],
    validity: null,
    price: { kind: 'plain', nowTug: 1_849_900, wasTug: null },
  });
});

test('colours that cost the same tell no price, others each their own, and one that is gone says so', () => {
  const prices = (view: ReturnType<typeof productView>) => view.colours.map(({ price, soldOut }) => [price, soldOut]);
  expect(prices(productView(reply, now, around))).toEqual([
    [null, false],
    [null, false],
  ]);
  const [other] = reply.others;
  if (other === undefined) throw new Error('there is another colour');
  const dearer = { ...other, sale_price: 1_949_900, show_product: 'none' as const };
  expect(prices(productView({ ...reply, others: [dearer] }, now, around))).toEqual([
    ['1,949,900₮', true],
    ['1,849,900₮', false],
  ]);
});

test('a model of another colour says which', () => {
  const model = { file: 'naran.glb', byte_size: 200_000, plain_file: null, color_name: 'бараан саарал' };
  expect(productView({ ...reply, model_3d: model }, now, around).model3d?.otherColour).toBe('бараан саарал');
  const own = { ...model, color_name: single.color_name };
  expect(productView({ ...reply, model_3d: own }, now, around).model3d?.otherColour).toBeNull();
});

test('a swatch has the smallest file of its colour, and none where there is no picture', () => {
  const [rust] = reply.others;
  const others = rust === undefined ? [] : [{ ...rust, image: '' }];
  const pictures = productView({ ...reply, others }, now, around).colours.map(({ picture }) => picture);
  expect(pictures).toEqual([
    null,
    expect.objectContaining({ src: '/images/product/naran-400.webp', webp: '', avif: null }),
  ]);
});

test('what stands beside it comes in the order of the reply, without what has no card any more', () => {
  const other = { ...single, id: 8, code: '70489225' };
  const third = { ...single, id: 9, code: '70489235' };
  const named = { ...reply, set: [third], related: [{ ...single, id: 10 }, other, single] };
  const { related, set } = productView(named, now, { ...around, cards: [single, third, other] });
  expect([set.cards, related].map((cards) => cards.map(({ cart }) => cart.code))).toEqual([
    ['70489216', '70489235'],
    ['70489225', '70489216'],
  ]);
});
