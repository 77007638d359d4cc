import { expect, test } from 'vitest';
import { databaseOfTest, dbAs } from '../../../test/database-of-test.ts';
import { insertCustomer } from '../../../test/guards/rows.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { purgeUnownedEmails } from './purge-unowned-emails.job.ts';

const real = databaseOfTest();

test('an email to an address without an account is forgotten after two days, unless it still waits', async () => {
  const { db } = real.database;
  const customer_id = await insertCustomer(db);
  const old = new Date(DEMO_DAY.getTime() - 48 * 3_600_000 - 1);
  const young = new Date(DEMO_DAY.getTime() - 48 * 3_600_000);
  const email = { channel: 'email', template: 'login-code', recipient: 'bat@tokhi.example', subject: 'Код' };
  const sent = { ...email, status: 'sent', sent_at: DEMO_DAY, customer_id: null };
  await db
    .insertInto('notifications')
    .values([
      { ...sent, dedupe_key: 'old', created_at: old },
      { ...sent, dedupe_key: 'young', created_at: young },
      { ...sent, dedupe_key: 'of a customer', created_at: old, customer_id },
      { ...email, dedupe_key: 'waiting', created_at: old, customer_id: null },
      { ...sent, dedupe_key: 'given up', created_at: old, status: 'failed', sent_at: null },
    ])
    .execute();
  await purgeUnownedEmails(dbAs(db, 'worker'), DEMO_DAY);
  const left = await db.selectFrom('notifications').select('dedupe_key').orderBy('dedupe_key').execute();
  expect(left.map(({ dedupe_key }) => dedupe_key)).toEqual(['of a customer', 'waiting', 'young']);
});
