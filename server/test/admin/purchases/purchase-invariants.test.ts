// The faults that verify-books finds when parts, purchases and stock disagree.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyInvariants } from '../../../src/modules/orders/public.ts';
import { purchaseInvariants } from '../../../src/modules/purchases/public.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { foundWhenPlanted } from '../../planted-fault.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import { createPurchasing } from './purchasing-of-test.ts';

const real = databaseOfTest();
let admin: AdminOfTest;
let number = 0;
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  const cookie = await logIn(admin, await insertMember(db, ['owner']));
  const ask = (name: Parameters<typeof askAdmin>[1], body: object) => askAdmin(admin, name, body, { cookie });
  const { sent } = createPurchasing(() => db, ask);
  const purchase = await sent([5]);
  number = purchase.number;
  const lines = purchase.products.map(({ code }) => ({ code, units: 3, damaged: 1 }));
  await ask('receivePurchase', { number, version: purchase.version, lines });
});
afterAll(() => admin?.close());

const RECEIVED = 'what a purchase received is the sum of its parts';
const MOVED = 'units of a part came into stock, and its broken ones left it';

test.each([
  [
    'a line that received more than came',
    RECEIVED,
    () => `update purchase_lines set received = 4 where purchase_id = ${number}`,
  ],
  ['a part whose units never came into stock', MOVED, () => 'update purchase_receipt_lines set units = 2'],
  ['a part with broken units that are still there', MOVED, () => 'update purchase_receipt_lines set damaged = 2'],
  [
    'a movement of another product',
    MOVED,
    () => 'update stock_movements set product_id = 1 where id in (select movement_id from purchase_receipt_lines)',
  ],
  [
    'a part that is not counted',
    'the parts of a purchase are counted without gaps',
    () => `update purchases set parts = 2 where id = ${number}`,
  ],
])('the invariants find %s', async (_fault, sentence, plant) => {
  const { db } = real.database;
  expect(await verifyInvariants(db, purchaseInvariants)).toEqual([]);
  const found = await foundWhenPlanted(db, plant(), { checks: purchaseInvariants });
  expect(found.map(({ check }) => check)).toContain(sentence);
});
