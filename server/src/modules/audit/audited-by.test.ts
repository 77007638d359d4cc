import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { insertStaff } from '../../../test/guards/rows.ts';
import { callerOfTest } from '../../../test/signed-in-customer.ts';
import { staffOfTest } from '../../../test/staff-of-test.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import type { Caller } from '../../callers/caller.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { auditedBy, writeAudit } from './public.ts';

const real = databaseOfTest();
const FROM = { requestId: 'request-9', address: '2001:db8::9' };

async function rowBy(caller: Caller | null) {
  const { db } = real.database;
  const entry = { action: 'move order', subject: { kind: 'order', id: 'IK0000000001' }, before: { step: 'paid' } };
  await inTransaction(db, (tx) => writeAudit(tx, { ...entry, ...(caller && auditedBy(caller)) }, DEMO_DAY));
  return db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
}

test('an audit row of a staff member has its id, the request, the address and what was before', async () => {
  const staffId = await insertStaff(real.database.db);
  expect(await rowBy(staffOfTest(staffId, FROM))).toMatchObject({
    ...{ staff_id: staffId, customer_id: null, request_id: 'request-9', ip: '2001:db8::9' },
    ...{ before: { step: 'paid' }, after: null, created_at: DEMO_DAY, is_security_event: false },
  });
});

test('an audit row of a customer names the customer, and one of a guest nobody', async () => {
  const customer = { ...(await callerOfTest(real.database.db)), ...FROM };
  const { customerId, sessionId: _, idempotency: __, ...asking } = customer;
  expect(await rowBy(customer)).toMatchObject({ staff_id: null, customer_id: customerId, request_id: 'request-9' });
  expect(await rowBy({ ...asking, who: 'nobody' })).toMatchObject({
    ...{ staff_id: null, customer_id: null, request_id: 'request-9', ip: '2001:db8::9' },
  });
});

test('an audit row of a command has neither person nor request', async () => {
  expect(await rowBy(null)).toMatchObject({ staff_id: null, customer_id: null, request_id: null, ip: null });
});
