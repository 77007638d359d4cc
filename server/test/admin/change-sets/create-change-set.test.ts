// Preparing a change of many products: its changes, its totals and its warnings.
import { isBeyond, marginTenths } from '@tokhi/rules/money/price-change';
import { salePrice } from '@tokhi/rules/money/sale-price';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Staff } from '../../../src/callers/caller.ts';
import { inTransaction } from '../../../src/db/in-transaction.ts';
import { createChangeSet, type WantedFields } from '../../../src/modules/catalogue/public.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { insertMember } from '../member-of-test.ts';
import { plainProducts, staffOfTest, wantedOf } from './change-sets-of-test.ts';

const real = databaseOfTest();
let caller: Staff;
let ids: number[] = [];
beforeEach(async () => {
  const { db } = real.database;
  caller = staffOfTest(await insertMember(db, ['catalogue']), ['catalogue']);
  ids = await plainProducts(db, 6);
  await sql`insert into product_costs select unnest(${ids}::int[]), 100000, now()
    on conflict (product_id) do update set cost_fen = 100000`.execute(db);
});

const SET = { source: 'grid', name: 'Намрын үнэ', reason: 'Ханш өөрчлөгдсөн', applyAt: null } as const;
const create = (wanted: RawBuilder<unknown>) =>
  inTransaction(real.database.db, (tx) => createChangeSet(tx, SET, wanted, caller, DEMO_DAY));
const rowsOf = (set: number) =>
  real.database.db.selectFrom('change_set_rows').selectAll().where('set_id', '=', set).orderBy('product_id').execute();

test('a set keeps what changes, before and after, and counts what it comes to', async () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  const { id, figures } = await create(
    wantedOf([
      [first, { price_tug: 1_040_000, bonus_percent: 7 }],
      [second, { price_tug: 900_000 }],
      [third, { price_tug: 1_000_000 }],
      [fourth, { discount_percent: 20, discount_ends_at: null }],
    ]),
  );
  expect(figures).toMatchObject({ rows: 3, up: 1, down: 2, average_up: 40, second_person: 2, jumps: 1 });
  const rows = await rowsOf(id);
  expect(rows.map((row) => row.product_id)).toEqual([first, second, fourth]);
  expect(rows[0]).toMatchObject({
    after: { price_tug: 1_040_000, regular_price_tug: 1_040_000, bonus_percent: 7 },
    before: { price_tug: 1_000_000, regular_price_tug: 1_000_000 },
    ...{ was_tug: 1_000_000, now_tug: 1_040_000, change_tenths: 40, warnings: 0 },
  });
  expect(rows[2]).toMatchObject({
    after: { discount_percent: 20, discount_ending: 900, discount_ends_at: null },
    before: { discount_percent: 0, discount_starts_at: null },
    ...{ now_tug: 799_900, warnings: 3 },
  });
});

test('what comes to the same as everything is, is no change', async () => {
  const same = create(wantedOf(ids.map((id) => [id, { price_tug: 1_000_000, discount_percent: 0 }] as const)));
  await expect(same).rejects.toMatchObject({ code: 'nothing_changes' });
});

test('the figures of a row are those of the rules', async () => {
  const prices = [1_049_999, 1_050_000, 1_050_001, 950_000, 573_529, 487_001];
  const { id } = await create(wantedOf(ids.map((one, at) => [one, { price_tug: prices[at] ?? 0 }] as const)));
  for (const row of await rowsOf(id)) {
    const { was_tug: was, now_tug: now } = row;
    expect(row.margin_tenths).toBe(marginTenths(now, 487_000));
    expect(row.warnings & 1).toBe(isBeyond(was, now, 5) ? 1 : 0);
    expect(row.warnings & 2).toBe(isBeyond(was, now, 10) ? 2 : 0);
    expect(row.warnings & 4).toBe(marginTenths(now, 487_000) < 150 ? 4 : 0);
  }
  const { id: campaign } = await create(wantedOf(ids.map((one, at) => [one, { discount_percent: 7 + at }] as const)));
  const cuts = (await rowsOf(campaign)).map((row) => row.now_tug);
  expect(cuts).toEqual(ids.map((_, at) => salePrice(1_000_000, 7 + at, 900).salePriceTug));
});

test('a field that a set does not know is refused by the table', async () => {
  const [first = 0] = ids;
  await expect(create(wantedOf([[first, { is_listed: true } as WantedFields]]))).rejects.toMatchObject({
    constraint: 'a_change_set_changes_known_fields',
  });
});
