import { expect, test } from 'vitest';
import { documentTitle, pageHandle, titled, titledBy } from './route-title.ts';

const product = titledBy<{ name: string }>(({ name }) => name, { bar: 'product' });

test('a page is called by the deepest route that has a name', () => {
  const matches = [{}, { handle: titled('Нүүр') }, { handle: product, loaderData: { name: 'NARAN 3 хүний буйдан' } }];
  expect(pageHandle(matches, false)).toEqual({ name: 'NARAN 3 хүний буйдан', bar: 'product' });
});

test('a page that failed is called «Алдаа» and its data is not asked for', () => {
  expect(pageHandle([{ handle: product }], true)).toEqual({ name: 'Алдаа', bar: null });
  expect(pageHandle([], false)).toEqual({ name: 'Алдаа', bar: null });
});

test('the document title carries the shop, except for an error', () => {
  expect(documentTitle('NARAN 3 хүний буйдан')).toBe('NARAN 3 хүний буйдан — Тохь');
  expect(documentTitle('Алдаа')).toBe('Алдаа');
});
