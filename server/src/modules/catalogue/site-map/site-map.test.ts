import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { IDS_IN_A_PART } from './site-map.queries.ts';
import { siteMap } from './site-map.ts';

const real = databaseOfTest();
const map = () => siteMap(real.database.db, () => DEMO_DAY);
const query = (text: string, values: unknown[] = []) => real.database.pool.query(text, values);

test('every product on sale is in exactly one part, with the time its page changed', async () => {
  const { parts } = await map().places();
  const products = (await Promise.all(parts.map(({ part }) => map().products(part)))).flat();
  const { rows } = await query('select code from products where is_listed order by id');
  expect(products.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
  for (const { changedAt } of products) expect(changedAt).toBeInstanceOf(Date);
});

test('a product far up the numbers opens a part of its own, and the last id of a part stays in it', async () => {
  const before = (await map().places()).parts.map(({ part }) => part);
  await query(
    `insert into products (id, model_id, colour_id, category_id, sub_category_id, brand_id, price_tug, regular_price_tug,
                           published_at, code, name)
     overriding system value
     select given.id, model_id, (select id from colours where not exists
         (select from products taken where taken.model_id = products.model_id and taken.colour_id = colours.id)
         order by id offset given.nth limit 1),
       category_id, sub_category_id, brand_id, price_tug, regular_price_tug, published_at, given.code, name
     from products, (values ($1::int, '99999901', 0), ($2::int, '99999902', 1)) as given (id, code, nth)
     where products.code = '70489215'`,
    [3 * IDS_IN_A_PART, 3 * IDS_IN_A_PART + 1],
  );
  expect((await map().places()).parts.map(({ part }) => part)).toEqual([...before, 3, 4]);
  expect((await map().products(3)).map(({ code }) => code)).toEqual(['99999901']);
  expect((await map().products(4)).map(({ code }) => code)).toEqual(['99999902']);
  expect(await map().products(5)).toEqual([]);
});

test('a new text of the model is a change of all its pages', async () => {
  const changedAt = async (code: string) =>
    (await map().products(1)).find((product) => product.code === code)?.changedAt.getTime() ?? 0;
  const [before, other] = [await changedAt('70489215'), await changedAt('70489216')];
  await query(`update models set description_html = '<p>Шинэ</p>'
               where id = (select model_id from products where code = '70489215')`);
  expect(await changedAt('70489215')).toBeGreaterThan(before);
  expect(await changedAt('70489216')).toBeGreaterThan(other);
});

test('a brand, a category and a shelf with nothing on sale are not told of', async () => {
  const before = await map().places();
  const [brand] = before.brands;
  await query('update products set withdrawn_at = now() where brand_id = $1', [brand?.id]);
  await query(`insert into categories (code, name) values ('empty', 'Хоосон')`);
  const after = await map().places();
  expect(after.brands).toEqual(before.brands.slice(1));
  expect(after.categories.map(({ code }) => code)).not.toContain('empty');
  expect(before.subCategories.length).toBeGreaterThan(0);
});

test('an event is told of while it runs', async () => {
  const running = await map().places();
  expect(running.events.length).toBeGreaterThan(0);
  await query('update events set ends_at = $1, starts_at = null', [DEMO_DAY]);
  expect((await map().places()).events).toEqual([]);
});
