import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { foundWhenPlanted } from '../../../../test/planted-fault.ts';
import { askBack, boughtOrder } from '../../../../test/refunds/bought-order.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { ALL_INVARIANTS } from '../../../all-invariants.ts';
import { verifyInvariants } from '../../orders/public.ts';
import { closeRefund } from './close-refund.ts';

const real = databaseOfTest();
let shop: AppOfTest;
/** An order with two chairs returned, and a table kept. */
let order = 0;

beforeAll(async () => {
  const { db } = real.database;
  shop = await appOfTest(real.database);
  const back = await boughtOrder(db, shop.app, { points: 9_000, spent: 3_000 });
  await askBack(shop.app, back, [{ id: back.chair.code, qty: 2 }]);
  const { id } = await db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
  await closeRefund(db, id, 'TX-1', DEMO_DAY);
  order = back.id;
});
afterAll(() => shop?.close());

test('all invariants hold in a shop that gave money back', async () => {
  expect(await verifyInvariants(real.database.db, ALL_INVARIANTS)).toEqual([]);
});

const FAULTS: [fault: string, sentence: string, plant: () => string][] = [
  [
    'a refund that gave a tugrik too much',
    'a refund is what it settles less what is kept back',
    () => `update refunds set amount_tug = amount_tug + 1 where order_id = ${order}`,
  ],
  [
    'pieces that came to another sum than the money',
    'the money of a request is what its pieces came to',
    () => `update refund_lines set gross_tug = gross_tug - 1 where order_id = ${order}`,
  ],
  [
    'a request that ended without its money',
    'a request ends as its money does',
    () => `update refunds set status = 'requested', finished_at = null where order_id = ${order}`,
  ],
  [
    'a chair that came back twice',
    'no piece came back twice',
    () => `update refund_lines set quantity = 3 where order_id = ${order}`,
  ],
  [
    'an order that is refunded though a table is still out',
    'an order is refunded when its last piece came back, and not before',
    () => `update orders set status = 'refunded', refunded_at = paid_at where id = ${order}`,
  ],
  [
    'points that never came back with the money',
    'points of a refund are in the ledger',
    () => `delete from bonus_ledger where order_id = ${order} and reason = 'returned'`,
  ],
];

/** The checks that would refuse the fault itself. */
const ASIDE = ['alter table refunds drop constraint a_refund_adds_up'];

test.each(FAULTS)('the invariants find %s', async (_fault, sentence, plant) => {
  const found = await foundWhenPlanted(real.database.db, plant(), { checks: ALL_INVARIANTS, aside: ASIDE });
  expect(found.map(({ check }) => check)).toContain(sentence);
});
