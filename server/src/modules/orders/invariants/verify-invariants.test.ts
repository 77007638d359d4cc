import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { insertCode } from '../../../../test/guards/rows.ts';
import { orderAs } from '../../../../test/orders/form-of-test.ts';
import { stockedProduct } from '../../../../test/orders/stocked-product.ts';
import { foundWhenPlanted } from '../../../../test/planted-fault.ts';
import { askAs, signedInCustomer } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { changeStatus } from '../change-status.ts';
import { INVARIANT_CHECKS, verifyInvariants } from './verify-invariants.ts';

const real = databaseOfTest();
let shop: AppOfTest;
/** A paid order with a code, an unpaid one with another, and a cancelled one. */
const orders = { paid: 0, unpaid: 0, ended: 0, product: 0, customer: 0 };

beforeAll(async () => {
  const { db } = real.database;
  shop = await appOfTest(real.database);
  const buyer = await signedInCustomer(db);
  const goods = await stockedProduct(db, 50);
  await insertCode(db, { code: 'НОМ', kind: 'voucher', amount_tug: 10_000, max_uses: 9 });
  const make = async (qty: number) => {
    const made = await orderAs(shop.app, buyer.token, { lines: [{ code: goods.code, qty }], coupon: 'НОМ' });
    const row = db.selectFrom('orders').select('id').where('order_number', '=', made.body.ordernumber);
    return { ...made.body, id: (await row.executeTakeFirstOrThrow()).id };
  };
  const [paid, unpaid, ended] = [await make(1), await make(2), await make(3)];
  await db
    .updateTable('orders')
    .set({ payment_method: 'qpay', submitted_at: DEMO_DAY })
    .where('id', '=', paid.id)
    .execute();
  await inTransaction(db, (tx) => changeStatus(tx, paid.id, 'paid', { mover: 'system' }, DEMO_DAY));
  await askAs(shop.app, buyer.token, 'cancelOrder', { ordernumber: ended.ordernumber });
  Object.assign(orders, { paid: paid.id, unpaid: unpaid.id, ended: ended.id, product: goods.id, customer: buyer.id });
});
afterAll(() => shop?.close());

test('all invariants hold in a shop that sold, was paid and cancelled', async () => {
  expect(await verifyInvariants(real.database.db, INVARIANT_CHECKS)).toEqual([]);
});

/** What a wrong statement, a lost update or a manual change would leave. The constraints and triggers of the tables are disabled. */
const FAULTS: [fault: string, sentence: string, plant: () => string][] = [
  [
    'pieces that nobody received',
    'on hand and reserved are the sums of their movements',
    () => `update stock_levels set on_hand = on_hand + 1 where product_id = ${orders.product}`,
  ],
  [
    'a reserved piece that nobody wrote down',
    'reserved is what the reservations hold',
    () => `update stock_levels set reserved = reserved + 1 where product_id = ${orders.product}`,
  ],
  [
    'a reservation of more pieces than were moved',
    'a reservation moved the stock that it holds, frees or takes',
    () => `update stock_reservations set quantity = quantity + 1 where order_id = ${orders.unpaid}`,
  ],
  [
    'a movement that is missing in the chain',
    'movements chain without gaps',
    () => `delete from stock_movements where order_id = ${orders.paid}`,
  ],
  [
    'a total that is a tugrik off',
    'a total is the sum of its terms',
    () => `update orders set total_tug = total_tug + 1 where id = ${orders.unpaid}`,
  ],
  [
    'a subtotal that is not the lines’',
    'the terms of the goods are the sums of the lines',
    () => `update orders set subtotal_tug = subtotal_tug + 1, total_tug = total_tug + 1 where id = ${orders.unpaid}`,
  ],
  [
    'a line that costs another sum',
    'a line is its price times its quantity',
    () => `update order_lines set line_total_tug = line_total_tug + 1 where order_id = ${orders.unpaid}`,
  ],
  [
    'an order that lost its lines',
    'no order is without lines',
    () => `delete from order_lines where order_id = ${orders.unpaid}`,
  ],
  [
    'a status without its step',
    'the history ends where the order is',
    () => `update orders set status = 'ordered', ordered_at = paid_at where id = ${orders.paid}`,
  ],
  [
    'a time that is not the history’s',
    'each step of the history has its time on the order, and no time is without its step',
    () => `update orders set paid_at = paid_at + interval '1 second' where id = ${orders.paid}`,
  ],
  [
    'a step out of nowhere',
    'each step of the history follows from the one before it',
    () =>
      `update order_status_changes set from_status = 'loaded' where order_id = ${orders.paid} and to_status = 'paid'`,
  ],
  [
    'a change that takes itself back',
    'what is taken back is the change before it, by staff and with a reason',
    () => `update order_status_changes set takes_back = id where order_id = ${orders.paid} and to_status = 'paid'`,
  ],
  [
    'goods that left the store before their step',
    'goods leave the store with their step, and are there when it is taken back',
    () => `update stock_reservations set status = 'consumed', settled_at = now() where order_id = ${orders.paid}`,
  ],
  [
    'stock held by an order that has ended',
    'an order that has ended holds no stock',
    () => `update stock_reservations set status = 'held', settled_at = null where order_id = ${orders.ended}`,
  ],
  [
    'a line whose stock nobody reserved',
    'an order reserved what its lines say',
    () => `delete from stock_reservations where order_id = ${orders.unpaid}`,
  ],
  [
    'a code that an ended order still holds',
    'an unpaid order holds its code, a paid one used it, an expired one freed it',
    () => `update code_uses set status = 'held', settled_at = null where order_id = ${orders.ended}`,
  ],
  [
    'money off without a code',
    'an order has something off by a code when it has a code',
    () => `delete from code_uses where order_id = ${orders.unpaid}`,
  ],
  [
    'a code that counts wrong',
    'a limited code counts the orders that hold or used it',
    () => `update codes set uses = uses + 1 where code = 'НОМ'`,
  ],
  [
    'a balance that is not its ledger’s',
    'a balance is the sum of its ledger',
    () => `update bonus_balances set balance = balance + 1 where customer_id = ${orders.customer}`,
  ],
  [
    'points that a paid order never gave',
    'a paid order gave the points that it promised, and an unpaid one none',
    () => `delete from bonus_ledger where order_id = ${orders.paid}`,
  ],
  [
    'spent points that no ledger knows',
    'an order holds the points that it says in the ledger, and one that came to nothing gave them back',
    () => `update orders set used_bonus_tug = 5, total_tug = total_tug - 5 where id = ${orders.unpaid}`,
  ],
];

/** The checks that would refuse the fault itself. */
const ASIDE = [
  'alter table orders drop constraint the_terms_add_up_to_the_total',
  'alter table order_lines drop constraint a_line_is_unit_price_times_quantity',
  'alter table order_status_changes drop constraint a_step_is_taken_back_by_staff_with_a_reason',
  'alter table order_status_changes drop constraint only_a_step_of_the_way_is_taken_back',
];

test.each(FAULTS)('the invariants find %s', async (_fault, sentence, plant) => {
  const found = await foundWhenPlanted(real.database.db, plant(), { checks: INVARIANT_CHECKS, aside: ASIDE });
  const named = found.find(({ check }) => check === sentence);
  expect(found.map(({ check }) => check)).toContain(sentence);
  expect(named?.rows.length).toBeGreaterThan(0);
  // Rolled back: the next fault is planted in correct data.
  expect(await verifyInvariants(real.database.db, INVARIANT_CHECKS)).toEqual([]);
});
