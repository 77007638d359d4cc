// Staff upload on one machine, the worker encodes on a second and the shop serves on a third: three folders, one object store.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { texts } from '@tokhi/contract/texts/texts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { S3_OF_SANDBOX } from '../../../sandbox/src/s3/s3.routes.ts';
import type { Media } from '../../src/media/open-media.ts';
import { openShopMedia } from '../../src/media/open-shop-media.ts';
import { encodePictureHandler } from '../../src/modules/catalogue/pictures/encode-picture.job.ts';
import { ADMIN_ORIGIN, type AdminOfTest, adminOfTest } from '../admin/admin-of-test.ts';
import { insertMember, logIn } from '../admin/member-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type ProcessOfTest, startApi, stopProcess } from '../process-of-test.ts';
import { sandboxOfTest } from '../sandbox-of-test.ts';

const real = databaseOfTest();
const sandbox = sandboxOfTest();
const ofShop = mkdtempSync(join(tmpdir(), 'tokhi-media-'));
const ofWorker = mkdtempSync(join(tmpdir(), 'tokhi-media-'));
let admin: AdminOfTest;
let shop: ProcessOfTest & { address: string };
let cookie = '';
let codes: string[] = [];

const settings = (folder: string) => ({
  ...{ MEDIA_DIR: folder, MEDIA_S3_URL: sandbox.address('/s3'), MEDIA_S3_REGION: 'us-east-1' },
  ...{ MEDIA_S3_BUCKET: S3_OF_SANDBOX.bucket, MEDIA_S3_KEY: S3_OF_SANDBOX.keyId },
  MEDIA_S3_SECRET: S3_OF_SANDBOX.secret,
});
const mediaOf = (folder: string): Media => openShopMedia(settings(folder), () => undefined);

beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database, {}, undefined, null, mediaOf);
  shop = await startApi({ DATABASE_URL: real.url, REDIS_URL: inject('redisUrl'), ...settings(ofShop) });
  cookie = await logIn(admin, await insertMember(db, ['catalogue']));
  codes = (await db.selectFrom('products').select('code').orderBy('id').limit(3).execute()).map(({ code }) => code);
});
afterAll(async () => {
  await admin?.close();
  await stopProcess(shop);
  for (const folder of [ofShop, ofWorker]) rmSync(folder, { recursive: true });
});

async function upload(code: string, key = randomUUID() as string) {
  const background = { r: 176, g: 112, b: 64 };
  const photograph = sharp({ create: { width: 900, height: 700, channels: 3, background } });
  const answer = await admin.app.inject({
    ...{ method: 'POST', url: adminRawEndpoints.uploadPicture.path, query: { code, key, name: 'IMG_1.jpg' } },
    payload: await photograph.jpeg().toBuffer(),
    headers: { cookie, origin: ADMIN_ORIGIN, 'content-type': 'image/jpeg' },
  });
  return { status: answer.statusCode, again: answer.headers['retry-after'], body: answer.json() };
}
const encode = (id: number) =>
  encodePictureHandler(real.database.db, mediaOf(ofWorker), () => admin.clock.now).attempt({ id });
const uploaded = (id: number) =>
  real.database.db
    .selectFrom('picture_uploads')
    .select(['state', 'file', 'variants'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const show = (file: string) => fetch(`${shop.address}/images/product/${file}`);
const shownFolder = () => readdirSync(join(ofShop, 'product'));

test('a picture that was uploaded and encoded elsewhere is shown by the first who asks', async () => {
  const [code = ''] = codes;
  const { status, body } = await upload(code);
  expect(status).toBe(200);
  await encode(body.id);
  const { file, variants } = await uploaded(body.id);
  const files = Object.values(variants as Record<string, string>);
  expect(files).toContain(file);
  for (const one of files) {
    const answer = await show(one);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await mediaOf(ofWorker).open('product', one));
  }
  expect(shownFolder().toSorted()).toEqual(files.toSorted());
  // The source is deleted from the store, and was on no machine.
  expect(await mediaOf(ofWorker).list('upload')).toEqual([]);
});

test('with the store away: what was shown is shown, what is new says «later», and the waiting picture is encoded when it is back', async () => {
  const [known = ''] = shownFolder();
  const [, code = '', later = ''] = codes;
  const { body } = await upload(code);
  await sandbox.turn('s3', 'down');
  expect((await show(known)).status).toBe(200);
  const missing = await show('somewhere-else.webp');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(missing.headers.get('content-type')).toContain('image/svg+xml');

  const refused = await upload(later);
  expect(refused).toMatchObject({ status: 503, again: '5', body: { code: 'shop_busy', data: texts.shopBusy } });

  await encode(body.id);
  expect(await uploaded(body.id)).toMatchObject({ state: 'waiting' });
  const { rows } = await real.database.pool.query('select attempts, run_at from graphile_worker.jobs where key = $1', [
    `encode-picture-${body.id}`,
  ]);
  expect(rows).toEqual([{ attempts: 0, run_at: new Date(admin.clock.now.getTime() + 60_000) }]);

  await sandbox.turn('s3', 'well');
  // The same file, retried with its key.
  await expect.poll(async () => (await upload(later)).status).toBe(200);
  await encode(body.id);
  expect(await uploaded(body.id)).toMatchObject({ state: 'encoded' });
  expect((await show((await uploaded(body.id)).file ?? '')).status).toBe(200);
});
