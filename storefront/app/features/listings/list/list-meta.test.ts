import { expect, test } from 'vitest';
import { listMeta } from './list-meta.ts';

const loaderData = { origin: 'https://shop.test', name: 'Буйдан', list: { picture: null, total: 1_234 } };
const meta = (search: string) =>
  JSON.stringify(listMeta({ loaderData, location: { pathname: '/categories/3', search } }));

test('the first page, another order and another view have the address of the list', () => {
  for (const search of ['', '?page=1', '?sort=newest&view=list']) {
    expect(meta(search)).toContain('"https://shop.test/categories/3"');
    expect(meta(search)).not.toContain('noindex');
  }
});

test('a later page has its own address', () => {
  expect(meta('?page=2&view=list')).toContain('"https://shop.test/categories/3?page=2"');
});

test('a filtered list and a search stay out of the search engines', () => {
  expect(meta('?brand=2')).toContain('noindex');
  expect(meta('?p=sofa')).toContain('noindex');
});

test('a list tells its name and how much is in it', () => {
  expect(meta('')).toContain('Буйдан: 1,234 бараа.');
});

test('a list that failed to load says nothing about itself', () => {
  expect(listMeta({ loaderData: undefined, location: { pathname: '/categories/3', search: '' } })).toEqual([]);
});
