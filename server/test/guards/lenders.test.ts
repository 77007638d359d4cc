import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import type { Changes } from './rows.ts';

const real = databaseOfTest();

const change = (changes: Changes<'lenders'>) =>
  real.database.db.updateTable('lenders').set(changes).where('code', '=', 'storepay').execute();

test('a lender says in how many parts and how far apart it is paid, or neither', async () => {
  await expectRefusal(change({ payment_count: null }), 'a_plan_has_parts_and_days');
  await expectRefusal(change({ days_between_payments: null }), 'a_plan_has_parts_and_days');
  await expectRefusal(change({ payment_count: 0 }), 'a_loan_is_paid_in_parts');
  await change({ payment_count: null, days_between_payments: null });
  const row = real.database.db.selectFrom('lenders').select('payment_count').where('code', '=', 'storepay');
  expect(await row.executeTakeFirstOrThrow()).toEqual({ payment_count: null });
});
