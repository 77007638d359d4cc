import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../../sandbox/src/start-sandbox.ts';
import { browserOfTest, socialEnv } from '../../../../test/accounts/browser-of-test.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../../../../test/queues-of-test.ts';
import { openProfilePictures } from '../../../providers/profile-pictures/open-profile-pictures.ts';
import { copyPicture, copyPictureHandler } from './copy-picture.job.ts';
import { encodePicture, LARGEST_PICTURE_BYTES } from './encode-picture.ts';

const real = databaseOfTest();
let sandbox: Sandbox;
let shop: AppOfTest;
let queues: QueuesOfTest;
let elsewhere: Server;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  shop = await appOfTest(real.database, {}, socialEnv(sandbox.webAddress));
  const pictures = openProfilePictures({ standIns: [sandbox.webAddress] });
  queues = await queuesOfTest(real.url, [copyPictureHandler(real.database.db, pictures)]);
  elsewhere = await serveElsewhere();
});
afterAll(async () => {
  await queues?.stop();
  await shop?.close();
  await sandbox?.close();
  elsewhere?.close();
});

/** A host with answers that no provider would give. */
async function serveElsewhere(): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/away') return response.writeHead(302, { location: 'http://127.0.0.1:1/inside' }).end();
    if (request.url === '/huge') return response.end(Buffer.alloc(2 * 1_024 * 1_024 + 1));
    if (request.url === '/gone') return response.writeHead(404).end('nothing');
    return response.end('a picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const elsewhereAt = (path: string): string => {
  const address = elsewhere.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}${path}`;
};

const customerOf = (email: string) =>
  real.database.db
    .selectFrom('customers')
    .select(['id', 'picture'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

async function comeByGoogle(): Promise<string> {
  const email = `nomin-${randomUUID()}@people.example`;
  await browserOfTest(shop).signInAt('google', { name: 'Номин', email, proven: '1' });
  return email;
}

test('the picture of a profile is copied after the login, as a small square of our own, and browsers may keep it', async () => {
  const email = await comeByGoogle();
  const shown = async () => (await customerOf(email)).picture;
  await expect.poll(shown).toMatch(/^\/api\/user\/picture\/[\w-]{22}$/);
  const answer = await shop.app.inject({ url: (await shown()) ?? '' });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(answer.rawPayload.length).toBeLessThanOrEqual(LARGEST_PICTURE_BYTES);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 });
});

test('a newer copy takes the place of the older one, whose address is gone', async () => {
  const email = await comeByGoogle();
  const shown = async () => (await customerOf(email)).picture;
  await expect.poll(shown).not.toBeNull();
  const first = (await shown()) ?? '';
  const { id } = await customerOf(email);
  const pictures = openProfilePictures({ standIns: [sandbox.webAddress] });
  await copyPicture(real.database.db, pictures, { customerId: id, issuer: 'google' });
  expect(await shown()).not.toBe(first);
  expect((await shop.app.inject({ url: first })).statusCode).toBe(404);
  const kept = real.database.db.selectFrom('customer_pictures').select('key').where('customer_id', '=', id);
  expect(await kept.execute()).toHaveLength(1);
});

test('a customer who was erased meanwhile gets no picture', async () => {
  const { id } = await real.database.db
    .insertInto('customers')
    .values({ email: `gone-${randomUUID()}@erased.invalid`, erased_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await real.database.db
    .insertInto('customer_identities')
    .values({
      issuer: 'google',
      subject: randomUUID(),
      customer_id: id,
      picture_url: `${sandbox.webAddress}/google/portrait.png`,
    })
    .execute();
  const pictures = openProfilePictures({ standIns: [sandbox.webAddress] });
  await copyPicture(real.database.db, pictures, { customerId: id, issuer: 'google' });
  const kept = real.database.db.selectFrom('customer_pictures').select('key').where('customer_id', '=', id);
  expect(await kept.execute()).toEqual([]);
});

test.each([
  ['of a stranger’s host', 'http://example.invalid/p.png'],
  ['inside our own network', 'http://127.0.0.1:1/admin'],
  ['that only looks like Google’s', 'https://googleusercontent.com.evil.invalid/p.png'],
  ['of Google without TLS', 'http://lh3.googleusercontent.com/p.png'],
  ['of a file', 'file:///etc/passwd'],
])('an address %s is not asked', async (_, address) => {
  // A request would fail instead of returning null.
  expect(await openProfilePictures({ standIns: [] }).fetch(address)).toBeNull();
});

test.each([
  ['leads away from the provider', '/away'],
  ['is larger than two megabytes', '/huge'],
  ['is not there', '/gone'],
])('a picture that %s is none', async (_, path) => {
  const pictures = openProfilePictures({ standIns: [new URL(elsewhereAt('/')).origin] });
  expect(await pictures.fetch(elsewhereAt('/'))).toEqual(Buffer.from('a picture'));
  expect(await pictures.fetch(elsewhereAt(path))).toBeNull();
});

test('a photograph full of detail is made small enough, and loses what the camera wrote into it', async () => {
  const noise = Buffer.from(Array.from({ length: 600 * 400 * 3 }, (_, at) => (at * 7_919) % 251));
  const photograph = await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
    .withExif({ IFD0: { Artist: 'Хэн нэгэн' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const webp = (await encodePicture(photograph)) ?? Buffer.alloc(0);
  expect(webp.length).toBeGreaterThan(0);
  expect(webp.length).toBeLessThanOrEqual(LARGEST_PICTURE_BYTES);
  expect(await sharp(webp).metadata()).toMatchObject({ width: 160, height: 160 });
  expect((await sharp(webp).metadata()).exif).toBeUndefined();
});

test.each([
  ['an SVG, which is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a text', Buffer.from('<html>no picture</html>')],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture', async (_, bytes) => {
  expect(await encodePicture(bytes)).toBeNull();
});
