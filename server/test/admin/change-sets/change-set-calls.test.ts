// Staff change many products by a rule or a grid: previewed, by one person within the limit, by two beyond it, stopped and rolled back.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDueSets } from '../../../src/modules/batches/change-sets/start-due-sets.job.ts';
import { runBatch } from '../../../src/modules/batches/run-batch.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { plainProducts } from './change-sets-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let cookie = '';
let colleague = '';
let finance = '';
let codes: string[] = [];
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['catalogue'], { name: 'Ануужин' }));
  colleague = await logIn(admin, await insertMember(db, ['owner'], { name: 'Болор' }));
  finance = await logIn(admin, await insertMember(db, ['finance'], { name: 'Тэмүүлэн' }));
});
afterAll(() => admin?.close());
beforeEach(async () => {
  const ids = await plainProducts(real.database.db, 3);
  await real.database.db.deleteFrom('product_costs').execute();
  const rows = await real.database.db
    .selectFrom('products')
    .select('code')
    .where('id', 'in', ids)
    .orderBy('code')
    .execute();
  codes = rows.map(({ code }) => code);
});

const ask = (name: Parameters<typeof askAdmin>[1], body: object, as = cookie) =>
  askAdmin(admin, name, body, { cookie: as });
const grid = async () => (await ask('showGrid', { codes })).body;
async function wanted(cells: object) {
  const { products } = await grid();
  return {
    kind: 'grid',
    rows: products.map(({ code, version }: { code: string; version: number }) => ({ code, version, ...cells })),
  };
}
const prepare = async (cells: object, as = cookie) =>
  ask('prepareChangeSet', { wanted: await wanted(cells), name: 'Намрын үнэ', reason: 'Ханш өөрчлөгдсөн' }, as);
const prepared = async (cells: object) => (await prepare(cells)).body.set;
const run = (batch: number) => runBatch(dbAs(real.database.db, 'worker'), batch, () => admin.clock.now);
const prices = async () => [...new Set((await grid()).products.map(({ price }: { price: number }) => price))];
const show = async (set: number) => (await ask('showChangeSet', { set })).body.set;

test('within the limit one person applies it, and sees how far it is and what was rolled back', async () => {
  const set = await prepared({ price: 1_040_000, bonus_percent: 5 });
  expect(set).toMatchObject({
    state: 'prepared',
    rows: 3,
    by: 'Ануужин',
    figures: { up: 3, average_up: 40, warned: 0 },
  });
  const { body } = await ask('applyChangeSet', { set: set.id, version: set.version, at: null });
  expect(body.set).toMatchObject({ state: 'applied', applying: { done: 0, finished: false } });
  await run(body.set.batch);
  expect(await prices()).toEqual([1_040_000]);
  expect(await show(set.id)).toMatchObject({ applying: { done: 3, total: 3, finished: true, staying: [] } });
  const back = await ask('rollBackChangeSet', { set: set.id, reason: 'Үнэ буруу байсан' });
  expect(back.body.set).toMatchObject({ rolling_back: { finished: false, reason: 'Үнэ буруу байсан', by: 'Ануужин' } });
  const again = await ask('rollBackChangeSet', { set: set.id, reason: 'Үнэ буруу байсан' });
  expect(again.body).toMatchObject({ code: 'nothing_to_take_back' });
});

test('beyond the limit somebody else approves it, whole', async () => {
  const set = await prepared({ price: 1_060_000 });
  const named = { set: set.id, version: set.version, at: null };
  expect((await ask('applyChangeSet', named)).body).toMatchObject({ code: 'second_person_required' });
  const { approval } = (await ask('sendChangeSet', named)).body.set;
  expect((await ask('sendChangeSet', named)).body).toMatchObject({ code: 'approval_in_work' });
  expect((await ask('listChangeSets', {})).body.sets[0]).toMatchObject({ id: set.id, waits: true });
  const decision = { approval: approval.id, version: approval.version, state: 'approved' };
  expect((await ask('approveChangeSet', decision)).body).toMatchObject({ code: 'second_person_required' });
  const approved = (await ask('approveChangeSet', decision, colleague)).body.set;
  expect(approved).toMatchObject({ state: 'applied', approved_by: 'Болор', approval: null });
  await run(approved.batch);
  expect(await prices()).toEqual([1_060_000]);
});

test('who sends what somebody else prepared is as little the second person as who prepared it', async () => {
  const set = await prepared({ price: 1_200_000 });
  const { approval } = (await ask('sendChangeSet', { set: set.id, version: set.version, at: null }, finance)).body.set;
  const decision = { approval: approval.id, version: approval.version, state: 'approved' };
  for (const as of [cookie, finance])
    expect((await ask('approveChangeSet', decision, as)).body).toMatchObject({ code: 'second_person_required' });
  expect((await ask('approveChangeSet', { ...decision, state: 'declined' }, colleague)).status).toBe(200);
  expect(await show(set.id)).toMatchObject({ state: 'prepared', approval: null });
});

test('a scheduled set is stopped until its minute, and starts at it', async () => {
  const at = new Date(admin.clock.now.getTime() + 3_600_000);
  const stopped = await prepared({ price: 1_010_000 });
  const named = { set: stopped.id, version: stopped.version, at: at.toISOString() };
  const scheduled = (await ask('applyChangeSet', named)).body.set;
  expect(scheduled).toMatchObject({ state: 'scheduled', apply_at: at.toISOString() });
  const stale = await ask('discardChangeSet', { set: stopped.id, version: stopped.version });
  expect(stale.body).toMatchObject({ code: 'changed_meanwhile' });
  const given = await ask('discardChangeSet', { set: stopped.id, version: scheduled.version });
  expect(given.body.set.state).toBe('discarded');
  const other = await prepared({ price: 1_020_000 });
  await ask('applyChangeSet', { set: other.id, version: other.version, at: at.toISOString() });
  await startDueSets(dbAs(real.database.db, 'worker'), at);
  expect(await show(stopped.id)).toMatchObject({ state: 'discarded', batch: null });
  expect(await show(other.id)).toMatchObject({ state: 'applied', batch: expect.any(Number) });
});

test('the grid is refused when a product was edited since, and so are names by who may only change prices', async () => {
  const stale = await wanted({ price: 1_010_000 });
  await real.database.db
    .updateTable('products')
    .set({ name: 'NARAN өөр' })
    .where('code', '=', codes[0] ?? '')
    .execute();
  const { body } = await ask('previewChangeSet', { wanted: stale });
  expect(body).toMatchObject({ code: 'changed_meanwhile', details: { codes: codes[0] } });
  expect((await prepare({ name: 'Шинэ нэр' }, finance)).body).toMatchObject({ code: 'forbidden' });
  expect((await prepare({ price: 1_030_000 }, finance)).status).toBe(200);
});

test('names of the grid are applied and rolled back as a set, and the audit tells who', async () => {
  const { db } = real.database;
  const names = async () => (await grid()).products.map(({ name }: { name: string }) => name);
  const before = await names();
  const set = await prepared({ name: ' NARAN, шинэ нэр ' });
  expect(set).toMatchObject({ rows: 3, figures: { up: 0, down: 0, warned: 0 } });
  const { rows } = (await ask('listChangeSetRows', { set: set.id, show: 'all' })).body;
  expect(rows.map(({ after }: { after: object }) => after)).toEqual(Array(3).fill({ name: 'NARAN, шинэ нэр' }));
  const { body } = await ask('applyChangeSet', { set: set.id, version: set.version, at: null });
  await run(body.set.batch);
  expect(await names()).toEqual(Array(3).fill('NARAN, шинэ нэр'));
  await ask('rollBackChangeSet', { set: set.id, reason: 'Нэр буруу байсан' });
  const { batch } = await db
    .selectFrom('batches')
    .select((eb) => eb.fn.max('id').as('batch'))
    .executeTakeFirstOrThrow();
  await run(Number(batch));
  expect(await names()).toEqual(before);
  const audited = await db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_kind', '=', 'change-set')
    .where('subject_id', '=', String(set.id))
    .orderBy('id')
    .execute();
  expect(audited.map(({ action }) => action)).toContain('prepare change set');
  for (const name of [' Н ', 'Н'.repeat(201)]) expect((await prepare({ name })).status).toBe(400);
});

test('a rule prices what its filter finds from the cost, or by a percent, or as a campaign', async () => {
  const { db } = real.database;
  const { category_id: category } = await db
    .selectFrom('products')
    .select('category_id')
    .where('code', '=', codes[0] ?? '')
    .executeTakeFirstOrThrow();
  const filter = { category, text: codes[0] };
  const previewed = async (rule: object) =>
    (await ask('previewChangeSet', { wanted: { kind: 'rule', filter, rule } })).body;
  const cost = { kind: 'cost', rate: 487, margin: 15, ending: 'nine_hundred' };
  expect(await previewed(cost)).toMatchObject({ figures: { rows: 0 }, rows: [] });
  await ask('prepareChangeSet', { wanted: await wanted({ cost_fen: 200_000 }), name: 'Өртөг', reason: 'Нийлүүлэгч' });
  await db
    .insertInto('product_costs')
    .columns(['product_id', 'cost_fen', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select((one) => ['id', one.val(200_000).as('cost'), one.val(new Date()).as('at')])
        .where('code', 'in', codes),
    )
    .execute();
  // 974,000₮ is 85 % of 1,145,882.4₮.
  expect((await previewed(cost)).rows[0]).toMatchObject({ was: 1_000_000, now: 1_145_900, margin: 150 });
  const percent = { kind: 'percent', percent: -7, ending: 'nine_hundred' };
  expect((await previewed(percent)).rows[0]).toMatchObject({
    now: 929_900,
    warnings: ['second_person', 'thin_margin'],
  });
  const campaign = { kind: 'campaign', percent: 3, ends_at: null };
  expect((await previewed(campaign)).rows[0]).toMatchObject({ now: 969_900, after: { discount_percent: 3 } });
  const over = { ...campaign, ends_at: admin.clock.now.toISOString() };
  expect(await previewed(over)).toMatchObject({ code: 'campaign_is_over' });
});

test('the rows of a set come by their size, page by page, all or those that rise or warn', async () => {
  const first = await wanted({ price: 1_010_000 });
  first.rows[1].price = 990_000;
  first.rows[2].price = 2_000_000;
  const { body } = await ask('prepareChangeSet', { wanted: first, name: 'Эрэмбэ', reason: 'Ханш өөрчлөгдсөн' });
  const rows = async (show: string, after?: object) =>
    (await ask('listChangeSetRows', { set: body.set.id, show, after })).body.rows.map(
      ({ now }: { now: number }) => now,
    );
  expect(await rows('all')).toEqual([2_000_000, expect.any(Number), expect.any(Number)]);
  expect(await rows('down')).toEqual([990_000]);
  expect(await rows('warned')).toEqual([2_000_000]);
  expect(await rows('all', { change: 1_000, id: 2_000_000_000 })).toHaveLength(2);
  const { sets } = (await ask('listChangeSets', {})).body;
  expect(sets[0]).toMatchObject({ id: body.set.id, name: 'Эрэмбэ', rows: 3, state: 'prepared' });
});
