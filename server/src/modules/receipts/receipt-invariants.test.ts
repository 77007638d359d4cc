import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { foundWhenPlanted } from '../../../test/planted-fault.ts';
import { receiptsOfTest } from '../../../test/receipts-of-test.ts';
import { askBack, boughtOrder } from '../../../test/refunds/bought-order.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { DEMO_DAY } from '../../../test/template-database.ts';
import { ALL_INVARIANTS } from '../../all-invariants.ts';
import { JobFailure } from '../../jobs/failure-reason.ts';
import { verifyInvariants } from '../orders/public.ts';
import { closeRefund } from '../payments/public.ts';
import { issueReceipt } from './issue-receipt.ts';

const real = databaseOfTest();
const sandbox = sandboxOfTest();
const receipts = receiptsOfTest(real, sandbox);
let shop: AppOfTest;
/** Orders with a receipt, a corrected one, a voided one, one in progress, and only a queued job. */
const ids = { whole: 0, less: 0, nothing: 0, onItsWay: 0, toCome: 0 };

beforeAll(async () => {
  const { db, pool } = real.database;
  shop = await appOfTest(real.database);
  const issue = (orderId: number) => issueReceipt(receipts.deps(DEMO_DAY), orderId);
  const bought = () => boughtOrder(db, shop.app, { points: 9_000, spent: 3_000 });
  const [whole, less, nothing, onItsWay] = [await bought(), await bought(), await bought(), await bought()];
  for (const { id } of [whole, less, nothing]) await issue(id);
  for (const [order, lines] of [[less, [{ id: less.chair.code, qty: 2 }]], [nothing]] as const) {
    await askBack(shop.app, order, lines);
    const asked = db.selectFrom('refunds').select('id').where('order_id', '=', order.id);
    await closeRefund(db, (await asked.executeTakeFirstOrThrow()).id, `TX-${order.id}`, DEMO_DAY);
    await issue(order.id);
  }
  await sandbox.turn('pos-api', 'down');
  await issue(onItsWay.id).catch((error: unknown) => {
    if (!(error instanceof JobFailure)) throw error;
  });
  // A finished job leaves the queue; then one more order is paid, and its job has not started.
  await pool.query('delete from graphile_worker._private_jobs');
  const toCome = await bought();
  Object.assign(ids, { whole: whole.id, less: less.id, nothing: nothing.id, onItsWay: onItsWay.id, toCome: toCome.id });
});
afterAll(() => shop?.close());

test('all invariants hold in a shop whose receipts are issued, corrected, voided and on their way', async () => {
  const { db } = real.database;
  const states = await db.selectFrom('receipts').select(['order_id', 'status']).orderBy('id').execute();
  const of = (id: number) => states.filter(({ order_id }) => order_id === id).map(({ status }) => status);
  expect([of(ids.whole), of(ids.less), of(ids.nothing), of(ids.onItsWay), of(ids.toCome)]).toEqual([
    ['registered'],
    ['voided', 'registered'],
    ['voided'],
    ['requested'],
    [],
  ]);
  expect(await verifyInvariants(db, ALL_INVARIANTS)).toEqual([]);
});

const EQUALS_MONEY = 'the receipt of an order is what was paid less what went back';
const IS_ITS_LINES = 'a receipt is the sum of its lines, and so is its VAT';
const FAULTS: [fault: string, sentence: string, plant: () => string][] = [
  [
    'a receipt of another sum',
    EQUALS_MONEY,
    () => `update receipts set total_tug = total_tug + 1 where order_id = ${ids.whole}`,
  ],
  ['a paid order whose receipt was lost', EQUALS_MONEY, () => `delete from receipts where order_id = ${ids.whole}`],
  ['a paid order whose job was lost', EQUALS_MONEY, () => 'delete from graphile_worker._private_jobs'],
  [
    'a refund that its receipt did not follow',
    EQUALS_MONEY,
    () => `delete from receipts where order_id = ${ids.less} and status = 'registered';
      update receipts set status = 'registered', voided_at = null where order_id = ${ids.less}`,
  ],
  [
    'a receipt in force of an order that went back whole',
    EQUALS_MONEY,
    () => `update receipts set status = 'registered', voided_at = null where order_id = ${ids.nothing}`,
  ],
  [
    'a receipt that lost a line',
    IS_ITS_LINES,
    () => `update receipts set lines = lines - 0 where order_id = ${ids.whole}`,
  ],
  ['VAT of another sum', IS_ITS_LINES, () => `update receipts set vat_tug = vat_tug - 1 where order_id = ${ids.whole}`],
];

test.each(FAULTS)('the invariants find %s', async (_fault, sentence, plant) => {
  const found = await foundWhenPlanted(real.database.db, plant(), { checks: ALL_INVARIANTS });
  expect(found.map(({ check }) => check)).toContain(sentence);
});
