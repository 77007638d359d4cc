// A change by staff is visible in a shop process with cached answers after one refresh: two seconds (docs/caches.md).
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../database-of-test.ts';
import { type KeptShop, keptShopOfTest } from '../../kept-shop-of-test.ts';
import { redisOfTest } from '../../redis-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
const CODE = '70489215';
let redis: Redis;
let shop: KeptShop;
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  redis = await redisOfTest();
  shop = keptShopOfTest(real.database.db, redis, `test-${randomUUID()}`);
  await shop.refresh();
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['catalogue']));
});
afterAll(async () => {
  redis.disconnect();
  await admin?.close();
});

const ask = async (name: Parameters<typeof askAdmin>[1], body: object) =>
  (await askAdmin(admin, name, body, { cookie })).body;
const seen = async () => JSON.stringify(await shop.ask('singleProduct', { id: CODE }));
const save = async (changes: object) => {
  const { version, model_version } = (await ask('showProduct', { code: CODE })).product;
  await ask('saveProduct', { code: CODE, version, model_version, ...changes });
  await shop.refresh();
};

const box = {
  length_mm: 1_234,
  width_mm: 500,
  height_mm: 200,
  diameter_mm: null,
  weight_grams: 1_000,
  volume_ml: null,
};

test.each<[string, object, string]>([
  ['a text of the model', { model: { description_html: '<p>Шинэ тайлбар</p>' } }, 'Шинэ тайлбар'],
  ['a size of the card', { product: { dimension: '217×98 см' } }, '217×98 см'],
  ['a line of the sizes', { model: { dimensions: [{ name: 'Суудал', value: '46.5 см' }] } }, '46.5 см'],
  ['a package', { product: { packages: [{ ...box, name: 'Шинэ хайрцаг', quantity: 1 }] } }, 'Шинэ хайрцаг'],
])('%s that is saved is seen in the shop', async (_, changes, text) => {
  expect(await seen()).not.toContain(text);
  await save(changes);
  expect(await seen()).toContain(text);
});

test('a product that is withdrawn is not sold any more, and is again when it comes back', async () => {
  const list = async (state: string) => {
    const { version } = (await ask('showProduct', { code: CODE })).product;
    await ask('changeListing', { code: CODE, version, to: { state } });
    await shop.refresh();
  };
  await list('withdrawn');
  await expect(seen()).rejects.toMatchObject({ code: 'product_not_found' });
  await list('listed');
  expect(await seen()).toContain(CODE);
});
