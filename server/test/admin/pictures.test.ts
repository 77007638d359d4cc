import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { endpoints } from '@tokhi/contract/endpoints';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMedia } from '../../src/media/open-media.ts';
import { encodePictureHandler } from '../../src/modules/catalogue/pictures/encode-picture.job.ts';
import { purgePicturesHandler } from '../../src/modules/catalogue/pictures/purge-pictures.job.ts';
import { waitingSources } from '../../src/modules/front-page/public.ts';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { ADMIN_ORIGIN, type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let shop: AppOfTest;
let cookie = '';
let codes: string[] = [];
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  shop = await appOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['catalogue']));
  codes = (await db.selectFrom('products').select('code').orderBy('id').limit(12).execute()).map(({ code }) => code);
});
afterAll(async () => {
  await admin?.close();
  await shop?.close();
});

interface Shown {
  id: number;
  state: string;
  kind: string;
  alt: string;
  file: string;
  reason: string | null;
}
interface Listed {
  version: number;
  pictures: Shown[];
}
/** A product that no other test uses. */
const newCode = () => {
  const code = codes.pop();
  if (code === undefined) throw new Error('no product is left');
  return code;
};
const picture = (colour = '#b07040') =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
const list = async (code: string): Promise<Listed> => (await ask('listPictures', { code })).body;
async function send(code: string, bytes: Buffer, { key = randomUUID() as string, name = 'IMG_1.jpg' } = {}) {
  const answer = await admin.app.inject({
    ...{ method: 'POST', url: adminRawEndpoints.uploadPicture.path, query: { code, key, name }, payload: bytes },
    headers: { cookie, origin: ADMIN_ORIGIN, 'content-type': 'image/jpeg' },
  });
  return { status: answer.statusCode, body: answer.json() };
}
/** Runs the job of an upload, as the worker does. */
const encode = (id: number) =>
  encodePictureHandler(real.database.db, openMedia(admin.mediaDir), () => admin.clock.now).attempt({ id });
const sent = async (code: string, colour?: string): Promise<number> =>
  (await send(code, await picture(colour))).body.id as number;
const filesOf = (folder: string) =>
  existsSync(join(admin.mediaDir, folder)) ? readdirSync(join(admin.mediaDir, folder)) : [];
const inShop = async (id: string) =>
  (await shop.app.inject({ method: 'POST', url: endpoints.singleProduct.path, payload: { id } })).body;

test('an uploaded picture is encoded by the worker and shown once it has alt text', async () => {
  const code = newCode();
  const id = await sent(code);
  expect(filesOf('upload')).toContain(`upload-${id}`);
  expect(filesOf('product')).toEqual([]);
  const audited = real.database.db.selectFrom('audit_log').select(['action', 'staff_id', 'request_id']);
  expect(await audited.where('subject_id', '=', code).execute()).toEqual([
    { action: 'upload picture', staff_id: expect.any(Number), request_id: expect.any(String) },
  ]);
  await encode(id);
  const { version, pictures } = await list(code);
  expect(pictures.find((one) => one.id === id)).toMatchObject({ state: 'encoded', alt: '' });
  const before = await real.database.db.selectFrom('product_images').select('id').where('id', '=', id).execute();
  expect(before).toEqual([]);
  expect(filesOf('upload')).toEqual([]);
  const described = { code, version, id, kind: 'room', seen_from: null, alt: ' Өрөөнд ' };
  const { status, body } = await ask('describePicture', described);
  expect(status).toBe(200);
  expect(body.pictures.find((one: Shown) => one.id === id)).toMatchObject({
    state: 'shown',
    alt: 'Өрөөнд',
    kind: 'room',
  });
  const row = await real.database.db
    .selectFrom('product_images')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ width: 900, height: 700, kind: 'room', alt: 'Өрөөнд' });
  for (const file of Object.values(row.variants as Record<string, string>)) expect(filesOf('product')).toContain(file);
});

test('the same file sent again is the same upload, and its job may run twice', async () => {
  const code = newCode();
  const [bytes, key] = [await picture(), randomUUID()];
  const answers = await Promise.all([
    send(code, bytes, { key }),
    send(code, bytes, { key }),
    send(code, bytes, { key }),
  ]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const id = answers[0]?.body.id;
  await Promise.all([encode(id), encode(id)]);
  await encode(id);
  expect((await list(code)).pictures.filter((one) => one.id === id)).toHaveLength(1);
});

test('pictures stand in the order that staff ask for, drawings behind, and the first is that of the card', async () => {
  const code = newCode();
  const start = await list(code);
  const id = await sent(code, '#101010');
  await encode(id);
  const drawings = start.pictures.filter(({ kind }) => kind === 'drawing').map((one) => one.id);
  const photographs = start.pictures.filter(({ kind }) => kind !== 'drawing').map((one) => one.id);
  expect(drawings.length).toBeGreaterThan(0);
  const wanted = [...drawings, id, ...photographs.toReversed()];
  const moved = await ask('orderPictures', { code, version: start.version, ids: wanted });
  expect(moved.body.pictures.map((one: Shown) => one.id)).toEqual([id, ...photographs.toReversed(), ...drawings]);
  const described = { code, version: moved.body.version, id, kind: 'hero', seen_from: null, alt: 'Урдаас' };
  const shown = (await ask('describePicture', described)).body.pictures as Shown[];
  expect(shown.map((one) => one.id)).toEqual([id, ...photographs.toReversed(), ...drawings]);
  const rows = await real.database.db
    .selectFrom('product_images')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['product_images.id', 'position'])
    .where('products.code', '=', code)
    .orderBy('position')
    .execute();
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, index) => index + 1));
  expect(rows.map((row) => row.id)).toEqual(shown.map((one) => one.id));
});

test('of two who change the same pictures one is told', async () => {
  const code = newCode();
  const { version, pictures } = await list(code);
  const ids = pictures.map((one) => one.id).toReversed();
  const answers = await Promise.all([1, 2, 3].map(() => ask('orderPictures', { code, version, ids })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    ...{ code: 'changed_meanwhile', details: { version: version + 1 } },
  });
});

test('a removed picture leaves the shop, can be restored into its place, and loses its files after 90 days', async () => {
  const code = newCode();
  const id = await sent(code, '#203040');
  await encode(id);
  const start = await list(code);
  const about = { code, id, kind: 'detail', seen_from: null, alt: 'Хөл' };
  const shown = await ask('describePicture', { ...about, version: start.version });
  const removed = await ask('removePicture', { code, version: shown.body.version, id });
  expect(removed.body.pictures.map((one: Shown) => one.id)).not.toContain(id);
  const restored = await ask('restorePicture', { code, version: removed.body.version, id });
  expect(restored.body.pictures).toEqual(shown.body.pictures);
  await ask('removePicture', { code, version: restored.body.version, id });
  const files = filesOf('product').filter((name) => name.startsWith(`${code}-p${id}-`));
  expect(files.length).toBeGreaterThan(2);
  const purge = (days: number) => {
    const at = new Date(admin.clock.now.getTime() + days * 86_400_000);
    return purgePicturesHandler(
      { db: real.database.db, media: openMedia(admin.mediaDir), waitingElsewhere: waitingSources },
      () => at,
    ).attempt({});
  };
  await purge(89);
  expect(filesOf('product').filter((name) => files.includes(name))).toEqual(files);
  await purge(91);
  expect(filesOf('product').filter((name) => files.includes(name))).toEqual([]);
  const late = await ask('restorePicture', { code, version: (await list(code)).version, id });
  expect(late.body).toMatchObject({ code: 'picture_not_found' });
});

test('what is no picture is refused with its reason, and nothing of it is kept', async () => {
  const code = newCode();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  expect(await send(code, svg)).toMatchObject({
    status: 400,
    body: { code: 'picture_refused', details: { reason: 'not_a_picture' } },
  });
  expect(await send(code, Buffer.alloc(0))).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect((await send(code, Buffer.alloc(15 * 1024 * 1024 + 1))).status).toBeGreaterThanOrEqual(400);
  expect(await send('00000000', await picture())).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
  expect((await list(code)).pictures.every(({ state }) => state === 'shown')).toBe(true);
});

test('a file that breaks while it is decoded is refused in the list', async () => {
  const code = newCode();
  const whole = await sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 99, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  const { body } = await send(code, whole.subarray(0, whole.length / 2));
  await encode(body.id);
  expect((await list(code)).pictures.find((one) => one.id === body.id)).toMatchObject({
    state: 'refused',
    reason: 'broken',
  });
});

test('a picture in the shop cannot lose its alt text, and twenty may wait at once', async () => {
  const code = newCode();
  const { version, pictures } = await list(code);
  const [first] = pictures;
  const bare = { code, version, id: first?.id, kind: 'hero', seen_from: null, alt: '' };
  expect((await ask('describePicture', bare)).body).toMatchObject({ code: 'alt_text_needed' });
  const bytes = await picture();
  const answers = await Promise.all(Array.from({ length: 21 }, () => send(code, bytes)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(20).fill(200),
    409,
  ]);
});

test('a product with a picture that has no alt text cannot be published', async () => {
  const code = newCode();
  const { db } = real.database;
  await sql`update products set published_at = null where code = ${code}`.execute(db);
  const id = await sent(code);
  await encode(id);
  const gapsOf = async () =>
    (await db.selectFrom('products').select('gaps').where('code', '=', code).executeTakeFirstOrThrow()).gaps;
  expect((await gapsOf()) & 2).toBe(2);
  const { version } = await db
    .selectFrom('products')
    .select('version')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const publish = { code, version, to: { state: 'listed' } };
  expect((await ask('changeListing', publish)).body).toMatchObject({
    code: 'product_not_ready',
    details: { missing: 'alt' },
  });
  const described = {
    code,
    version: (await list(code)).version,
    id,
    kind: 'detail',
    seen_from: null,
    alt: 'Хажуугаас',
  };
  await ask('describePicture', described);
  expect((await gapsOf()) & 2).toBe(0);
  expect((await ask('changeListing', publish)).status).toBe(200);
});

test('a file of the media folder is whole or not there', async () => {
  const media = openMedia(admin.mediaDir);
  await Promise.all([1, 2, 3].map((fill) => media.put('product', 'same.webp', Buffer.alloc(100_000, fill))));
  expect(statSync(join(admin.mediaDir, 'product/same.webp')).size).toBe(100_000);
  expect(new Set(await media.open('product', 'same.webp')).size).toBe(1);
  expect((await media.list('product')).map(({ name }) => name)).toContain('same.webp');
  await expect(media.put('product', '../out', Buffer.alloc(1))).rejects.toThrow('plain name');
  await media.remove('product', 'same.webp');
  await media.remove('product', 'same.webp');
  await expect(media.open('product', 'same.webp')).rejects.toThrow('ENOENT');
});

test('the shop answers with a new picture', async () => {
  const code = newCode();
  const id = await sent(code, '#4060a0');
  await encode(id);
  const { version } = await list(code);
  await ask('describePicture', { code, version, id, kind: 'detail', seen_from: null, alt: 'Шинэ' });
  expect(await inShop(code)).toContain(`${code}-p${id}-`);
});
