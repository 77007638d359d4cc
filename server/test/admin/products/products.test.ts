import { staffRoles } from '@tokhi/contract/admin/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPlanned } from '../../../src/modules/catalogue/admin/page/publish-planned.job.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
const CODE = '70489215';
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['catalogue']));
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object, by = cookie) =>
  askAdmin(admin, name, body, { cookie: by });
const show = async (code = CODE, by = cookie) => (await ask('showProduct', { code }, by)).body.product;
const save = async (code: string, changes: object) => {
  const { version, model_version } = await show(code);
  return ask('saveProduct', { code, version, model_version, ...changes });
};
const NEW = async () => {
  const { sub_categories, brands, colours } = (await ask('productChoices', {})).body;
  return {
    ...{ how: 'new', name: 'SHINE', product_type: 'сандал', price: 199_900 },
    ...{ sub_category: sub_categories[0].id, brand: brands[0].id, colour: colours[0].id },
  };
};
const create = async (body: object = {}) =>
  (await ask('createProduct', { ...(await NEW()), ...body })).body.product as {
    code: string;
    version: number;
    model_code: string;
  };
const picture = (code: string, alt: string) =>
  real.database.db
    .insertInto('product_images')
    .columns(['product_id', 'position', 'width', 'height', 'kind', 'file', 'alt'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select((row) => [
          ...['id' as const, row.val(1).as('position'), row.val(800).as('width'), row.val(800).as('height')],
          ...[row.val('hero').as('kind'), row.val(`new-${code}.webp`).as('file'), row.val(alt).as('alt')],
        ])
        .where('code', '=', code),
    )
    .execute();

test('all products are listed once, 50 at a time', async () => {
  const codes: string[] = [];
  let after: object | null | undefined;
  do {
    const { body } = await ask('listProducts', after ? { after } : {});
    codes.push(...body.products.map(({ code }: { code: string }) => code));
    after = body.next;
  } while (after);
  const { products, categories } = (await ask('countProducts', {})).body;
  expect([codes.length, new Set(codes).size]).toEqual([products, products]);
  const inFirst = (await ask('listProducts', { category: categories[0].id })).body;
  expect(inFirst.total).toEqual({ count: categories[0].count, capped: false });
});

test.each(['704.892.15', '7048921', CODE])('a product is found by its code %s', async (text) => {
  const { products } = (await ask('findProducts', { text })).body;
  expect(products.map(({ code }: { code: string }) => code)).toContain(CODE);
});

test('a product is found by a part of its name, and a percent sign stands for itself', async () => {
  expect((await ask('findProducts', { text: 'aran 3' })).body.products.length).toBeGreaterThan(0);
  expect((await ask('findProducts', { text: 'N%N' })).body.products).toEqual([]);
});

test('two signs are how a word of the name begins', async () => {
  const namesOf = async (text: string): Promise<string[]> =>
    (await ask('listProducts', { text })).body.products.map(({ name }: { name: string }) => name);
  expect((await namesOf('NA')).length).toBeGreaterThan(0);
  for (const name of await namesOf('бу')) expect(name).toMatch(/(^|\s)бу/i);
  expect((await namesOf('бу')).length).toBeGreaterThan(0);
  expect(await namesOf('%У')).toEqual([]);
});

test('packages are summed, and the save counts the version and is written down', async () => {
  const before = await show();
  const sides = { length_mm: 1_000, width_mm: 500, height_mm: 200, diameter_mm: null };
  const box = { name: 'Суудал', ...sides, weight_grams: 12_000, volume_ml: null, quantity: 2 };
  const { status, body } = await save(CODE, { product: { packages: [box] } });
  expect([status, body.product.version]).toEqual([200, before.version + 1]);
  expect(body.product).toMatchObject({ weight_grams: 24_000, volume_ml: 200_000, package_count: 2 });
  const audited = await real.database.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('subject_kind', '=', 'product')
    .where('subject_id', '=', CODE)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(Object.keys(audited.after as object).toSorted()).toEqual(['packages', 'version']);
});

test('whoever saves what somebody else changed meanwhile is refused and told the version', async () => {
  const { version, model_version } = await show();
  await save(CODE, { product: { dimension: '215×97 см' } });
  const stale = await ask('saveProduct', { code: CODE, version, model_version, product: { dimension: 'x' } });
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
  const beside = await ask('saveProduct', { code: CODE, version, model_version, model: { not_included: 'Дэр' } });
  expect([beside.status, beside.body.product.model.not_included]).toEqual([200, 'Дэр']);
});

test('texts are cleaned, and an empty paragraph is no text', async () => {
  const hostile = '<h2>Гарчиг</h2><p onclick="x()">Сайн<script>bad()</script></p><img src=x onerror=bad()>';
  const { body } = await save(CODE, { model: { description_html: hostile, designer_concept_html: '<p></p>' } });
  expect(body.product.model.description_html).toBe('<h3>Гарчиг</h3><p>Сайн</p>');
  expect(body.product.model.designer_concept_html).toBe('');
});

test('badges of one kind do not overlap, and nothing of a refused save stays', async () => {
  const before = await show();
  const badge = (from: string, to: string | null) => ({ kind: 'new', starts_at: from, ends_at: to });
  const [early, late] = ['2027-01-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z'];
  const { body } = await save(CODE, { product: { badges: [badge(early, null), badge(late, null)] } });
  expect(body.code).toBe('badge_overlaps');
  expect(await show()).toEqual(before);
  const taken = await save(CODE, { product: { badges: [badge(early, late), badge(late, null)] } });
  expect(taken.body.product.product.badges).toEqual([badge(early, late), badge(late, null)]);
});

test('the cost is read by owner, catalogue and finance alone, and stands in no audit row', async () => {
  expect((await save(CODE, { cost_fen: 248_013 })).body.product.cost_fen).toBe(248_013);
  const readers: string[] = [];
  for (const role of staffRoles) {
    const by = await logIn(admin, await insertMember(real.database.db, [role]));
    if ((await show(CODE, by)).cost_fen === 248_013) readers.push(role);
  }
  expect(readers).toEqual(['owner', 'catalogue', 'finance']);
  const audited = await real.database.db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(audited)).not.toContain('248013');
});

test('a new model, its copy and another colour are drafts with codes of their own', async () => {
  const first = await create();
  await save(first.code, { model: { description_html: '<p>Модон сандал</p>' }, cost_fen: 5_000 });
  const copy = (await ask('createProduct', { how: 'copy', of: first.code })).body.product;
  const { colours } = (await ask('productChoices', {})).body;
  const colour = { how: 'colour', of: first.code, colour: colours[1].id };
  const second = (await ask('createProduct', colour)).body.product;
  expect(new Set([first.code, copy.code, second.code]).size).toBe(3);
  expect([copy.state, copy.cost_fen, copy.model.description_html]).toEqual(['draft', 5_000, '<p>Модон сандал</p>']);
  expect([copy.model_code === first.model_code, second.model_code]).toEqual([false, first.model_code]);
  expect((await ask('createProduct', colour)).body.code).toBe('colour_taken');
});

test('a product without a picture is not published', async () => {
  const { code, version } = await create();
  const publish = () => ask('changeListing', { code, version, to: { state: 'listed' } });
  expect((await publish()).body).toMatchObject({ code: 'product_not_ready', details: { missing: 'picture' } });
  await picture(code, 'Сандал');
  expect((await publish()).body.product).toMatchObject({ state: 'listed', gaps: ['weight', 'tax', 'text'] });
});

test('a planned product is published at its moment and not before, withdrawn, and comes back with its first day', async () => {
  const { code, version } = await create();
  await picture(code, 'Сандал');
  const now = admin.clock.now;
  const at = new Date(now.getTime() + 60_000);
  const planned = await ask('changeListing', { code, version, to: { state: 'planned', at: at.toISOString() } });
  expect(planned.body.product.state).toBe('planned');
  await publishPlanned(real.database.db, new Date(at.getTime() - 1));
  expect((await show(code)).state).toBe('planned');
  await Promise.all([1, 2, 3].map(() => publishPlanned(real.database.db, at)));
  const listed = await show(code);
  expect([listed.state, listed.published_at]).toEqual(['listed', at.toISOString()]);
  admin.clock.now = new Date(at.getTime() + 60_000);
  const change = async (state: string) =>
    (await ask('changeListing', { code, version: (await show(code)).version, to: { state } })).body;
  expect((await change('draft')).code).toBe('listing_not_possible');
  expect((await change('withdrawn')).product.state).toBe('withdrawn');
  expect((await change('listed')).product).toMatchObject({ state: 'listed', published_at: at.toISOString() });
});

test('of ten who save one product at once one wins, and the others read that it changed', async () => {
  const { version, model_version } = await show();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      ask('saveProduct', { code: CODE, version, model_version, product: { dimension: `${index} см` } }),
    ),
  );
  const codes: string[] = answers.map(({ status, body }) => (status === 200 ? 'saved' : body.code));
  expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'changed_meanwhile'), 'saved']);
  expect((await show()).version).toBe(version + 1);
});
