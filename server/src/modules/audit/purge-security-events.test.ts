import { expect, test } from 'vitest';
import { databaseOfTest, dbAs } from '../../../test/database-of-test.ts';
import { insertCustomer } from '../../../test/guards/rows.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { noteSecurityEvent, writeAudit } from './public.ts';
import { purgeSecurityEvents, SECURITY_EVENTS_KEPT_DAYS } from './purge-security-events.job.ts';

const real = databaseOfTest();
const DAY_MS = 86_400_000;
const FROM = { requestId: 'r', address: '203.0.113.9' };
const daysAgo = (days: number) => new Date(DEMO_DAY.getTime() - days * DAY_MS);
const actions = async () =>
  (await real.database.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action);

test('security events are purged after half a year, what staff did never', async () => {
  const { db } = real.database;
  const customer = await insertCustomer(db);
  await inTransaction(db, async (tx) => {
    await writeAudit(tx, { action: 'end order', subject: { kind: 'order', id: 'IK1' } }, daysAgo(1_000));
    await noteSecurityEvent(tx, 'password_changed', customer, FROM, daysAgo(SECURITY_EVENTS_KEPT_DAYS + 1));
    await noteSecurityEvent(tx, 'password_reset', customer, FROM, daysAgo(SECURITY_EVENTS_KEPT_DAYS));
  });
  expect(await purgeSecurityEvents(dbAs(db, 'worker'), DEMO_DAY)).toBe(1);
  expect(await actions()).toEqual(['end order', 'password_reset']);
  expect(await purgeSecurityEvents(dbAs(db, 'worker'), DEMO_DAY)).toBe(0);
});

test('the table keeps what staff did, and of a security event lets only the count grow', async () => {
  const { db } = real.database;
  const customer = await insertCustomer(db);
  await inTransaction(db, async (tx) => {
    await writeAudit(
      tx,
      {
        ...{ action: 'block', subject: { kind: 'customer', id: String(customer) }, actor: { customerId: customer } },
        ...{ before: { state: 'open' }, after: { state: 'blocked' }, from: FROM },
      },
      DEMO_DAY,
    );
    await noteSecurityEvent(tx, 'sign_in_code', customer, FROM, DEMO_DAY);
    await noteSecurityEvent(tx, 'sign_in_code', customer, FROM, new Date(DEMO_DAY.getTime() + 1_000));
  });
  const row = db.selectFrom('audit_log').selectAll().where('action', '=', 'block');
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({
    ...{ before: { state: 'open' }, after: { state: 'blocked' }, ip: '203.0.113.9', request_id: 'r' },
    ...{ customer_id: customer, staff_id: null, occurrences: 1, last_at: null },
  });
  const event = db.selectFrom('audit_log').select('occurrences').where('action', '=', 'sign_in_code');
  expect(await event.execute()).toEqual([{ occurrences: 2 }]);
  const staffRow = db.deleteFrom('audit_log').where('action', '=', 'block').execute();
  await expect(staffRow).rejects.toMatchObject({ constraint: 'the_audit_log_is_append_only' });
  for (const changed of [{ ip: '203.0.113.1' }, { occurrences: 1 }, { action: 'nothing' }]) {
    const changing = db.updateTable('audit_log').set(changed).where('action', '=', 'sign_in_code').execute();
    await expect(changing).rejects.toMatchObject({ constraint: 'the_audit_log_is_append_only' });
  }
});
