import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import type { Changes } from './rows.ts';

const real = databaseOfTest();
const failed_at = new Date('2026-11-15T02:00:00Z');

const end = (job_id: number, changes: Changes<'failed_jobs'> = {}) => {
  const job = { name: 'send-email', key: 'send-email:1', payload: '{}', attempts: 10, last_error: 'Error ESOCKET' };
  return real.database.db
    .insertInto('failed_jobs')
    .values({ job_id, failed_at, ...job, ...changes })
    .execute();
};

test('the end of a job is told once', async () => {
  await end(1);
  await expectRefusal(end(1), 'the_end_of_a_job_is_told_once');
  await end(2);
  const rows = await real.database.db.selectFrom('failed_jobs').select('job_id').orderBy('job_id').execute();
  expect(rows).toEqual([{ job_id: 1 }, { job_id: 2 }]);
});

test.each<[string, string, Changes<'failed_jobs'>]>([
  ['quotes an address', 'a_failed_job_names_no_address', { last_error: '550 <bat@tokhi.example>' }],
  ['has no reason', 'a_failed_job_has_name_and_reason', { last_error: '' }],
  ['was never tried', 'a_failed_job_was_tried', { attempts: 0 }],
  ['is settled by nobody', 'a_settled_job_names_who', { settled_at: failed_at }],
])('no failed job %s', async (_, rule, changes) => {
  await expectRefusal(end(3, changes), rule);
});

test('no message keeps a failure that quotes an address', async () => {
  const message = { channel: 'sms', template: 'order-paid', recipient: '99112233', dedupe_key: 'order-paid:1' };
  const noted = real.database.db
    .insertInto('notifications')
    .values({ ...message, last_error: '550 <bat@tokhi.example>' })
    .execute();
  await expectRefusal(noted, 'a_noted_failure_names_no_address');
});
