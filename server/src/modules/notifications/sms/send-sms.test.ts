import { afterAll, beforeEach, expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { sandboxOfTest } from '../../../../test/sandbox-of-test.ts';
import { signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { type MessagePro, openMessagePro } from '../../../providers/message-pro/open-message-pro.ts';
import { wantsSms } from '../../accounts/public.ts';
import { queueSms } from './queue-sms.ts';
import { sendSms } from './send-sms.job.ts';
import { takeTurn } from './sms.queries.ts';
import type { Sms } from './sms.ts';

const real = databaseOfTest();
const sandbox = sandboxOfTest();
const NOON = new Date('2026-11-16T04:00:00Z');
const NIGHT = new Date('2026-11-16T14:00:00Z');
const MORNING = new Date('2026-11-17T01:00:00Z');

let service: MessagePro;
const opened: MessagePro[] = [];
beforeEach(() => {
  service = openMessagePro({
    url: sandbox.address('/message-pro'),
    ...{ key: 'sandbox', sender: '70002020', onTrouble: () => undefined, wholeMs: 60_000 },
  });
  opened.push(service);
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

let phones = 0;
/** Queues a message to a new phone number. */
async function queued(message: Sms, { now = NOON, wants = true } = {}) {
  const { db } = real.database;
  phones += 1;
  const phone = String(99_000_000 + phones);
  const { id: customerId } = await signedInCustomer(db, { wants_sms: wants });
  const key = `event:${phones}:sms`;
  for (let round = 0; round < 2; round += 1)
    await inTransaction(db, (tx) => queueSms(tx, message, { phone, customerId }, key, now));
  const row = () => db.selectFrom('notifications').selectAll().where('dedupe_key', '=', key).executeTakeFirst();
  const id = (await row())?.id ?? 0;
  return { id, phone, row, customerId };
}
const send = (id: number, now = NOON, by: MessagePro | null = service) =>
  sendSms({ db: real.database.db, service: by, wantsSms, now: () => now }, id);
const rungAt = async (phone: string) => {
  const answer = await fetch(sandbox.address(`/message-pro/messages?to=${phone}`));
  return ((await answer.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
};
const runAtOf = async (id: number) => {
  const found = await real.database.pool.query('select run_at from graphile_worker.jobs where key = $1', [
    `send-sms:${id}`,
  ]);
  return found.rows.map((row: { run_at: Date }) => row.run_at);
};
const expired: Sms = { kind: 'order-expired', orderNumber: 'IK6180339887' };

test('an event told twice rings once, and rings no more when its job runs again', async () => {
  const { id, phone, row } = await queued(expired);
  await send(id);
  await send(id);
  expect(await rungAt(phone)).toEqual(['Тохь: IK6180339887 төлөгдөөгүй тул цуцлагдлаа.']);
  expect(await row()).toMatchObject({ status: 'sent', channel: 'sms', sent_at: NOON });
});

test('what is told by night waits for nine in the morning, and an attempt by night waits, too', async () => {
  const { id, phone, row } = await queued(expired, { now: NIGHT });
  expect(await runAtOf(id)).toEqual([MORNING]);
  await send(id, NIGHT);
  expect([await rungAt(phone), (await row())?.attempts, await runAtOf(id)]).toEqual([[], 0, [MORNING]]);
  await send(id, MORNING);
  expect(await rungAt(phone)).toHaveLength(1);
});

test('whoever switched them off, or was erased, is not written to; nor is anybody where nobody sends', async () => {
  const off = await queued(expired, { wants: false });
  await send(off.id);
  const nowhere = await queued(expired);
  await send(nowhere.id, NOON, null);
  const erased = await queued(expired);
  await real.database.db
    .updateTable('customers')
    .set({ erased_at: NOON, name: null })
    .where('id', '=', erased.customerId)
    .execute();
  await send(erased.id);
  for (const { phone, row } of [off, nowhere, erased])
    expect([await rungAt(phone), await row()]).toEqual([[], undefined]);
});

test('a word about the end of a time that is over by the morning is not said', async () => {
  const { id, phone, row } = await queued({ kind: 'order-expiring', orderNumber: 'IK6180339887', payBy: NIGHT });
  await send(id, MORNING);
  expect([await rungAt(phone), await row()]).toEqual([[], undefined]);
});

test('a service that is away or takes no more is tried again, and the phone rings once', async () => {
  const { id, phone, row } = await queued(expired);
  await sandbox.turn('message-pro', 'down');
  await expect(send(id)).rejects.toThrow('the short message was not sent: busy');
  expect(await row()).toMatchObject({ status: 'queued', attempts: 1, last_error: 'busy' });
  await sandbox.turn('message-pro', 'well');
  await send(id);
  expect([(await row())?.status, (await rungAt(phone)).length]).toEqual(['sent', 1]);
});

test('once the service is back, each message that it takes brings one along that would wait for hours', async () => {
  const { pool } = real.database;
  const [early, late, next] = [await queued(expired), await queued(expired), await queued(expired)];
  await sandbox.turn('message-pro', 'down');
  for (const { id } of [early, late]) await expect(send(id)).rejects.toThrow('busy');
  await pool.query(
    "update graphile_worker._private_jobs set run_at = now() + interval '3 hours', attempts = 5 where key = any($1)",
    [[early, late].map(({ id }) => `send-sms:${id}`)],
  );
  await sandbox.turn('message-pro', 'well');
  const isDue = async ({ id }: { id: number }) => ((await runAtOf(id))[0]?.getTime() ?? 0) <= Date.now() + 60_000;
  expect([await isDue(early), await isDue(late)]).toEqual([false, false]);
  await send(next.id);
  expect([await isDue(early), await isDue(late)]).toEqual([true, false]);
  const { rows } = await pool.query('select attempts from graphile_worker.jobs where key = $1', [
    `send-sms:${early.id}`,
  ]);
  expect(rows).toEqual([{ attempts: 0 }]);
  // A refused message keeps its own retry times: a retry after each success would use up its attempts.
  await pool.query("update notifications set last_error = 'refused: 400' where id = $1", [late.id]);
  await send(early.id);
  expect(await isDue(late)).toBe(false);
  await pool.query("update notifications set last_error = 'away' where id = $1", [late.id]);
  await send((await queued(expired)).id);
  expect(await isDue(late)).toBe(true);
});

test('an answer that was lost is not asked for by ringing again', async () => {
  const { id, phone, row } = await queued(expired);
  await sandbox.turn('message-pro', 'lost');
  await send(id);
  await sandbox.turn('message-pro', 'well');
  await send(id);
  expect(await row()).toMatchObject({ status: 'failed', last_error: 'unsure' });
  expect(await rungAt(phone)).toHaveLength(1);
});

test('turns are a fifth of a second apart, however many workers take them at once', async () => {
  const { db, pool } = real.database;
  await pool.query("update sms_pace set next_at = now() + interval '1 hour'");
  const before = (await pool.query('select next_at from sms_pace')).rows[0].next_at as Date;
  await Promise.all(Array.from({ length: 10 }, () => takeTurn(db, 200)));
  const after = (await pool.query('select next_at from sms_pace')).rows[0].next_at as Date;
  expect(after.getTime() - before.getTime()).toBe(2_000);
  await pool.query('update sms_pace set next_at = now()');
});
