import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { pictureContrast } from '@tokhi/pictures/picture-contrast';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMedia } from '../../../src/media/open-media.ts';
import { purgePicturesHandler } from '../../../src/modules/catalogue/pictures/purge-pictures.job.ts';
import { encodeFrontPictureHandler, waitingSources } from '../../../src/modules/front-page/public.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { ADMIN_ORIGIN } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { type FrontPageOfTest, frontPageOfTest, seen } from './front-page-of-test.ts';

const real = databaseOfTest();
let front: FrontPageOfTest;
let cookie = '';
beforeAll(async () => {
  front = await frontPageOfTest(real.database);
  cookie = await logIn(front.admin, await insertMember(real.database.db, ['content']));
});
afterAll(() => front?.close());

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#202020' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#f0f0f0' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .withExif({ IFD0: { Artist: 'Нууц' } })
    .toBuffer();

async function send(bytes: Buffer, key: string) {
  const answer = await front.admin.app.inject({
    ...{
      method: 'POST',
      url: adminRawEndpoints.uploadFrontPicture.path,
      query: { key, name: 'зун.jpg' },
      payload: bytes,
    },
    headers: { cookie, origin: ADMIN_ORIGIN, 'content-type': 'image/jpeg' },
  });
  return answer.json();
}

async function encode(id: number) {
  const handler = encodeFrontPictureHandler(
    real.database.db,
    openMedia(front.admin.mediaDir),
    () => front.admin.clock.now,
  );
  await handler.attempt({ id });
}

const pictureOf = async (id: number) =>
  (await front.ask('listFrontPictures', {})).body.pictures.find((one: { id: number }) => one.id === id);

test('an uploaded picture is cut to the shape of banners, measured, and on a page once it is described', async () => {
  const { id } = await send(await photograph(3000, 2000), 'a-file-of-summer');
  expect(await pictureOf(id)).toMatchObject({ state: 'waiting', file: null, original_name: 'зун.jpg' });
  // A retry returns the same picture, and a second encoding does nothing.
  expect((await send(await photograph(3000, 2000), 'a-file-of-summer')).id).toBe(id);
  await encode(id);
  await encode(id);
  const ready = await pictureOf(id);
  expect(ready).toMatchObject({ state: 'ready', width: 1600, height: 670, alt: '' });
  expect(ready.contrast).toBeGreaterThan(10);
  for (const file of Object.values<string>(ready.files)) {
    const path = join(front.admin.mediaDir, 'room', file);
    expect(existsSync(path)).toBe(true);
    expect((await sharp(path).metadata()).exif).toBeUndefined();
  }
  expect(await openMedia(front.admin.mediaDir).list('upload')).toEqual([]);
  await front.ask('describeFrontPicture', { id, alt: 'Зуны өрөө' });
  const { version } = (await front.ask('createFrontPage', { from: null })).body;
  const { page } = await front.show(version.id);
  const home_banners = page.home_banners.map((banner) => ({ ...banner, picture: id }));
  const saved = (await front.ask('saveFrontPage', { ...seen(version), page: { ...page, home_banners } })).body;
  expect((await front.ask('publishFrontPage', seen(saved.version))).status).toBe(200);
  const banner = await real.database.db
    .selectFrom('home_banners')
    .select(['image', 'variants'])
    .limit(1)
    .executeTakeFirst();
  expect(banner).toEqual({ image: ready.file, variants: ready.files });
});

test('what is no picture is refused, and a small one is kept as small as it is', async () => {
  expect(await send(Buffer.from('<svg onload="alert(1)"></svg>'), 'no-picture-at-all')).toMatchObject({
    code: 'picture_refused',
    details: { reason: 'not_a_picture' },
  });
  const { id } = await send(await photograph(900, 700), 'a-small-picture');
  await encode(id);
  expect(await pictureOf(id)).toMatchObject({ state: 'ready', width: 900, height: 377 });
});

test('a picture in which everything looks alike has little contrast', async () => {
  const plain = sharp({ create: { width: 800, height: 400, channels: 3, background: '#909090' } }).png();
  expect(await pictureContrast(plain)).toBeCloseTo(1);
  expect(await pictureContrast(sharp(await photograph(800, 400)))).toBeGreaterThan(10);
});

test('of one file that is sent ten times at once there is one picture', async () => {
  const bytes = await photograph(1600, 670);
  const ids = (await Promise.all(Array.from({ length: 10 }, () => send(bytes, 'sent-ten-times')))).map(({ id }) => id);
  expect([new Set(ids).size, typeof ids[0]]).toEqual([1, 'number']);
});

test('a file that waits for days is not purged', async () => {
  const { id } = await send(await photograph(1700, 800), 'waits-for-days');
  const media = openMedia(front.admin.mediaDir);
  const { db } = real.database;
  const days = () => new Date(Date.now() + 3 * 86_400_000);
  await purgePicturesHandler({ db, media, waitingElsewhere: waitingSources }, days).attempt({});
  await encode(id);
  expect((await pictureOf(id)).state).toBe('ready');
});
