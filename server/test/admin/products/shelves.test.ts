import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../database-of-test.ts';
import { seen, shelvesOfTest } from './shelves-of-test.ts';

const real = databaseOfTest();
let shelves: Awaited<ReturnType<typeof shelvesOfTest>>;
beforeAll(async () => {
  shelves = await shelvesOfTest(real.database);
});
afterAll(() => shelves?.close());

const audited = async (action: string, id: number) =>
  (await real.database.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', action)
    .where('subject_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirst()) ?? null;

test('every shelf of the shop is listed with its products', async () => {
  const list = await shelves.list();
  const count = async (column: 'category_id' | 'sub_category_id' | 'brand_id' | 'colour_id', id: number) => {
    const rows = await real.database.db.selectFrom('products').select('id').where(column, '=', id).execute();
    return rows.length;
  };
  const columns = {
    category: 'category_id',
    sub_category: 'sub_category_id',
    brand: 'brand_id',
    colour: 'colour_id',
  } as const;
  for (const kind of ['category', 'sub_category', 'brand', 'colour'] as const) {
    const [first] = list.filter((one) => one.kind === kind && one.products > 0);
    expect(first?.products).toBe(await count(columns[kind], first?.id ?? 0));
  }
});

test('a rename counts the version, keeps the address and is written down; the older version is refused', async () => {
  const made = await shelves.create('brand');
  const changes = { kind: 'brand', name: 'ЦАГААН УУЛ', sentence: 'Ноос, мод.' };
  const { body } = await shelves.ask('saveShelf', { ...seen(made), changes });
  expect(body.shelf).toMatchObject({
    name: 'ЦАГААН УУЛ',
    sentence: 'Ноос, мод.',
    code: made.code,
    version: made.version + 1,
  });
  expect(await audited('save shelf', made.id)).toMatchObject({
    before: { name: made.name },
    after: { name: 'ЦАГААН УУЛ' },
  });
  const again = await shelves.ask('saveShelf', { ...seen(made), changes: { kind: 'brand', name: 'ХАР УУЛ' } });
  expect([again.status, again.body.code, again.body.details.version]).toEqual([
    409,
    'changed_meanwhile',
    made.version + 1,
  ]);
});

test('a name or code that is there already is refused in words', async () => {
  const [one, other] = [await shelves.create('brand'), await shelves.create('brand')];
  const renamed = await shelves.ask('saveShelf', { ...seen(one), changes: { kind: 'brand', name: other.name } });
  expect(renamed.body.code).toBe('shelf_name_taken');
  const created = await shelves.ask('createShelf', { kind: 'brand', name: 'Шинэхэн', code: other.code });
  expect(created.body.code).toBe('shelf_code_taken');
});

test('a sub-category moves to another category with its products, and their specifications follow', async () => {
  const { db } = real.database;
  const naran = await shelves.show('70489215');
  const { sub_category, brand } = naran.model;
  const from = await shelves.create('category');
  const into = await shelves.create('category');
  const attribute = { id: null, code: 'wood', name: 'Мод', unit: null, slot: 3, values: [{ id: null, value: 'хус' }] };
  const saved = await shelves.ask('saveAttributes', {
    category: from.id,
    version: from.version,
    attributes: [attribute],
  });
  expect(saved.status).toBe(200);
  const sub = await shelves.create('sub_category', { parent: from.id });
  const code = await shelves.product({ sub_category: sub.id, brand });
  const [wood] = saved.body.attributes;
  const { version, model_version } = await shelves.show(code);
  const specs = [{ attribute: wood.id, value: wood.values[0].id }];
  await shelves.ask('saveProduct', { code, version, model_version, product: { specs } });
  const moved = await shelves.ask('saveShelf', { ...seen(sub), changes: { kind: 'sub_category', parent: into.id } });
  expect(moved.body.shelf).toMatchObject({ parent: into.id, products: 1 });
  const product = await shelves.show(code);
  expect(product.category.id).toBe(into.id);
  const { attributes } = (await shelves.ask('showAttributes', { category: into.id })).body;
  expect(attributes).toMatchObject([
    { code: 'wood', name: 'Мод', slot: null, products: 1, values: [{ value: 'хус', products: 1 }] },
  ]);
  expect(product.product.specs).toEqual([{ attribute: attributes[0].id, value: attributes[0].values[0].id }]);
  expect((await shelves.show('70489215')).model.sub_category).toBe(sub_category);
  const left = await db.selectFrom('products').select('id').where('category_id', '=', from.id).execute();
  expect(left).toEqual([]);
});

test('a brand that is merged leaves its products to the other one, and its slug and name as they were', async () => {
  const [from, into] = [await shelves.create('brand'), await shelves.create('brand')];
  const code = await shelves.product({ brand: from.id });
  const { body } = await shelves.ask('mergeShelves', { kind: 'brand', from: seen(from), into: seen(into) });
  expect(body).toEqual({ result: 'success', moved: 1, left: 0, into_version: into.version });
  expect((await shelves.show(code)).model.brand).toBe(into.id);
  expect(await shelves.find('brand', from.id)).toBeUndefined();
  const { brands } = (await shelves.ask('productChoices', {})).body;
  expect(brands.map(({ id }: { id: number }) => id)).not.toContain(from.id);
  expect((await shelves.ask('createShelf', { kind: 'brand', name: 'Өөр', code: from.code })).body.code).toBe(
    'shelf_code_taken',
  );
  const renamed = await shelves.ask('saveShelf', { ...seen(into), changes: { kind: 'brand', name: from.name } });
  expect(renamed.body.shelf.name).toBe(from.name);
  expect(await audited('merge shelf', from.id)).toMatchObject({ after: { into: into.id, moved: 1, left: 0 } });
  const onto = await shelves.ask('mergeShelves', { kind: 'brand', from: seen(renamed.body.shelf), into: seen(from) });
  expect(onto.body.code).toBe('shelf_not_found');
});

test('a large brand is merged in portions, each whole', async () => {
  const { db } = real.database;
  const [from, into] = [await shelves.create('brand'), await shelves.create('brand')];
  const [sub] = (await shelves.list()).filter(({ kind }) => kind === 'sub_category');
  const place = { category_id: sub?.parent ?? 0, sub_category_id: sub?.id ?? 0, brand_id: from.id };
  const models = Array.from({ length: 201 }, (_, at) => ({
    ...place,
    code: `portion-${at}`,
    name: 'П',
    product_type: 'сандал',
  }));
  await db.insertInto('models').values(models).execute();
  const merge = async () =>
    (await shelves.ask('mergeShelves', { kind: 'brand', from: seen(from), into: seen(into) })).body;
  expect(await merge()).toMatchObject({ moved: 200, left: 1 });
  expect(await shelves.find('brand', from.id)).toBeDefined();
  expect(await merge()).toMatchObject({ moved: 1, left: 0 });
  expect(await shelves.find('brand', from.id)).toBeUndefined();
});

test('categories are merged with their sub-categories, and what leads to a merged sub-category leads to the other', async () => {
  const { db } = real.database;
  const [from, into] = [await shelves.create('category'), await shelves.create('category')];
  const [one, other] = [
    await shelves.create('sub_category', { parent: from.id }),
    await shelves.create('sub_category', { parent: into.id }),
  ];
  const code = await shelves.product({ sub_category: one.id });
  await db.insertInto('quick_categories').values({ sub_category_id: one.id }).execute();
  expect((await shelves.ask('mergeShelves', { kind: 'category', from: seen(from), into: seen(into) })).body.left).toBe(
    0,
  );
  expect((await shelves.show(code)).category.id).toBe(into.id);
  const now = await shelves.find('sub_category', one.id);
  expect(now?.parent).toBe(into.id);
  if (now === undefined) return;
  await shelves.ask('mergeShelves', { kind: 'sub_category', from: seen(now), into: seen(other) });
  expect((await shelves.show(code)).model.sub_category).toBe(other.id);
  const tiles = db.selectFrom('quick_categories').select('id').where('sub_category_id', '=', other.id);
  expect(await tiles.execute()).toHaveLength(1);
});

test('colours are merged unless a model has both, which is named', async () => {
  const [from, into] = [await shelves.create('colour'), await shelves.create('colour')];
  const first = await shelves.product({ colour: from.id });
  const merge = () => shelves.ask('mergeShelves', { kind: 'colour', from: seen(from), into: seen(into) });
  const { body } = await shelves.ask('createProduct', { how: 'colour', of: first, colour: into.id });
  expect((await merge()).body).toMatchObject({ code: 'merge_not_possible', details: { products: first } });
  const { version, model_version, code } = body.product;
  const third = await shelves.create('colour');
  await shelves.ask('saveProduct', { code, version, model_version, product: { colour: third.id } });
  expect((await merge()).body).toMatchObject({ moved: 1, left: 0 });
  expect((await shelves.show(first)).product.colour).toBe(into.id);
});

test('what is used is not deleted, and who uses it is said; what is empty is', async () => {
  const category = await shelves.create('category');
  const sub = await shelves.create('sub_category', { parent: category.id });
  await real.database.db.insertInto('quick_categories').values({ sub_category_id: sub.id }).execute();
  await shelves.product({ sub_category: sub.id });
  const remove = (kind: string, shelf: { id: number; version: number }) =>
    shelves.ask('deleteShelf', { kind, ...seen(shelf) });
  expect((await remove('sub_category', sub)).body).toMatchObject({
    ...{ code: 'shelf_in_use', details: { products: 1, banners: 1 } },
  });
  expect((await remove('category', category)).body.details).toEqual({ products: 1, sub_categories: 1 });
  const empty = await shelves.create('colour');
  expect((await remove('colour', empty)).status).toBe(200);
  expect(await audited('delete shelf', empty.id)).toMatchObject({ before: { name: empty.name } });
});

test('brands are put into another order, unless somebody else did meanwhile', async () => {
  await shelves.create('brand');
  const order = async () => (await shelves.list()).filter(({ kind }) => kind === 'brand').map(({ id }) => id);
  const before = await order();
  const body = { kind: 'brand', parent: null, before, after: before.toReversed() };
  expect((await shelves.ask('orderShelves', body)).status).toBe(200);
  expect(await order()).toEqual(before.toReversed());
  expect((await shelves.ask('orderShelves', body)).body.code).toBe('changed_meanwhile');
});

test('specifications exchange slots and names of values, and one that a product has is not left out', async () => {
  const { id, version } = await shelves.create('category');
  const fresh = (code: string, slot: number) => ({
    ...{ id: null, code, name: code, unit: null, slot },
    values: ['а', 'б'].map((value) => ({ id: null, value })),
  });
  const save = (at: number, attributes: object[]) =>
    shelves.ask('saveAttributes', { category: id, version: at, attributes });
  const first = await save(version, [fresh('one', 0), fresh('two', 1)]);
  type Row = {
    id: number;
    code: string;
    slot: number;
    products?: number;
    values: { id: number; value: string; products?: number }[];
  };
  const [one, two] = (first.body.attributes as Row[]).map(({ values, ...row }) => ({
    ...{ id: row.id, code: row.code, name: row.code, unit: null, slot: row.slot },
    values: values.map((value) => ({ id: value.id, value: value.value })),
  }));
  if (one === undefined || two === undefined) throw new Error('two were saved');
  const swapped = [
    { ...one, slot: 1, values: one.values.map((value, at) => ({ ...value, value: at === 0 ? 'б' : 'а' })) },
    { ...two, slot: 0 },
  ];
  const second = await save(first.body.category.version, swapped);
  expect([second.status, second.body.attributes.map(({ slot }: Row) => slot)]).toEqual([200, [1, 0]]);
  expect(second.body.attributes[0].values.map(({ value }: { value: string }) => value)).toEqual(['б', 'а']);
  expect((await save(version, swapped)).body.code).toBe('changed_meanwhile');
  const sub = await shelves.create('sub_category', { parent: id });
  const code = await shelves.product({ sub_category: sub.id });
  const shown = await shelves.show(code);
  const specs = [{ attribute: one.id, value: one.values[0]?.id }];
  await shelves.ask('saveProduct', {
    code,
    version: shown.version,
    model_version: shown.model_version,
    product: { specs },
  });
  const without = await save(second.body.category.version, [{ ...two, slot: 0 }]);
  expect(without.body).toMatchObject({ code: 'shelf_in_use', details: { names: 'one, б' } });
  expect((await save(second.body.category.version, [swapped[0] as object])).body.attributes).toHaveLength(1);
});
