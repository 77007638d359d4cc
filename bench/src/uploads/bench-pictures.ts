// `npm run bench -- pictures`: twenty pictures of 15 MB sent at once for one product of a synthetic shop of 10,000, while customers
// browse and order: when the last is visible in the shop, and what customers notice, in turns with quiet minutes. Needs `npm run build`.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { databaseName, withName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { codeOf } from '../catalogue/fill/shape.ts';
import { fillShop } from '../imports/fill-shop.ts';
import { type Meanwhile, startShoppers } from '../imports/shoppers.ts';
import { startRunningShop } from '../imports/start-shop.ts';
import { watchMemory } from '../imports/watch-memory.ts';
import { insertBuyers } from '../money/buyers.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { loggedInStaff } from '../orders/staff-client.ts';
import { largePictures } from './large-pictures.ts';
import { describeAll, isInShop, list, send, type Uploading } from './send-pictures.ts';

const PRODUCTS = 10_000;
const PICTURES = 20;
const QUIET_MS = 30_000;
const LOOK_MS = 50;
const ROUNDS = 2;

export async function benchPictures(options: string[]): Promise<void> {
  parseArgs({ args: options, options: {} });
  const home = onThisMachine(readEnv().DATABASE_URL);
  const url = withName(home, `${databaseName(home)}_pictures`);
  await fillShop(url, PRODUCTS, false);
  const pictures = await largePictures(PICTURES);
  const mediaDir = mkdtempSync(join(tmpdir(), 'tokhi-bench-media-'));
  const shop = await startRunningShop(url, { MEDIA_DIR: mediaDir });
  try {
    const shopOrigin = shop.origins[0] ?? '';
    const shoppers = startShoppers(shopOrigin, PRODUCTS, (await insertBuyers(shop, 1_000)).values());
    const uploading = { shopOrigin, adminOrigin: shop.adminOrigin, cookie: await loggedInStaff(shop.database) };
    const megabytes = pictures.reduce((sum, { length }) => sum + length, 0) / PICTURES / 1e6;
    console.log(`${PICTURES} pictures of ${megabytes.toFixed(1)} MB; load ${loadavg()[0]?.toFixed(1)} before the run`);
    const during = async <Result>(what: Meanwhile, work: () => Promise<Result>): Promise<Result> => {
      shoppers.during(what);
      const result = await work();
      shoppers.during('freshening');
      return result;
    };
    // The first requests of a process also pay for its compilation.
    await pause(QUIET_MS);
    const memory = watchMemory(shop.pids);
    for (let round = 0; round < ROUNDS; round += 1) {
      await during('nothing', () => pause(QUIET_MS));
      // Each round has its own product.
      const times = await during('encoding', () => sendAll({ ...uploading, code: codeOf(50 + round) }, pictures));
      console.log(
        `sent in ${times.sent.toFixed(1)} s, all encoded after ${times.encoded.toFixed(1)} s, the last seen in the shop ${times.seen.toFixed(2)} s later`,
      );
    }
    memory.stop();
    for (const [what, times] of shop.said) console.log(`${times} × ${what}`);
    await shoppers.leave();
    const [quiet, beside] = [shoppers.figures('nothing'), shoppers.figures('encoding')];
    for (const [what, { p50, p95, longest, requests, errors }] of Object.entries({ quiet, beside }))
      console.log(
        `${what}: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, longest ${longest.toFixed(0)} ms of ${requests}, ${errors} failed`,
      );
    console.log(`p95 beside : quiet ${(beside.p95 / quiet.p95).toFixed(2)}`);
    const growth = memory.growth();
    for (const name of ['admin', 'worker', 'shop'] as const)
      console.log(`memory of ${name}: ${memory.before[name].toFixed(0)} + ${growth[name].toFixed(0)} MB`);
  } finally {
    await shop.stop();
    rmSync(mediaDir, { recursive: true });
  }
}

/** Seconds until all are uploaded, until all are encoded, and from then until a customer sees the last one. */
async function sendAll(uploading: Uploading, pictures: readonly Buffer[]) {
  const from = performance.now();
  const ids = await Promise.all(pictures.map((bytes, nth) => send(uploading, bytes, nth)));
  const sent = performance.now();
  await describeAll(uploading, ids);
  for (;;) {
    const { pictures: listed } = await list(uploading);
    const ours = listed.filter(({ id }) => ids.includes(id));
    const encoded = performance.now();
    if (ours.length === ids.length && ours.every(({ state }) => state === 'shown')) {
      const files = ours.map(({ file }) => file ?? '');
      while ((await Promise.all(files.map((one) => isInShop(uploading, one)))).includes(false)) await pause(LOOK_MS);
      const seen = performance.now();
      return { sent: (sent - from) / 1e3, encoded: (encoded - from) / 1e3, seen: (seen - encoded) / 1e3 };
    }
    await pause(LOOK_MS);
  }
}
