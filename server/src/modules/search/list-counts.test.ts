import { calls } from '@tokhi/contract/calls';
import { printSpecsCondition } from '@tokhi/rules/catalogue/specs-condition';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { colourFamiliesOfTest } from '../../../test/search/colour-families-of-test.ts';
import { fillShop } from '../../../test/search/fill-shop-of-test.ts';
import { type Counts, recount, type Wanted } from '../../../test/search/recount-of-test.ts';
import { type ShopOfTest, shopOfTest } from '../../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';

const real = databaseOfTest();
let shop: ShopOfTest;
let known: Known;
beforeAll(async () => {
  shop = shopOfTest(real.database.db);
  known = await whatTheShopHas();
});

interface Known {
  categories: number[];
  shelves: { id: number; code: string }[];
  brands: number[];
  events: number[];
  colours: string[];
  materials: string[];
  specs: { field: string; value: string }[];
}

async function whatTheShopHas(): Promise<Known> {
  const { db } = real.database;
  const values = await db
    .selectFrom('spec_values')
    .innerJoin('spec_attributes', 'spec_attributes.id', 'spec_values.attribute_id')
    .select(['spec_attributes.code as field', 'spec_values.value'])
    .distinct()
    .execute();
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    categories: ids(await db.selectFrom('categories').select('id').orderBy('id').execute()),
    shelves: await db.selectFrom('sub_categories').select(['id', 'code']).orderBy('id').execute(),
    brands: ids(await db.selectFrom('brands').select('id').orderBy('id').execute()),
    events: ids(await db.selectFrom('events').select('id').orderBy('id').execute()),
    colours: (await db.selectFrom('colours').select('name').orderBy('id').execute()).map(({ name }) => name),
    materials: [...new Set(values.filter(({ field }) => field === 'material').map(({ value }) => value))],
    specs: values.filter(({ field }) => field !== 'material'),
  };
}

/** Usually none, sometimes a few of the choices. */
const few = <Choice>(choices: readonly Choice[]): fc.Arbitrary<Choice[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Choice[]>([]) },
    { weight: 2, arbitrary: fc.uniqueArray(fc.constantFrom(...choices), { minLength: 1, maxLength: 8 }) },
  );
const range = (highest: number): fc.Arbitrary<{ range?: [number, number] }> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.nat(highest), fc.nat(highest)).map(([one, other]): { range: [number, number] } => ({
        range: [Math.min(one, other), Math.max(one, other)],
      })),
    },
  );

const specsOf = (chosen: readonly { field: string; value: string }[]) =>
  [...Map.groupBy(chosen, ({ field }) => field)].map(([field, same]) => ({
    field,
    values: same.map(({ value }) => value),
  }));

const wanted = (has: Known): fc.Arbitrary<Wanted> =>
  fc
    .record({
      sub: few([...has.shelves.map(({ id }) => id), 999_999]),
      brand: few([...has.brands, 999_999]),
      color: few([...has.colours, 'ногоон', 'цэнхэр, хөх', 'ийм өнгө байхгүй']),
      material: few([...has.materials, 'ийм материал байхгүй']),
      ready: fc.constantFrom(false, false, true),
      specs: few([...has.specs, { field: 'no_such_field', value: '1' }]).map(specsOf),
      ranges: fc.tuple(range(3_000_000), range(250), range(250), range(250)),
    })
    .map(({ ranges: [price, width, depth, height], ...chosen }) => ({
      ...chosen,
      ...(price.range && { price: price.range }),
      ...(width.range && { width: width.range }),
      ...(depth.range && { depth: depth.range }),
      ...(height.range && { height: height.range }),
    }));

type Name = 'categoryProduct' | 'subCategoryProduct' | 'brandProduct' | 'event';
interface Question {
  name: Name;
  id: number | string;
  scope: RawBuilder<unknown>;
}

/** The four lists, each with its own parameter names. */
const question = (has: Known): fc.Arbitrary<Question> =>
  fc.oneof(
    fc
      .constantFrom(...has.categories)
      .map((id) => ({ name: 'categoryProduct' as const, id, scope: sql`products.category_id = ${id}` })),
    fc.constantFrom(...has.shelves).map(({ id, code }) => ({
      name: 'subCategoryProduct' as const,
      id: code,
      scope: sql`products.sub_category_id = ${id}`,
    })),
    fc
      .constantFrom(...has.brands)
      .map((id) => ({ name: 'brandProduct' as const, id, scope: sql`products.brand_id = ${id}` })),
    fc.constantFrom(...has.events).map((id) => ({
      name: 'event' as const,
      id,
      scope: sql`exists (select from event_products where event_id = ${id} and product_id = products.id)`,
    })),
  );

function bodyOf(name: Name, id: number | string, { sub = [], brand = [], specs = [], ...every }: Wanted) {
  const condition = printSpecsCondition(specs);
  switch (name) {
    case 'categoryProduct':
      return { body: { ...every, id, sub, brand, specs: condition }, filters: { ...every, sub, brand, specs } };
    case 'subCategoryProduct':
      return { body: { ...every, id, brand, spec: condition }, filters: { ...every, brand, specs } };
    case 'brandProduct':
      return { body: { ...every, id, type: sub }, filters: { ...every, sub } };
    case 'event':
      return { body: { ...every, id, brand }, filters: { ...every, brand } };
  }
}

interface Shown {
  pagination: { totalProduct: number };
  product: { id: number }[];
  max: number;
  ready: number;
  sizes: unknown;
  material: { name: string; total: number }[];
  color: { color_name: string; total: number }[];
  brand?: { id: number; total: number }[] | object;
  sub?: { id: number; total: number }[];
  category?: { id: number; total: number }[] | object;
  spcs?: { field: string }[];
  specs?: { field: string; value: string; total: number }[];
}

/** A choice with no results may be listed with 0 or left out. */
const above = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, total]) => total > 0));
const byName = <Row extends { total: number }>(rows: readonly Row[], name: (row: Row) => string | number): Counts =>
  above(Object.fromEntries(rows.map((row) => [name(row), row.total])));

async function compare({ name, id, scope }: Question, chosen: Wanted): Promise<void> {
  const { body, filters } = bodyOf(name, id, chosen);
  const shown = (await shop.answer(name, calls[name].body.parse(body) as object)) as Shown;
  const fields = shown.spcs?.map(({ field }) => field) ?? [];
  const { coloursOf, byFamily } = await colourFamiliesOfTest(shop.index);
  const wanted = { ...filters, color: coloursOf(filters.color ?? []) };
  const facts = await recount(real.database.db, scope, wanted, DEMO_DAY, fields);
  expect(shown.pagination.totalProduct).toBe(facts.ids.length);
  expect(facts.ids).toEqual(expect.arrayContaining(shown.product.map((row) => row.id)));
  expect({ max: shown.max, ready: shown.ready, sizes: shown.sizes }).toEqual({
    max: facts.max,
    ready: facts.ready,
    sizes: facts.sizes,
  });
  expect(byName(shown.color, (row) => row.color_name)).toEqual(byFamily(facts.color));
  expect(byName(shown.material, (row) => row.name)).toEqual(facts.material);
  if (Array.isArray(shown.brand)) expect(byName(shown.brand, (row) => row.id)).toEqual(facts.brand);
  const subs = shown.sub ?? shown.category;
  if (Array.isArray(subs)) expect(byName(subs, (row) => row.id)).toEqual(facts.sub);
  for (const field of fields) {
    const own = shown.specs?.filter((row) => row.field === field) ?? [];
    expect(byName(own, (row) => row.value)).toEqual(facts.specs[field]);
  }
}

const expectCountsOfFacts = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.tuple(question(known), wanted(known)), ([asked, chosen]) => compare(asked, chosen)),
    { numRuns },
  );

test('the counts of a filtered list are those of the facts, in the demo shop', async () => {
  await expectCountsOfFacts(60);
});

test('the counts of a filtered list are those of the facts, among 200 made-up products', async () => {
  await fillShop(real.database.db, 200, 20261115);
  await shop.refresh();
  await expectCountsOfFacts(40);
});
