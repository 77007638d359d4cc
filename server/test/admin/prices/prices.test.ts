// Staff change prices: alone within the limit, with a second person beyond it, now or at a later time.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyPlannedPrices } from '../../../src/modules/catalogue/pricing/apply-planned-prices.job.ts';
import { databaseOfTest, dbAs } from '../../database-of-test.ts';
import { signedInCustomer } from '../../signed-in-customer.ts';
import { isFull } from '../../sizes.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

const real = databaseOfTest();
const CODE = '70489216';
const ROUNDS = isFull ? 100 : 6;
const DAY_MS = 86_400_000;
let admin: AdminOfTest;
let cookie = '';
let colleague = '';
beforeAll(async () => {
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(real.database.db, ['catalogue'], { name: 'Ануужин' }));
  colleague = await logIn(admin, await insertMember(real.database.db, ['finance'], { name: 'Болор' }));
});
afterAll(() => admin?.close());

const ask = (name: Parameters<typeof askAdmin>[1], body: object, as = cookie) =>
  askAdmin(admin, name, body, { cookie: as });
const shown = async () => {
  const { body } = await ask('showPrices', { code: CODE });
  return { ...body, colour: body.colours.find(({ code }: { code: string }) => code === CODE) };
};
const later = (days: number) => new Date(admin.clock.now.getTime() + days * DAY_MS);
async function wanted(price: number, at: Date | null = null) {
  const { version } = (await shown()).colour;
  const lines = [{ code: CODE, version, price, regular: 1_200_000 }];
  return { change: { kind: 'price', lines }, at: at?.toISOString() ?? null, reason: 'Ханш өөрчлөгдсөн' };
}
async function campaign(percent: number, at: Date | null, endsAt: Date | null) {
  const { version } = (await shown()).colour;
  const change = {
    kind: 'campaign',
    lines: [{ code: CODE, version }],
    percent,
    ends_at: endsAt?.toISOString() ?? null,
  };
  return { change, at: at?.toISOString() ?? null, reason: 'Шинэ жилийн үнэ' };
}

/** The product costs 1,000,000₮ again; nothing is planned or pending. */
beforeEach(async () => {
  const { approval, planned } = await shown();
  if (approval !== null)
    await ask(
      'approvePrices',
      { approval: approval.id, version: 1, state: 'declined' },
      approval.mine ? colleague : cookie,
    );
  for (const { id } of planned) await ask('cancelPlannedPrice', { id });
  await real.database.db
    .updateTable('products')
    .set({
      ...{ price_tug: 1_000_000, regular_price_tug: 1_200_000, discount_percent: 0, discount_ending: 0 },
      ...{ discount_starts_at: null, discount_ends_at: null },
    })
    .where('code', '=', CODE)
    .execute();
});

test('a price within the limit holds at once, with who and why in its history', async () => {
  expect((await ask('changePrices', await wanted(1_050_000))).body).toEqual({ result: 'success' });
  const { colour, history } = await shown();
  expect(colour).toMatchObject({ price: 1_050_000, sale_price: 1_050_000 });
  expect(history[0]).toMatchObject({ price: 1_050_000, reason: 'Ханш өөрчлөгдсөн', by: 'Ануужин' });
});

test('beyond the limit a second person is required, whoever asks', async () => {
  expect((await ask('changePrices', await wanted(1_050_001))).body).toMatchObject({ code: 'second_person_required' });
  expect((await ask('changePrices', await wanted(949_999))).body).toMatchObject({ code: 'second_person_required' });
  expect((await shown()).colour.price).toBe(1_000_000);
});

test('who prepared it does not approve it; approved by another it holds', async () => {
  const { approval } = (await ask('preparePrices', await wanted(800_000))).body;
  const approve = { approval: approval.id, version: approval.version, state: 'approved' };
  expect((await shown()).approval).toMatchObject({ id: approval.id, mine: true, by: 'Ануужин' });
  expect((await ask('approvePrices', approve)).body).toMatchObject({ code: 'second_person_required' });
  expect((await shown()).colour.price).toBe(1_000_000);
  expect((await ask('approvePrices', approve, colleague)).body).toEqual({ result: 'success' });
  const { colour, history, approval: open } = await shown();
  expect([colour.price, history[0].by, open]).toEqual([800_000, 'Ануужин', null]);
});

test('what was edited since it was prepared is not approved', async () => {
  const { approval } = (await ask('preparePrices', await wanted(800_000))).body;
  await ask('changePrices', await wanted(1_010_000));
  const approve = { approval: approval.id, version: approval.version, state: 'approved' };
  expect((await ask('approvePrices', approve, colleague)).body).toMatchObject({ code: 'changed_meanwhile' });
  expect((await shown()).colour.price).toBe(1_010_000);
});

test('a stale page changes nothing and reads what changed', async () => {
  const stale = await wanted(1_020_000);
  await ask('changePrices', await wanted(1_010_000));
  expect((await ask('changePrices', stale)).body).toMatchObject({
    ...{ code: 'changed_meanwhile', details: { codes: CODE } },
  });
  expect((await shown()).colour.price).toBe(1_010_000);
});

test('a planned price holds at its minute, once, and not before', async () => {
  const at = later(2);
  await ask('changePrices', await wanted(1_040_000, at));
  expect((await shown()).planned).toMatchObject([{ code: CODE, price: 1_040_000, by: 'Ануужин' }]);
  const { db } = real.database;
  expect(await applyPlannedPrices(dbAs(db, 'worker'), new Date(at.getTime() - 1))).toBe(0);
  await Promise.all([
    applyPlannedPrices(dbAs(db, 'worker'), at),
    applyPlannedPrices(dbAs(db, 'worker'), at),
    applyPlannedPrices(dbAs(db, 'worker'), at),
  ]);
  const { colour, planned, history } = await shown();
  expect([colour.price, planned, history[0].price, history[1].price]).toEqual([1_040_000, [], 1_040_000, 1_000_000]);
  expect(await applyPlannedPrices(dbAs(db, 'worker'), later(9))).toBe(0);
});

test('two plans for one moment are one, and a stopped plan never holds', async () => {
  const at = later(3);
  const body = await wanted(1_030_000, at);
  await ask('changePrices', body);
  expect((await ask('changePrices', body)).body).toMatchObject({ code: 'price_already_planned' });
  const [{ id }] = (await shown()).planned;
  expect((await ask('cancelPlannedPrice', { id }, colleague)).body).toEqual({ result: 'success' });
  expect((await ask('cancelPlannedPrice', { id })).body).toMatchObject({ code: 'changed_meanwhile' });
  await applyPlannedPrices(dbAs(real.database.db, 'worker'), at);
  expect((await shown()).colour.price).toBe(1_000_000);
});

test('a campaign ends as the setting says, keeps that when the setting changes, and runs by the clock', async () => {
  const { approval } = (await ask('preparePrices', await campaign(15, null, later(5)))).body;
  await ask('approvePrices', { approval: approval.id, version: 1, state: 'approved' }, colleague);
  expect((await shown()).colour).toMatchObject({ price: 1_000_000, sale_price: 849_900 });
  const setting = real.database.db.updateTable('settings').where('key', '=', 'pricing');
  await setting.set({ value: JSON.stringify({ campaignEnding: 'none' }) }).execute();
  expect((await shown()).colour.sale_price).toBe(849_900);
  await setting.set({ value: '{}' }).execute();
  expect((await ask('preparePrices', await campaign(15, later(3), later(2)))).body).toMatchObject({
    code: 'campaign_is_over',
  });
});

test('the preview says what a price does: margin, lowest of 30 days, carts, saved lists, unpaid orders', async () => {
  const { db } = real.database;
  const { id } = await db.selectFrom('products').select('id').where('code', '=', CODE).executeTakeFirstOrThrow();
  const cost = { product_id: id, cost_fen: 100_000, changed_at: admin.clock.now };
  await db.insertInto('product_costs').values(cost).execute();
  for (const seen of [1_000_000, 700_000]) {
    const { id: customer_id } = await signedInCustomer(db);
    await db.insertInto('favourites').values({ customer_id, product_id: id, slot: 1, price_seen_tug: seen }).execute();
  }
  const { change, at } = await wanted(800_000);
  const { body } = await ask('previewPrices', { change, at });
  expect(body.lines).toMatchObject([
    { code: CODE, was: 1_000_000, now: 800_000, change: -200, margin_was: 513, margin: 391 },
  ]);
  expect(body).toMatchObject({
    needs_approval: true,
    effects: { carts: 0, saved: 2, notified: 1, unpaid: { count: 0 } },
  });
});

test('two who change one price at once: one wins, the other reads what changed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = await wanted(1_000_100 + round);
    const answers = await Promise.all([
      ask('changePrices', body),
      ask('changePrices', { ...body, reason: 'Хоёр дахь' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  }
});

test('a plan against a change by hand: each is whole, and the plan is applied once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = later(1);
    await ask('changePrices', await wanted(1_001_000 + round, at));
    const body = await wanted(1_002_000 + round);
    await Promise.all([applyPlannedPrices(dbAs(real.database.db, 'worker'), at), ask('changePrices', body)]);
    const { colour, planned } = await shown();
    expect(planned).toEqual([]);
    expect([1_001_000 + round, 1_002_000 + round]).toContain(colour.price);
  }
});
