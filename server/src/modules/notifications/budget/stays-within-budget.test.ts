import { afterEach, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ownsAddress, wantsSms } from '../../accounts/public.ts';
import { eraseEmails } from '../own-emails.queries.ts';
import { queueEmail } from '../queue-email.ts';
import { sendEmail } from '../send-email.job.ts';
import { queueSms } from '../sms/queue-sms.ts';
import { sendSms } from '../sms/send-sms.job.ts';
import { deletePastBudgets } from './budgets.queries.ts';

const real = databaseOfTest();
/** Noon in Ulaanbaatar. */
const NOON = new Date('2026-11-16T04:00:00Z');
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
let rung: string[] = [];
let written: string[] = [];
let away = false;
afterEach(() => {
  [rung, written, away] = [[], [], false];
});

const service = {
  send: async ({ phone }: { phone: string }) => {
    if (away) return { state: 'away' as const };
    rung.push(phone);
    return { state: 'sent' as const };
  },
  close: async () => undefined,
};
const mailer = {
  send: async ({ to }: { to: string }) => {
    written.push(to);
  },
  close: () => undefined,
};

let queuedCount = 0;
const idOf = async (key: string) => {
  const row = real.database.db.selectFrom('notifications').select('id').where('dedupe_key', '=', key);
  return (await row.executeTakeFirstOrThrow()).id;
};
/** Queues an SMS about an order of a new customer. */
async function queuedSms(phone: string, kind: 'order-expired' | 'refund-declined' = 'order-expired') {
  const { db } = real.database;
  queuedCount += 1;
  const [key, { id: customerId }] = [`budget:${queuedCount}:sms`, await signedInCustomer(db)];
  await inTransaction(db, (tx) => queueSms(tx, { kind, orderNumber: 'IK1' }, { phone, customerId }, key, NOON));
  return { id: await idOf(key), customerId };
}
const ring = (id: number, now = NOON) => sendSms({ db: real.database.db, service, wantsSms, now: () => now }, id);
async function notifyPhone(phone: string, now = NOON) {
  const queued = await queuedSms(phone);
  await ring(queued.id, now);
  return queued;
}
async function mail(email: string, kind: 'confirm-email' | 'email-change' | 'reset-password') {
  const { db } = real.database;
  queuedCount += 1;
  const key = `budget:${queuedCount}:email`;
  await inTransaction(db, (tx) => queueEmail(tx, { kind, token: 'token' }, { email, customerId: null }, key));
  const id = await idOf(key);
  const { created_at } = await rowOf(id);
  await sendEmail({ db, mailer, origin: 'https://tokhi.example', ownsAddress, now: () => created_at }, id);
  return id;
}
const rowOf = (id: number) =>
  real.database.db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the fourth in a day is skipped and says why; a day after the first another one leaves', async () => {
  for (let hours = 0; hours < 3; hours += 1) await notifyPhone('88000001', later(hours));
  const { id } = await notifyPhone('88000001', later(3));
  expect(await rowOf(id)).toMatchObject({ status: 'skipped', last_error: 'over the budget of its recipient' });
  await ring(id, later(30));
  expect(rung).toHaveLength(3);
  await notifyPhone('88000001', later(24));
  await notifyPhone('88000001', later(24));
  expect(rung).toHaveLength(4);
});

test('of twelve workers that send to one phone at the same moment three find a place', async () => {
  const queued = await Promise.all(Array.from({ length: 12 }, () => queuedSms('88000002')));
  await Promise.all(queued.map(({ id }) => ring(id)));
  expect(rung).toHaveLength(3);
});

test('an attempt that found the service away counts once, however often it is tried again', async () => {
  const { id } = await queuedSms('88000003');
  away = true;
  for (let times = 0; times < 5; times += 1) await expect(ring(id)).rejects.toThrow('away');
  away = false;
  await ring(id);
  await notifyPhone('88000003');
  await notifyPhone('88000003');
  await notifyPhone('88000003');
  expect(rung).toHaveLength(3);
});

test('an account that is erased takes nothing back of what its notices used up', async () => {
  const { db } = real.database;
  for (let times = 0; times < 5; times += 1) {
    const { customerId } = await notifyPhone('88000004');
    await inTransaction(db, (tx) => eraseEmails(tx, customerId, 'nobody'));
  }
  expect(rung).toHaveLength(3);
});

test('what is about money or a staff’s answer has no budget', async () => {
  for (let times = 0; times < 5; times += 1) await ring((await queuedSms('88000005', 'refund-declined')).id);
  expect(rung).toHaveLength(5);
});

test('links to an address that nobody has proven share a budget, whichever way it is written; reset links have none', async () => {
  await mail('new@example.mn', 'confirm-email');
  await mail('new+1@example.mn', 'email-change');
  await mail('new+2@example.mn', 'confirm-email');
  const skipped = await mail('new@example.mn', 'email-change');
  expect(written).toEqual(['new@example.mn', 'new+1@example.mn', 'new+2@example.mn']);
  expect(await rowOf(skipped)).toMatchObject({ status: 'skipped', secret: null });
  for (let times = 0; times < 5; times += 1) await mail('new@example.mn', 'reset-password');
  expect(written).toHaveLength(8);
});

test('no count tells whom it is about, and those that bind nobody are purged', async () => {
  const { db } = real.database;
  const counted = async () => JSON.stringify(await db.selectFrom('notice_budgets').selectAll().execute());
  expect(await counted()).not.toBe('[]');
  expect(await counted()).not.toMatch(/8800000|example/);
  const hashes = db.selectFrom('notice_budgets').select('recipient_hash');
  const all = await hashes.execute();
  await deletePastBudgets(db, later(24));
  expect(await hashes.execute()).toHaveLength(all.length);
  await notifyPhone('88000006', later(24 * 400));
  await deletePastBudgets(db, later(24 * 400));
  expect(await hashes.execute()).toHaveLength(1);
});
