import { expect, type Page, test } from '@playwright/test';

// Phones have two and more device pixels per CSS pixel, and choose their pictures by that.
test.use({ deviceScaleFactor: 2 });

const BUDGETS = [
  { path: '/home', kilobytes: 900 },
  { path: '/single-product/70489215', kilobytes: 600 },
];

for (const { path, kilobytes } of BUDGETS) {
  test(
    `${path} costs a phone at most ${kilobytes} kB before anybody scrolls`,
    { tag: '@phone' },
    async ({ page }, { annotations }) => {
      const carried = await carriedBy(page, path);
      annotations.push({ type: 'weight', description: `${carried.total / 1_000} kB` });
      // The heaviest first, so that a failure shows where to look.
      expect(carried.total / 1_000, carried.heaviest.join('\n')).toBeLessThanOrEqual(kilobytes);
      // Less than the scripts alone means that the measurement is broken.
      expect(carried.total).toBeGreaterThan(100_000);
    },
  );
}

/** The bytes received, headers included, until the network is idle. */
async function carriedBy(page: Page, path: string): Promise<{ total: number; heaviest: string[] }> {
  const devtools = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await devtools.send('Network.enable');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const heaviest = [...bytes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([id, length]) => `${(length / 1_000).toFixed(1)} kB ${addresses.get(id)}`);
  return { total: [...bytes.values()].reduce((sum, length) => sum + length, 0), heaviest };
}
