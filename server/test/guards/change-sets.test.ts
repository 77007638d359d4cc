import { sql } from 'kysely';
import { test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import { type Changes, insertProduct, insertStaff } from './rows.ts';

const real = databaseOfTest();

async function insertSet(changes: Changes<'change_sets'> = {}): Promise<number> {
  const prepared_by = await insertStaff(real.database.db);
  const row = { source: 'grid', name: 'Намрын үнэ', reason: 'Ханш', prepared_by, prepared_at: new Date(), ...changes };
  const { id } = await real.database.db.insertInto('change_sets').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
async function insertRow(set_id: number, changes: Changes<'change_set_rows'> = {}): Promise<void> {
  const product_id = await insertProduct(real.database.db);
  const row = {
    set_id,
    product_id,
    seen_version: 1,
    was_tug: 1_000,
    now_tug: 2_000,
    change_tenths: 1_000,
    warnings: 0,
  };
  const fields = { before: '{"price_tug":1000}', after: '{"price_tug":2000}' };
  await real.database.db
    .insertInto('change_set_rows')
    .values({ ...row, ...fields, ...changes })
    .execute();
}
const update = (id: number, changes: Changes<'change_sets'>) =>
  real.database.db.updateTable('change_sets').set(changes).where('id', '=', id).execute();

test('a set says what it is from, why, and where it stands', async () => {
  await expectRefusal(insertSet({ source: 'email' }), 'a_change_set_source_is_known');
  await expectRefusal(insertSet({ reason: 'x' }), 'a_change_set_reason_has_3_to_300_signs');
  await expectRefusal(insertSet({ state: 'scheduled' }), 'a_scheduled_change_set_has_its_moment');
  await expectRefusal(insertSet({ state: 'applied', applied_at: new Date() }), 'an_applied_change_set_has_its_batch');
  await expectRefusal(insertSet({ rolled_back_at: new Date() }), 'only_an_applied_change_set_is_rolled_back');
});

test('nobody approves what they prepared, and a set stays what it was prepared as', async () => {
  const { db } = real.database;
  const id = await insertSet({ figures: '{"rows":1}' });
  const { prepared_by } = await db
    .selectFrom('change_sets')
    .select('prepared_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await expectRefusal(update(id, { approved_by: prepared_by }), 'a_second_person_approves_a_change_set');
  await expectRefusal(update(id, { reason: 'Өөр' }), 'a_change_set_is_applied_as_it_was_prepared');
  await expectRefusal(update(id, { figures: '{"rows":2}' }), 'a_change_set_is_applied_as_it_was_prepared');
  await update(id, { state: 'discarded' });
  await expectRefusal(update(id, { state: 'prepared' }), 'a_finished_change_set_stays_finished');
  await expectRefusal(sql`delete from change_sets where id = ${id}`.execute(db), 'change_sets_are_kept');
});

test('a row is of a known field and a price, once, and stays', async () => {
  const { db } = real.database;
  const id = await insertSet();
  await expectRefusal(insertRow(id, { after: '{"is_listed":true}' }), 'a_change_set_changes_known_fields');
  await expectRefusal(insertRow(id, { after: '{}' }), 'a_change_set_changes_known_fields');
  await expectRefusal(insertRow(id, { now_tug: 0 }), 'a_changed_price_is_above_zero');
  await insertRow(id);
  await expectRefusal(sql`update change_set_rows set now_tug = 5`.execute(db), 'change_set_rows_stay_as_prepared');
  const again = sql`insert into change_set_rows select * from change_set_rows where set_id = ${id}`.execute(db);
  await expectRefusal(again, 'a_product_is_in_a_change_set_once');
  await expectRefusal(sql`truncate change_set_rows`.execute(db), 'change_set_rows_stay_as_prepared');
});
