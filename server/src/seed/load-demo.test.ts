import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { DEMO_DAY } from '../../test/template-database.ts';
import { loadDemo } from './load-demo.ts';
import { readStudio } from './studio-files.ts';

const real = databaseOfTest();
const ask = async <Row extends object>(text: string): Promise<Row[]> =>
  (await real.database.pool.query<Row>(text)).rows;

test('every finish that the studio photographed is for sale, as a colour of its model', async () => {
  const { range } = await readStudio();
  const made = [...range.values()].flatMap(({ code, finishes }) => finishes.map(({ key }) => `${code} ${key}`));
  const [counted] = await ask<{ products: number; models: number }>(
    'select count(*)::int as products, count(distinct model_id)::int as models from products where is_listed',
  );
  expect(counted).toEqual({ products: made.length, models: range.size });
  expect(made.length).toBeGreaterThanOrEqual(250);
});

test('every product has a picture, a size table, parcels, stock and texts of its own model', async () => {
  const bare = await ask(`
    select p.code from products p join models m on m.id = p.model_id
    where not exists (select from product_images i where i.product_id = p.id and i.kind = 'hero')
       or not exists (select from product_packages b where b.product_id = p.id)
       or not exists (select from model_dimensions d where d.model_id = m.id)
       or not exists (select from stock_levels s where s.product_id = p.id)
       or m.description_html = '' or m.designer_concept_html = '' or m.care_and_materials_html = ''`);
  expect(bare).toEqual([]);
  const copied = await ask('select description_html from models group by 1 having count(*) > 1');
  expect(copied).toEqual([]);
});

test('every category and sub-category has at least two products', async () => {
  const thin = await ask(`
    select s.code, count(p.id)::int as products from sub_categories s left join products p on p.sub_category_id = s.id
    group by s.code having count(p.id) < 2`);
  expect(thin).toEqual([]);
  const [counted] = await ask<{ categories: number; subs: number }>(
    'select (select count(*)::int from categories) as categories, (select count(*)::int from sub_categories) as subs',
  );
  expect(counted?.categories).toBe(13);
  expect(counted?.subs).toBeGreaterThanOrEqual(60);
});

test('no picture that a product names is missing', async () => {
  const rows = await ask<{ file: string; variants: Record<string, string> }>(
    'select file, variants from product_images',
  );
  const files = rows.flatMap(({ file, variants }) => [file, ...Object.values(variants)]);
  const media = fileURLToPath(new URL('../../../demo/media/product/', import.meta.url));
  expect(files.filter((file) => !existsSync(media + file))).toEqual([]);
});

test('prices agree: a campaign counts on an uncut price, a family price is below the regular one', async () => {
  const wrong = await ask(`
    select code from products
    where (discount_percent > 0 and (price_tug <> regular_price_tug or discount_ends_at is null))
       or (is_family_price and price_tug >= regular_price_tug)`);
  expect(wrong).toEqual([]);
});

test('prices end as those of shops do, and nobody has reviewed what was not yet in the shop', async () => {
  const wrong = await ask(`
    select p.code from products p left join reviews r on r.product_id = p.id
    where p.price_tug % 1000 <> 900 or p.regular_price_tug % 1000 <> 900 or r.created_at < p.published_at`);
  expect(wrong).toEqual([]);
});

test('some of the shop is new, most of it is not', async () => {
  const [{ share } = { share: 0 }] = await ask<{ share: number }>(`
    select avg((published_at > '${DEMO_DAY.toISOString()}'::timestamptz - interval '60 days')::int)::float8 as share from products`);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.25);
});

test('loading the demo shop again changes nothing', async () => {
  const fingerprint = () => ask('select md5(string_agg(p::text, chr(10) order by id)) as all_products from products p');
  const before = await fingerprint();
  expect(await loadDemo(real.database.db, new Date(DEMO_DAY.getTime() + 86_400_000))).toBe('is there');
  expect(await fingerprint()).toEqual(before);
});

test('what stands ready in Ulaanbaatar pays no way from Beijing, and large goods on order do', async () => {
  const rows = await real.database.db
    .selectFrom('products')
    .select(['code', 'ready_in_ulaanbaatar', 'china_delivery_tug'])
    .execute();
  const paying = rows.filter(({ china_delivery_tug }) => china_delivery_tug > 0);
  expect(paying.filter(({ ready_in_ulaanbaatar }) => ready_in_ulaanbaatar)).toEqual([]);
  expect(paying.length).toBeGreaterThan(20);
});
