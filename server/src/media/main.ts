// `npm run media -- fill` copies the pictures of MEDIA_DIR into the object store, `npm run media -- fetch` those of the store into
// MEDIA_DIR: before a shop moves to several machines, and for a backup (ops/cluster.md).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../env.ts';
import { copyPictures } from './copy-pictures.ts';
import { openMedia } from './open-media.ts';
import { openShopStore } from './open-shop-media.ts';
import { openStoreMedia } from './open-store-media.ts';

const env = readEnv();
const [command] = process.argv.slice(2);
if (env.MEDIA_S3_URL === '' || (command !== 'fill' && command !== 'fetch')) {
  console.error('npm run media -- fill | fetch, with MEDIA_S3_URL, its bucket and key in the environment');
  process.exit(2);
}
const store = openShopStore(env, (reason) => console.error(reason));
/** Files that pass through are not stored here. */
const passing = mkdtempSync(join(tmpdir(), 'tokhi-media-'));
try {
  const [here, there] = [openMedia(env.MEDIA_DIR), openStoreMedia(passing, store)];
  const copied = await (command === 'fill' ? copyPictures(here, there) : copyPictures(there, here));
  console.log(`${copied} pictures copied, the others were there`);
} finally {
  await store.close();
  rmSync(passing, { recursive: true });
}
