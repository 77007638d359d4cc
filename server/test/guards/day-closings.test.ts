import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import { type Changes, insertStaff } from './rows.ts';

const real = databaseOfTest();
const MIDNIGHT = new Date('2026-11-15T00:00:00+08:00');
async function close(changes: Changes<'day_closings'> = {}) {
  const closed_by = await insertStaff(real.database.db);
  const row = { day: '2026-11-14', closed_at: MIDNIGHT, closed_by, sums: '[]', differences: '[]', ...changes };
  await real.database.db.insertInto('day_closings').values(row).execute();
}

test('a day is closed once, when it is over in Ulaanbaatar, and stays as it was', async () => {
  await expectRefusal(close({ closed_at: new Date(MIDNIGHT.getTime() - 1) }), 'a_day_is_over_when_it_is_closed');
  await expectRefusal(close({ sums: '{}' }), 'closed_sums_are_by_method');
  await close();
  await expectRefusal(close(), 'day_closings_pkey');
  const { db } = real.database;
  await expectRefusal(sql`update day_closings set differences = '[]'`.execute(db), 'day_closings_are_frozen');
  await expectRefusal(sql`delete from day_closings`.execute(db), 'day_closings_are_frozen');
});

test.each([
  [[{ kind: 'not_listed' }]],
  [[{ reason: '' }]],
  [[{ reason: '  ' }]],
  [[{ reason: 'Шалгасан' }, { reason: null }]],
])('a difference without a reason closes no day: %o', async (differences) => {
  await expectRefusal(
    close({ day: '2026-11-01', differences: JSON.stringify(differences) }),
    'a_closed_difference_has_a_reason',
  );
});

test('what a provider lists is above zero, has a number and stands once', async () => {
  const list = (changes: Changes<'listed_payments'> = {}) =>
    real.database.db
      .insertInto('listed_payments')
      .values({
        ...{ provider: 'qpay', provider_payment_id: 'P1', amount_tug: 1, received_at: MIDNIGHT, listed_at: MIDNIGHT },
        ...changes,
      })
      .execute();
  await expectRefusal(list({ amount_tug: 0 }), 'a_listed_payment_is_above_zero');
  await expectRefusal(list({ provider_payment_id: '' }), 'a_listed_payment_has_an_id');
  // The bank has statements, not a list.
  await expectRefusal(list({ provider: 'bank_transfer' }), 'a_listing_provider_is_known');
  await list();
  await expectRefusal(list(), 'a_listed_payment_exists_once');
  const compared = { provider: 'qpay', compared_until: MIDNIGHT, listed_from: new Date(MIDNIGHT.getTime() + 1) };
  const insert = real.database.db.insertInto('payment_list_comparisons').values(compared).execute();
  await expectRefusal(insert, 'a_list_is_kept_from_before_its_end');
  expect(await real.database.db.selectFrom('payment_list_comparisons').selectAll().execute()).toEqual([]);
});
