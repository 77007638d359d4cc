import { expect, test } from 'vitest';
import { addressList, siteMapIndex } from './site-map-xml.ts';

test('an address stands with its origin and the time it changed', () => {
  const xml = addressList('https://shop.test', [
    { path: '/home' },
    { path: '/single-product/70489215', changedAt: new Date('2026-11-15T02:00:00Z') },
  ]);
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.test/home</loc></url>
<url><loc>https://shop.test/single-product/70489215</loc><lastmod>2026-11-15T02:00:00.000Z</lastmod></url>
</urlset>
`);
});

test('the index names lists, and an address with & stays XML', () => {
  const xml = siteMapIndex('https://shop.test', [{ path: '/sitemap.xml?part=1&x=<' }]);
  expect(xml).toContain('<sitemap><loc>https://shop.test/sitemap.xml?part=1&amp;x=&lt;</loc></sitemap>');
});
