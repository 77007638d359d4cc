import { MESSAGES_A_DAY } from '@tokhi/rules/person/contact-checks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { withConnections } from '../../../../test/guards/races.ts';
import { askAs, signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { lockCustomer } from '../../accounts/public.ts';
import { leaveMessage } from './leave-message.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const BODY = { title: 'Хүргэлт', message: 'Хэзээ ирэх вэ?' };
const messagesOf = (id: number) =>
  real.database.db
    .selectFrom('contact_messages')
    .select(['title', 'message', 'created_at', 'handled_at'])
    .where('customer_id', '=', id)
    .execute();
const leave = (id: number, at: string) =>
  leaveMessage({ db: real.database.db, lockCustomer }, id, BODY, new Date(at)).catch(({ code }) => code);

test('a message is kept for the staff, and an email confirms it', async () => {
  const { id, email, token } = await signedInCustomer(real.database.db);
  expect(await askAs(shop.app, token, 'contact', BODY)).toEqual({ status: 200, body: { result: 'success' } });
  expect(await messagesOf(id)).toEqual([{ ...BODY, created_at: DEMO_DAY, handled_at: null }]);
  const emails = real.database.db.selectFrom('notifications').where('customer_id', '=', id);
  expect(await emails.select(['template', 'recipient', 'payload']).execute()).toEqual([
    { template: 'contact-received', recipient: email, payload: { title: BODY.title, recipientName: 'Болд' } },
  ]);
});

test('the sixth message of a day is refused, also when ten come at once over as many connections', async () => {
  const { id } = await signedInCustomer(real.database.db);
  const outcomes = await withConnections(real.url, 10, (db) =>
    Promise.all(
      Array.from({ length: 10 }, () =>
        leaveMessage({ db, lockCustomer }, id, BODY, DEMO_DAY).then(
          () => 'taken',
          ({ code }: { code: string }) => code,
        ),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(MESSAGES_A_DAY);
  expect(outcomes.filter((outcome) => outcome === 'contact_limit')).toHaveLength(10 - MESSAGES_A_DAY);
  expect(await messagesOf(id)).toHaveLength(MESSAGES_A_DAY);
});

test('a day begins at midnight in Ulaanbaatar', async () => {
  const { id } = await signedInCustomer(real.database.db);
  for (let count = 0; count < MESSAGES_A_DAY; count += 1) await leave(id, '2026-11-16T15:59:59Z');
  expect(await leave(id, '2026-11-16T15:59:59.999Z')).toBe('contact_limit');
  expect(await leave(id, '2026-11-16T16:00:00Z')).toEqual({ result: 'success' });
});

test('nobody who is not signed in leaves a message, nor somebody who was erased a moment ago', async () => {
  const { id, token } = await signedInCustomer(real.database.db);
  expect((await askAs(shop.app, `${token.slice(0, -1)}_`, 'contact', BODY)).status).toBe(401);
  await real.database.db
    .updateTable('customers')
    .set({ erased_at: DEMO_DAY, name: null })
    .where('id', '=', id)
    .execute();
  expect(await leave(id, '2026-11-16T08:00:00Z')).toBe('login_required');
});
