// The contract of picture storage, tested for both kinds of storage.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { S3_OF_SANDBOX } from '../../../sandbox/src/s3/s3.routes.ts';
import { copyPictures } from '../../src/media/copy-pictures.ts';
import { type Media, MediaAway, openMedia } from '../../src/media/open-media.ts';
import { openShopStore } from '../../src/media/open-shop-media.ts';
import { openStoreMedia } from '../../src/media/open-store-media.ts';
import { openS3, type S3, type S3Settings } from '../../src/providers/s3/open-s3.ts';
import { sandboxOfTest } from '../sandbox-of-test.ts';

const sandbox = sandboxOfTest();
const opened: S3[] = [];
const folders: string[] = [];
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-media-'));
  folders.push(folder);
  return folder;
};
function store(changed: Partial<S3Settings> = {}): S3 {
  const { bucket, keyId, secret } = S3_OF_SANDBOX;
  const place = { url: sandbox.address('/s3'), region: 'us-east-1', bucket, keyId, secret };
  // A slow machine must not count as an unavailable store.
  const one = openS3({ ...place, onTrouble: () => undefined, connectMs: 60_000, wholeMs: 60_000, ...changed });
  opened.push(one);
  return one;
}
const BYTES = Buffer.from('RIFF the first picture');
const OTHER = Buffer.from('RIFF another one');

const PLACES: [string, () => Media][] = [
  ['a folder', () => openMedia(newFolder())],
  ['an object store with a folder before it', () => openStoreMedia(newFolder(), store())],
];

test.each(PLACES)('%s: what was put is opened, replaced, listed and removed', async (_, open) => {
  const media = open();
  await media.put('product', 'a-1.webp', BYTES);
  await media.put('upload', 'upload-7', OTHER);
  expect(await media.open('product', 'a-1.webp')).toEqual(BYTES);
  expect(await media.open('upload', 'upload-7')).toEqual(OTHER);
  await media.put('upload', 'upload-7', BYTES);
  expect(await media.open('upload', 'upload-7')).toEqual(BYTES);
  const [listed, ...others] = await media.list('upload');
  expect([listed, others]).toEqual([{ name: 'upload-7', changedAt: expect.any(Date) }, []]);
  for (let times = 0; times < 2; times += 1) await media.remove('upload', 'upload-7');
  expect(await media.list('upload')).toEqual([]);
  await expect(media.open('upload', 'upload-7')).rejects.toThrow(/ENOENT|the store has no/);
  await media.remove('product', 'a-1.webp');
  await expect(media.open('product', 'a-1.webp')).rejects.toThrow(/ENOENT|the store has no/);
});

test.each(PLACES)('%s: a name leads nowhere else', async (_, open) => {
  const media = open();
  for (const name of ['../room/a.webp', '.part-1', 'a/b.webp', '', 'a\u0000.webp']) {
    await expect(media.put('product', name, BYTES)).rejects.toThrow('a plain name');
    await expect(async () => media.open('product', name)).rejects.toThrow('a plain name');
    await media.bring('product', name);
  }
  expect(await media.list('product')).toEqual([]);
});

test('a list has all, however many answers it comes in', async () => {
  const s3 = store();
  const names = Array.from({ length: 103 }, (_, at) => `p-${String(at).padStart(3, '0')}.webp`);
  await Promise.all(names.map((name) => s3.put(`icon/${name}`, BYTES)));
  const media = openStoreMedia(newFolder(), s3);
  expect((await media.list('icon')).map(({ name }) => name)).toEqual(names);
});

test('what one machine put another one brings when it is asked for, once and for all who ask', async () => {
  const here = newFolder();
  const elsewhere = newFolder();
  await openStoreMedia(here, store()).put('product', 'b-1.webp', BYTES);
  const media = openStoreMedia(elsewhere, store());
  await Promise.all([1, 2, 3].map(() => media.bring('product', 'b-1.webp')));
  expect([readdirSync(join(here, 'product')), readdirSync(join(elsewhere, 'product'))]).toEqual([
    ['b-1.webp'],
    ['b-1.webp'],
  ]);
  expect(await media.open('product', 'b-1.webp')).toEqual(BYTES);
  await media.bring('product', 'none.webp');
  expect(readdirSync(join(elsewhere, 'product'))).toEqual(['b-1.webp']);
});

test.each([
  ['is away', 'down', 1],
  ['cuts the line', 'lost', 1],
  ['sends half an answer', 'half', 1],
] as const)('a store that %s once is asked again, and nobody notices', async (_, condition, times) => {
  const s3 = store();
  await s3.put('product/c-1.webp', BYTES);
  await sandbox.turn('s3', condition, times);
  expect(await s3.get('product/c-1.webp')).toEqual(BYTES);
});

test.each(['down', 'lost', 'half', 'silent'] as const)('a store that is %s is one that is away', async (condition) => {
  const folder = newFolder();
  const elsewhere = store();
  const s3 = store({ wholeMs: condition === 'silent' ? 300 : 60_000, failuresInARow: 100 });
  const media = openStoreMedia(folder, s3);
  await media.put('product', 'd-kept.webp', BYTES);
  await elsewhere.put('product/d-new.webp', OTHER);
  await sandbox.turn('s3', condition);
  await expect(media.bring('product', 'd-new.webp')).rejects.toBeInstanceOf(MediaAway);
  // No partial picture is stored, and stored ones are served.
  expect(readdirSync(join(folder, 'product'))).toEqual(['d-kept.webp']);
  await media.bring('product', 'd-kept.webp');
  expect(await media.open('product', 'd-kept.webp')).toEqual(BYTES);
  await sandbox.turn('s3', 'well');
  await media.bring('product', 'd-new.webp');
  expect(await media.open('product', 'd-new.webp')).toEqual(OTHER);
});

test('after failures in a row nobody asks for a while', async () => {
  const reasons: string[] = [];
  const s3 = store({ failuresInARow: 2, restMs: 3_600_000, onTrouble: (reason) => reasons.push(reason) });
  await sandbox.turn('s3', 'down');
  await expect(s3.get('product/e.webp')).rejects.toThrow('s3: ');
  await sandbox.turn('s3', 'well');
  await expect(s3.get('product/e.webp')).rejects.toThrow('s3: rests after failures');
  expect(reasons).toEqual(['s3: rests after failures']);
});

test('and then it is asked again', async () => {
  const s3 = store({ failuresInARow: 2, restMs: 1 });
  await sandbox.turn('s3', 'down');
  await expect(s3.get('product/e.webp')).rejects.toThrow('s3: ');
  await sandbox.turn('s3', 'well');
  await expect.poll(() => s3.get('product/e.webp').catch(() => 'away')).toBeNull();
});

test('a wrong key is no store that is away: nothing is tried again, and the reason says so', async () => {
  const s3 = store({ secret: 'another' });
  await expect(s3.put('product/f.webp', BYTES)).rejects.toThrow('s3: refused, 403 SignatureDoesNotMatch');
  await expect(store({ bucket: 'foreign' }).get('a')).rejects.toThrow('s3: refused, 404 NoSuchBucket');
});

test('the settings of a shop open it', async () => {
  const { bucket, keyId, secret } = S3_OF_SANDBOX;
  const s3 = openShopStore(
    {
      ...{ MEDIA_DIR: newFolder(), MEDIA_S3_URL: sandbox.address('/s3'), MEDIA_S3_REGION: 'us-east-1' },
      ...{ MEDIA_S3_BUCKET: bucket, MEDIA_S3_KEY: keyId, MEDIA_S3_SECRET: secret },
    },
    () => undefined,
  );
  onTestFinished(() => s3.close());
  await s3.put('room/g.webp', BYTES);
  expect(await store().get('room/g.webp')).toEqual(BYTES);
});

test('pictures are brought from the folder into the store and back, each once', async () => {
  const [first, second] = [openMedia(newFolder()), openMedia(newFolder())];
  const there = openStoreMedia(newFolder(), store());
  for (const name of ['h-1.webp', 'h-2.webp']) await first.put('brand', name, BYTES);
  await first.put('upload', 'upload-8', OTHER);
  expect([await copyPictures(first, there), await copyPictures(first, there)]).toEqual([2, 0]);
  await copyPictures(there, second);
  expect((await second.list('brand')).map(({ name }) => name).toSorted()).toEqual(['h-1.webp', 'h-2.webp']);
  expect(await second.open('brand', 'h-2.webp')).toEqual(BYTES);
  expect(await second.list('upload')).toEqual([]);
});
