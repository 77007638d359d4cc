import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import { foundPlaces } from './found-places.ts';

/** Second addresses of a page, pages about one visitor, and what is no page. */
const KEPT_OUT = [
  '/',
  '/policy-two',
  '/search',
  '/compare',
  '/error-page',
  '/cart',
  '/shipping',
  '/confirm-order/:reference',
  '/show-order/:reference',
  '/track-order',
  '/login',
  '/register',
  '/reset-password',
  '/profile',
  '/__ui',
  '/*',
  '/robots.txt',
  '/sitemap.xml',
];

const shop = {
  categories: [{ id: 1, code: 'sofas' }],
  subCategories: [{ code: 'corner' }],
  brands: [{ id: 2 }],
  events: [{ id: 3 }],
};

test('every page of the shop is found or kept out on purpose', () => {
  const found = foundPlaces(shop).map(({ path }) => path);
  const known = new Set([...found, ...KEPT_OUT, '/single-product/70489215']);
  const filled = routes.map(({ path = '' }) =>
    `/${path}`
      .replace('/categories/:id', '/categories/1')
      .replace(/^\/(category|sub-categories)\/:code/, '/$1/sofas')
      .replace('/sub-category/:code', '/sub-category/corner')
      .replace('/brand/:id', '/brand/2')
      .replace('/event/:id', '/event/3')
      .replace('/single-product/:code', '/single-product/70489215'),
  );
  expect(filled.filter((path) => !known.has(path))).toEqual([]);
  expect(found.filter((path) => !filled.includes(path))).toEqual([]);
});
