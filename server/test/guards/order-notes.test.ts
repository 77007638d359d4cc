import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectAppendOnly, expectRefusal } from './refusals.ts';
import { expired, insertOrder, insertStaff } from './rows.ts';

const real = databaseOfTest();

test('a note is only ever added, and says something', async () => {
  const { db } = real.database;
  const row = { order_id: await insertOrder(db), staff_id: await insertStaff(db), created_at: new Date() };
  const add = (text: string) =>
    db
      .insertInto('order_notes')
      .values({ ...row, text })
      .execute();
  await add('Үдээс хойш залгах');
  await expectRefusal(add(''), 'a_note_has_1_to_1000_signs');
  await expectRefusal(add('а'.repeat(1_001)), 'a_note_has_1_to_1000_signs');
  await expectAppendOnly(db, 'order_notes', 'text', 'order_notes_are_append_only');
});

test('contacts of an ended order stay, whoever writes them, and its other columns do not', async () => {
  const { db } = real.database;
  const id = await insertOrder(db, expired());
  const change = (changes: object) => db.updateTable('orders').set(changes).where('id', '=', id).execute();
  await expectRefusal(change({ contact_email: 'other@tokhi.example' }), 'contacts_are_fixed_from_delivery_on');
  await change({ assignee_id: await insertStaff(db) });
  expect((await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status).toBe(
    'expired',
  );
});
