import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { posApiOfTest } from '../../../test/money/pos-api-in-memory.ts';
import { paidOrder } from '../../../test/paid-order-of-test.ts';
import { enterReceipt, failedReceipts, retryReceipt } from './failed-receipts.ts';
import { issueReceipt } from './issue-receipt.ts';
import { SHOWN_NOWHERE } from './shown-once.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const clock = { at: new Date() };
const now = () => clock.at;
const inUlaanbaatar = (moment: string) => new Date(`2026-11-${moment}+08:00`);

/** A paid order, PosAPI on the same clock, and attempts at given times. */
async function unregistered() {
  const { db } = real.database;
  const posApi = posApiOfTest(now);
  const order = await paidOrder(db, shop.app);
  const findTin = async () => 'unknown' as const;
  const deps = { db, posApi, findTin, shownOnce: SHOWN_NOWHERE, now };
  return {
    ...{ posApi, deps, number: order.ordernumber },
    attempt: async (moment: string) => {
      clock.at = inUlaanbaatar(moment);
      await issueReceipt(deps, order.id);
    },
    row: () =>
      db.selectFrom('receipts').selectAll().where('order_id', '=', order.id).orderBy('id').executeTakeFirstOrThrow(),
  };
}

const audited = async (action: string) =>
  (await real.database.db.selectFrom('audit_log').select('id').where('action', '=', action).execute()).length;

test('a receipt whose answer was lost before midnight is not registered again after midnight, and a person enters it', async () => {
  const { posApi, deps, number, attempt, row } = await unregistered();
  posApi.switches.register = 'answer lost';
  await expect(attempt('16T23:57:30')).rejects.toThrow('unsure');
  posApi.switches.register = null;
  await attempt('17T00:10:00');
  await attempt('17T00:20:00');
  const known = posApi.office.receipts();
  expect(known).toHaveLength(1);
  expect(await row()).toMatchObject({ status: 'failed', in_doubt_since: inUlaanbaatar('16T23:57:30') });
  expect(await failedReceipts(deps.db)).toEqual([
    expect.stringMatching(new RegExp(`^${number}: .*may be registered since 2026-11-16T15:57:30`)),
  ]);

  await sql`delete from graphile_worker._private_jobs`.execute(deps.db);
  const billId = known[0]?.id ?? '';
  await enterReceipt(deps, number, billId, inUlaanbaatar('16T23:57:30'));
  expect(await row()).toMatchObject({ status: 'registered', bill_id: billId, in_doubt_since: null });
  expect([await failedReceipts(deps.db), await audited('enter receipt')]).toEqual([[], 1]);
  // It would lack a refund made while it was failed: it is compared with the money once more.
  const { rows } = await sql`select key from graphile_worker.jobs where task_identifier = 'receipt.issue'`.execute(
    deps.db,
  );
  expect(rows).toEqual([{ key: `receipt.issue:${(await row()).order_id}` }]);
  const email = deps.db.selectFrom('notifications').select('id').where('template', '=', 'order-receipt');
  expect(await email.where('dedupe_key', '=', `order-receipt:${(await row()).id}:email`).execute()).toHaveLength(1);
  await expect(retryReceipt(deps, number)).rejects.toThrow('no failed receipt');
});

test('on the same day it is sent again under its suffix and is the same receipt', async () => {
  const { posApi, attempt, row } = await unregistered();
  posApi.switches.register = 'answer lost';
  await expect(attempt('16T00:03:00')).rejects.toThrow('unsure');
  posApi.switches.register = null;
  await attempt('16T23:57:00');
  expect([posApi.office.receipts().length, (await row()).status]).toEqual([1, 'registered']);
});

test('no attempt is made within half a minute of midnight', async () => {
  const { posApi, attempt, row } = await unregistered();
  await expect(attempt('16T23:59:45')).rejects.toThrow('around midnight');
  await expect(attempt('17T00:00:15')).rejects.toThrow('around midnight');
  expect([posApi.office.receipts().length, (await row()).in_doubt_since]).toEqual([0, null]);
  await attempt('17T00:00:31');
  expect([posApi.office.receipts().length, (await row()).status]).toEqual([1, 'registered']);
});

test('what PosAPI refused, or was never sent, is sent on another day', async () => {
  const { posApi, attempt, row } = await unregistered();
  for (const fault of ['away', 'refuses'] as const) {
    posApi.switches.register = fault;
    await expect(attempt('16T12:00:00')).rejects.toThrow('not registered');
  }
  expect(await row()).toMatchObject({ status: 'requested', in_doubt_since: null });
  posApi.switches.register = null;
  await attempt('17T11:00:00');
  expect([posApi.office.receipts().length, (await row()).status]).toEqual([1, 'registered']);
});

test('one that PosAPI does not have is sent again when a person says so', async () => {
  const { posApi, deps, number, attempt, row } = await unregistered();
  const register = posApi.register.bind(posApi);
  posApi.register = async () => ({ state: 'unsure' });
  await expect(attempt('16T20:00:00')).rejects.toThrow('unsure');
  posApi.register = register;
  await attempt('17T09:00:00');
  expect([posApi.office.receipts().length, (await row()).status]).toEqual([0, 'failed']);
  await retryReceipt(deps, number);
  await attempt('17T09:01:00');
  expect([posApi.office.receipts().length, (await row()).status]).toEqual([1, 'registered']);
});

test('a process that dies while PosAPI registers leaves the doubt', async () => {
  const { posApi, attempt, row } = await unregistered();
  const register = posApi.register.bind(posApi);
  posApi.register = async (receipt) => {
    await register(receipt);
    throw new Error('killed');
  };
  await expect(attempt('16T20:00:00')).rejects.toThrow('killed');
  posApi.register = register;
  await attempt('17T09:00:00');
  expect([posApi.office.receipts().length, (await row()).status]).toEqual([1, 'failed']);
});
