import { expect, test } from 'vitest';
import type { ProductView } from './product.present.ts';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts';

const product: ProductView = {
  code: '70489215',
  name: 'NARAN',
  type: '3 хүний буйдан',
  title: 'NARAN 3 хүний буйдан',
  size: '215×97×91 см',
  printedCode: '704.892.15',
  brand: 'KHANGAI',
  colour: 'тоосгон улаан',
  brandId: 3,
  category: { name: 'Буйдан, кресло', code: 'sofas' },
  subCategory: { name: 'Буйдан', code: 'sofas-3' },
  hoverPicture: null,
  dots: [],
  bonusInGrid: 55_497,
  model3d: null,
  fits: null,
  plans: [],
  cart: {
    code: '70489215',
    name: 'NARAN',
    model: 'sofa-naran-3',
    type: '3 хүний буйдан',
    colour: 'тоосгон улаан',
    image: 'naran.webp',
    regularTug: 2_149_900,
    priceTug: 1_849_900,
    salePriceTug: 1_849_900,
    discountPercent: 0,
    bonusPercent: 3,
    remain: 14,
    badges: { New_lower_price: 0, Top_seller: 0, New: 0, IKEA_family_price: 0, Last_chance: 0 },
    showProduct: 'order',
    load: null,
  },
  picture: null,
  pictures: [
    {
      src: '/images/product/naran.webp',
      width: 800,
      height: 800,
      webp: '',
      avif: null,
      placeholder: null,
      alt: 'NARAN',
      largest: '/images/product/naran.webp',
      fills: false,
    },
  ],
  badges: [],
  price: { kind: 'cut', nowTug: 1_849_900, wasTug: 2_149_900, cutPercent: 14 },
  bonus: 55_497,
  validity: null,
  stores: 2,
  cutBadge: null,
  stock: { kind: 'ordered', dates: '11/27 – 12/01', line: '11/27 – 12/01', few: false, remain: 14 },
  rating: { shown: 4.8, count: 46, breakdown: [] },
  colours: [],
  reviews: [],
  texts: { description: '', care: '', concept: '', summary: 'Гурван хүний буйдан.' },
  specs: [],
  dimensions: [],
  drawings: [],
  stands: null,
  notIncluded: null,
  packages: null,
  packed: null,
  goods: { weightGrams: 0, volumeMl: 0, goodsTug: 1_849_900, ready: false },
  set: { cards: [], totalTug: 0 },
  beijingFeeTug: 0,
  related: [],
};
const facts = { origin: 'https://tokhi.mn', url: 'https://tokhi.mn/single-product/70489215', product };

test('the offer carries the price that is charged, in tugrik, with absolute addresses', () => {
  expect(productJsonLd(facts)).toMatchObject({
    '@type': 'Product',
    name: 'NARAN 3 хүний буйдан',
    sku: '70489215',
    brand: { name: 'KHANGAI' },
    image: ['https://tokhi.mn/images/product/naran.webp'],
    offers: { price: 1_849_900, priceCurrency: 'MNT', availability: 'https://schema.org/InStock', url: facts.url },
    aggregateRating: { ratingValue: 4.8, reviewCount: 46 },
  });
});

test('a product without reviews claims no rating', () => {
  const unrated = { ...product, rating: { shown: 5, count: 0, breakdown: [] } };
  expect(productJsonLd({ ...facts, product: unrated })).not.toHaveProperty('aggregateRating');
});

test('what cannot be bought is out of stock', () => {
  const gone: ProductView = {
    ...product,
    stock: { kind: 'none', dates: null, line: 'Үлдэгдэлгүй', few: false, remain: 0 },
  };
  expect(productJsonLd({ ...facts, product: gone })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('the way to the product goes from home through its categories', () => {
  expect(breadcrumbJsonLd(facts)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Нүүр', item: 'https://tokhi.mn/home' },
      { position: 2, name: 'Буйдан, кресло', item: 'https://tokhi.mn/category/sofas' },
      { position: 3, name: 'Буйдан', item: 'https://tokhi.mn/sub-category/sofas-3' },
      { position: 4, name: 'NARAN 3 хүний буйдан', item: facts.url },
    ],
  });
});
