import { beforeEach, expect, test, vi } from 'vitest';
import { rememberViewed } from './recently.ts';
import { storageOfTest } from './storage-of-test.ts';

const product = (code: string) => ({
  code,
  name: 'NARAN',
  type: '3 хүний буйдан',
  image: 'naran.webp',
  priceTug: 1_849_900,
  regularTug: 2_149_900,
  family: false,
});

const stored = () => JSON.parse(localStorage.getItem('recently') ?? '[]') as { code: string }[];

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));

test('a product seen again moves to the end', () => {
  for (const code of ['1', '2', '1']) rememberViewed(product(code));
  expect(stored().map(({ code }) => code)).toEqual(['2', '1']);
});

test('products are kept under the names of the specification', () => {
  rememberViewed(product('1'));
  expect(stored()).toEqual([
    {
      code: '1',
      name: 'NARAN',
      product_type: '3 хүний буйдан',
      image: 'naran.webp',
      price_tug: 1_849_900,
      Regular_price_tug: 2_149_900,
      IKEA_family_price: 0,
    },
  ]);
});

test('where nothing can be stored, the shop goes on', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => rememberViewed(product('1'))).not.toThrow();
});
