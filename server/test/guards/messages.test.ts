import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import type { Changes } from './rows.ts';

const real = databaseOfTest();

/** Queues a message about a paid order; the key identifies one event. */
const queue = (dedupe_key: string, changes: Changes<'notifications'> = {}) => {
  const email = {
    channel: 'email',
    template: 'order-paid',
    recipient: 'bat@tokhi.example',
    subject: 'Төлбөр хийгдлээ',
  };
  return real.database.db
    .insertInto('notifications')
    .values({ ...email, dedupe_key, ...changes })
    .execute();
};

const subjectsOf = (dedupeKey: string) =>
  real.database.db.selectFrom('notifications').select('subject').where('dedupe_key', '=', dedupeKey).execute();

test.each([null, ''])('no e-mail has the subject %j, and an SMS needs none', async (subject) => {
  const event = `order-paid:${subject === null ? 'none' : 'empty'}`;
  await expectRefusal(queue(event, { subject }), 'an_email_has_a_subject');
  expect(await subjectsOf(event)).toEqual([]);
  await queue(event, { subject, channel: 'sms', recipient: '99112233' });
  expect(await subjectsOf(event)).toEqual([{ subject }]);
});

test('an e-mail cannot lose its subject while it waits', async () => {
  const event = 'order-paid:waiting';
  await queue(event);
  const loss = real.database.db.updateTable('notifications').set({ subject: null }).where('dedupe_key', '=', event);
  await expectRefusal(loss.execute(), 'an_email_has_a_subject');
  expect(await subjectsOf(event)).toEqual([{ subject: 'Төлбөр хийгдлээ' }]);
});
