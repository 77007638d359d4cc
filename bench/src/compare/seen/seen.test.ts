import { expect, test } from 'vitest';
import { readSeen } from './read-seen.ts';
import { reportSeen } from './report-seen.ts';
import { seenAddresses } from './seen-addresses.ts';
import { type SeenDifference, seenDifferences } from './seen-differences.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const page = (head: string, body: string) => readSeen(`<html><head>${head}</head><body>${body}</body></html>`, ORIGIN);
const differing = (older: string, own: string) =>
  seenDifferences(page('', older), page('', own)).map((one) => [one.kind, one.older, one.own]);

test('reads the head: title, description, canonical, robots and Open Graph', () => {
  const seen = page(
    '<title>Ор &amp; буйдан</title><meta name="description" content="Үнэ &quot;хямд&quot;"/><link rel="canonical" href="/a?b=1&amp;c=2"/>' +
      '<meta name="robots" content="noindex, follow"/><meta property="og:title" content="Ор"/><meta property="product:x" content="1"/>',
    '',
  );
  expect(seen).toMatchObject({
    title: 'Ор & буйдан',
    description: 'Үнэ "хямд"',
    canonical: '/a?b=1&c=2',
    robots: 'noindex, follow',
    openGraph: { 'og:title': 'Ор' },
  });
  expect(seen.openGraph).not.toHaveProperty('product:x');
});

test('text is read in its order, hidden text too, and neither scripts nor styles', () => {
  const seen = page(
    '<title>Т</title>',
    '<h2>Ор</h2><p hidden="">Нууц</p><script>var a;</script><style>p{}</style><p>1<!-- -->2 ₮</p><svg><path d="M0 0"/></svg>',
  );
  expect(seen.words).toEqual(['Ор', 'Нууц', '12', '₮']);
  expect(seen.headings).toEqual(['h2 Ор']);
});

test('other elements, classes and spaces around the same text are no difference', () => {
  expect(differing('<p class="a"><span>5</span><b>₮</b></p>', '<div>5 ₮</div>\n')).toEqual([]);
});

test('text that is gone, new, changed or moved is a difference', () => {
  expect(differing('<p>Ор буйдан</p>', '<p>Ор</p>')).toEqual([['text', 'буйдан', null]]);
  expect(differing('<p>Ор</p>', '<p>Ор сандал</p>')).toEqual([['text', null, 'сандал']]);
  expect(differing('<p>5 ₮</p>', '<p>6 ₮</p>')).toEqual([['text', '5', '6']]);
  expect(differing('<p>а</p><p>б</p>', '<p>б</p><p>а</p>')).toEqual([['text', 'а б', 'б а']]);
});

test('links of the shop and alt texts are sets; other shops and places on the page are no links', () => {
  const older =
    '<a href="/a#x">1</a><a href="/a">1</a><a href="#y">1</a><a href="https://else.mn/">1</a><img alt="Ор" src="1"/>';
  const own = `<a href="${ORIGIN}/a">1</a><a href="/b">1</a><a href="#z">1</a><a href="https://other.mn/">1</a><img alt="" src="2"/>`;
  expect(differing(older, own)).toEqual([
    ['links', null, '/b'],
    ['alt texts', 'Ор', null],
  ]);
  expect(differing('<a href="/a">1</a>', '<a href="/a" rel="nofollow">1</a>')).toHaveLength(2);
});

test('structured data is compared by value', () => {
  const json = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
  expect(differing(json({ a: 1, b: [2] }), json({ b: [2], a: 1 }))).toEqual([]);
  expect(differing(json({ a: 1 }), json({ a: 2 }))).toEqual([['ld+json', '1', '2']]);
  expect(differing(json({ a: 1 }), '')).toHaveLength(1);
});

test('addresses are of every kind, as many as wanted, and none twice', () => {
  const map = {
    siteMaps: ['/sitemap.xml', '/sitemap.xml?part=places'],
    places: ['/home', '/contact', ...Array.from({ length: 60 }, (_, at) => `/sub-category/${at}`)],
    products: Array.from({ length: 300 }, (_, at) => `/single-product/${at}`),
  };
  const addresses = seenAddresses(map, 200);
  expect(new Set(addresses).size).toBe(200);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/robots.txt', '/home', '/sitemap.xml?part=places']));
  expect(addresses.filter((address) => /^\/sub-category\/\d+\?/.test(address)).length).toBeGreaterThan(50);
  expect(addresses.filter((address) => address.startsWith('/single-product/')).length).toBeGreaterThan(50);
  expect(addresses.some((address) => address.startsWith('/contact?'))).toBe(false);
});

test('differences are reported kind by kind, the same one once, whatever its numbers', () => {
  const gone = (link: string): SeenDifference => ({ kind: 'links', place: '', older: link, own: null });
  const said = reportSeen([
    { address: '/a', differences: [gone('/p/1'), gone('/p/2')] },
    { address: '/b', differences: [gone('/p/3'), { kind: 'title', place: '', older: 'Ор', own: 'Орон' }] },
    { address: '/c', differences: [] },
  ]);
  expect(said).toContain('seen: 1 of 3 addresses are equal');
  expect(said).toContain('title: 1 addresses differ, 1 differences\n  1 times on 1, first /b\n    - Ор\n    + Орон');
  expect(said).toContain('links: 2 addresses differ, 1 differences\n  3 times on 2, first /a\n    - /p/1');
  expect(said).toContain('robots: no difference');
});
