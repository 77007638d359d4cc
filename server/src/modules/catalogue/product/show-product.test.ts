import { singleProduct } from '@tokhi/contract/calls/catalogue';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { shopOfTest } from '../../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';

const real = databaseOfTest();
const show = (id: string, now = DEMO_DAY) => shopOfTest(real.database.db, () => now).ask('singleProduct', { id });
// Requested by each test: an answer that violates the contract fails the test, not its setup.
const naranId = async () => (await show('70489215')).single.id;

test('a product is found by its code and by its id', async () => {
  expect((await show('70489215')).single).toMatchObject({ name: 'NARAN', product_type: '3 хүний буйдан' });
  expect((await show(String(await naranId()))).single.code).toBe('70489215');
});

test('the answer has every field that the contract names', async () => {
  const answer = await show('70489215');
  expect(singleProduct.reply.parse(answer)).toEqual(answer);
});

test('a cut price shows the regular one, its badges and its last day of validity', async () => {
  const { single } = await show('70489215');
  expect(single).toMatchObject({
    price_tug: 1_849_900,
    Regular_price_tug: 2_149_900,
    sale_price: 1_849_900,
    sale: 0,
    discount: 0,
    formated_id: '704.892.15',
    New_lower_price: 1,
    Top_seller: 1,
    New: 0,
    IKEA_family_price: 0,
    validToDate: '2026-11-29T16:00:00.000Z',
    remain: 14,
    finish: 0,
    show_product: 'order',
    china_deliver: 10_000,
  });
});

test('a campaign lowers the unit price while it runs, and not an instant longer', async () => {
  expect((await show('70489218')).single).toMatchObject({ discount: 15, sale: 322_485, sale_price: 1_827_415 });
  const end = new Date(DEMO_DAY.getTime() + 9 * 86_400_000);
  expect((await show('70489218', end)).single).toMatchObject({ discount: 0, sale: 0, sale_price: 2_149_900 });
});

test('a product without stock cannot be bought, one in the capital is ready, the rest is ordered', async () => {
  expect((await show('70489218')).single.show_product).toBe('none');
  expect((await show('70489216')).single.show_product).toBe('stock');
  expect((await show('70489217')).single.show_product).toBe('order');
});

test('a product without reviews shows five stars and says that nobody rated it', async () => {
  expect((await show('70489216')).single).toMatchObject({ total_rate: 5, review_count: 0 });
  const { single, review } = await show('70489215');
  expect(single).toMatchObject({ total_rate: 4.7, review_count: 3 });
  expect(review).toHaveLength(3);
});

test('the other colours of the model are offered, without the product itself', async () => {
  const { others, ids } = await show('70489215');
  expect(others.map(({ code }) => code)).toEqual(['70489216', '70489217', '70489218']);
  expect(ids).toHaveLength(4);
});

test('pictures come in their order with their sizes, and the drawing apart from them', async () => {
  const { images, drawings, single } = await show('70489215');
  expect(images.length).toBeGreaterThanOrEqual(2);
  expect(images[0]).toMatchObject({ image: single.big_image1, width: 800, height: 800 });
  expect(drawings.map(({ seen_from, alt }) => [seen_from, alt])).toEqual([
    ['front', 'Урдаас'],
    ['side', 'Хажуугаас'],
  ]);
  expect(drawings[0]?.image).toMatch(/^sofa-naran-3-drawing-front\.[0-9a-f]{8}\.svg$/);
  expect(images.some(({ image }) => image.includes('drawing'))).toBe(false);
});

test('boxes are told in centimetres, kilograms and litres, and their length is the longest side', async () => {
  const { packages } = await show('70489215');
  expect(packages[0]).toMatchObject({
    length: 221,
    width: 103,
    height: 95,
    weight: 60.9,
    volume: 2162.485,
    quantity: 1,
  });
});

test('every other colour says what it costs and whether it is there', async () => {
  const { others } = await show('70489215');
  expect(others.map(({ sale_price, show_product }) => [sale_price, show_product])).toEqual(
    await Promise.all(
      others.map(async ({ code }) => {
        const { single } = await show(code);
        return [single.sale_price, single.show_product];
      }),
    ),
  );
  expect(others.map(({ show_product }) => show_product)).toEqual(['stock', 'order', 'none']);
});

test('a bed says what lies on it in the picture and not in the box', async () => {
  expect((await show('70489215')).not_included).toBeNull();
  const beds = real.database.db.selectFrom('products').innerJoin('models', 'models.id', 'products.model_id');
  const { code } = await beds.select('products.code').where('models.code', '=', 'bed-amar').executeTakeFirstOrThrow();
  expect((await show(code)).not_included).toBe('матрас, орны хэрэглэл');
});

test('a model that can be turned round can be turned in every colour, and says in which it is made', async () => {
  const other = await show('70489215');
  const own = await show(other.others.find(({ color_name }) => color_name === 'элсэн шаргал')?.code ?? '');
  expect(own.model_3d?.color_name).toBe(own.single.color_name);
  expect(other.model_3d).toEqual(own.model_3d);
});

test('a special offer gives the unit price as the special price only while it runs', async () => {
  const { db } = real.database;
  const ends_at = new Date(DEMO_DAY.getTime() + 60_000);
  const starts_at = new Date(DEMO_DAY.getTime() - 60_000);
  await db
    .insertInto('special_offers')
    .values({ product_id: await naranId(), starts_at, ends_at })
    .execute();
  expect((await show('70489215')).single.special_price).toBe(1_849_900);
  expect((await show('70489215', ends_at)).single.special_price).toBeNull();
});

test.each(['00000000', 'nothing', "'; drop table products; --", '999999999', '0', '-1'])(
  'an address that names no product (%s) is refused as not found',
  async (id) => {
    await expect(show(id)).rejects.toMatchObject({ code: 'product_not_found' });
  },
);

test('a withdrawn product answers like one that never was', async () => {
  const { db } = real.database;
  await db.updateTable('products').set({ withdrawn_at: new Date() }).where('code', '=', '70811205').execute();
  await expect(show('70811205')).rejects.toMatchObject({ code: 'product_not_found' });
});
