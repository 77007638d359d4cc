import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { startStandInShop } from './stand-in-shop.ts';
import { startEdge } from './start-edge.ts';

const MB = 1024 * 1024;
const DISK = 40 * MB;
const FREE = 28 * MB;
/** Each of a megabyte. Twice as many do not fit on the disk; so many fit while FREE is kept free. */
const PAGES = 24;

test('a small disk is cleared in time, and no page is cut short for want of room', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'tokhi-cache-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]).status === 0;
  if (!mounted) rmdirSync(disk);
  test.skip(!mounted, 'a file system of its own can be mounted by root only');

  const shop = await startStandInShop();
  const edge = await startEdge(shop.address, { cache: disk, changed: [['min_free=1g', `min_free=${FREE}`]] });
  try {
    await visitHeavyPages(edge.origin, 'first');
    await expect.poll(() => statfsSync(disk).bavail * statfsSync(disk).bsize).toBeGreaterThan(FREE);
    await visitHeavyPages(edge.origin, 'second');
  } finally {
    await edge.stop();
    await shop.stop();
    spawnSync('umount', [disk]);
    rmdirSync(disk);
  }
});

async function visitHeavyPages(origin: string, round: string): Promise<void> {
  for (let n = 0; n < PAGES; n += 1) {
    const { status, headers, text } = await ask(origin, `/heavy/${round}/${n}`);
    expect({ status, cache: headers['x-cache'] }).toEqual({ status: 200, cache: 'MISS' });
    expect(text.length).toBeGreaterThan(MB);
  }
}
