import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const page = { origin: 'https://shop.test', path: '/lower', title: 'Хямдралтай бараа', description: 'Бүх бараа.' };
const said = (meta: ReturnType<typeof pageMeta>) =>
  new Map(
    meta.map((one) => {
      const { property, name, rel, content, href } = one as Record<string, string>;
      return [property ?? name ?? rel, content ?? href];
    }),
  );

test('a page says what it is called, what it is about and which address is its own', () => {
  const meta = said(pageMeta(page));
  expect(meta.get('og:title')).toBe('Хямдралтай бараа');
  expect(meta.get('description')).toBe('Бүх бараа.');
  expect(meta.get('og:description')).toBe('Бүх бараа.');
  expect(meta.get('canonical')).toBe('https://shop.test/lower');
  expect(meta.get('og:url')).toBe('https://shop.test/lower');
  expect(meta.get('og:locale')).toBe('mn_MN');
  expect(meta.get('og:type')).toBe('website');
  expect(meta.has('robots')).toBe(false);
});

test('a shared link shows the picture of the page, with its whole address and size', () => {
  const meta = said(
    pageMeta({ ...page, type: 'product', picture: { src: '/images/product/a.webp', width: 800, height: 600 } }),
  );
  expect(meta.get('og:type')).toBe('product');
  expect(meta.get('og:image')).toBe('https://shop.test/images/product/a.webp');
  expect(meta.get('og:image:width')).toBe('800');
  expect(meta.get('og:image:height')).toBe('600');
});

test.each([
  null,
  { src: '/images/product/a.avif', width: 8, height: 8 },
  { src: '/images/brand/a.svg', width: 8, height: 8 },
])('without a picture that messengers draw it shows the shop’s own: %j', (picture) => {
  expect(said(pageMeta({ ...page, picture })).get('og:image')).toBe('https://shop.test/icons/share.png');
});

test('a page that is not kept says so, and its links are still followed', () => {
  expect(said(pageMeta({ ...page, notKept: true })).get('robots')).toBe('noindex, follow');
});
