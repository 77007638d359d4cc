import { expect, test } from 'vitest';
import { robotsText } from './robots-text.ts';

/** As the standard reads it (RFC 9309): `*` is anything, the longest rule that fits wins. */
function mayWalk(path: string): boolean {
  const rules = [...robotsText('https://shop.test').matchAll(/^(Allow|Disallow): (.+)$/gm)].map(
    ([, verb = '', pattern = '']) => ({ allows: verb === 'Allow', pattern }),
  );
  const fits = ({ pattern }: { pattern: string }) =>
    new RegExp(`^${pattern.replace(/[.?]/g, '\\$&').replaceAll('*', '.*')}`).test(path);
  const [longest] = rules.filter(fits).sort((one, other) => other.pattern.length - one.pattern.length);
  return longest?.allows ?? true;
}

test.each(['/', '/home', '/categories/1', '/single-product/70489215', '/assets/root.js', '/images/product/a.webp'])(
  '%s may be walked',
  (path) => expect(mayWalk(path)).toBe(true),
);

test.each(['/categories/1?page=2', '/home?utm_source=mail', '/sitemap.xml?part=3'])('%s too', (path) =>
  expect(mayWalk(path)).toBe(true),
);

test.each([
  '/api/product/single-product',
  '/__ui',
  '/categories/1?brand=2',
  '/categories/1?brand=2&page=3',
  '/lower?sort=newest',
  '/search?p=sofa',
  '/single-product/70489215?image=2',
])('%s is left alone', (path) => expect(mayWalk(path)).toBe(false));

test('the site map is named with its whole address', () => {
  expect(robotsText('https://shop.test')).toContain('\nSitemap: https://shop.test/sitemap.xml\n');
});
