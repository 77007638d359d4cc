// What the purchase tables refuse, whatever code writes them.
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../database-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { expectAppendOnly, expectRefusal } from '../refusals.ts';
import { type Changes, insertStaff } from '../rows.ts';

const real = databaseOfTest();
const AT = new Date('2026-11-15T02:00:00Z');
let staff = 0;
let supplier = 0;
beforeAll(async () => {
  staff = await insertStaff(real.database.db);
  const row = real.database.db.insertInto('suppliers').values({ name: 'Хэнда' }).returning('id');
  supplier = (await row.executeTakeFirstOrThrow()).id;
});

const insert = async (changes: Changes<'purchases'> = {}) => {
  const row = { supplier_id: supplier, created_by: staff, created_at: AT, ...changes };
  return (await real.database.db.insertInto('purchases').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
const change = (id: number, set: Changes<'purchases'>) =>
  real.database.db.updateTable('purchases').set(set).where('id', '=', id).execute();
const line = async (purchase_id: number, changes: Changes<'purchase_lines'> = {}) => {
  const product_id = changes.product_id ?? (await stockedProduct(real.database.db, 1)).id;
  const row = { purchase_id, product_id, units: 5, unit_cost_fen: 100, position: 1, ...changes };
  await real.database.db.insertInto('purchase_lines').values(row).execute();
  return product_id;
};
const SENT = () => ({ sent_at: AT, sent_by: staff, expected_on: '2026-12-04', yuan_rate_tug: 487 });
const sent = async () => {
  const id = await insert();
  const product = await line(id);
  await change(id, SENT());
  return { id, product };
};
const changeLine = (id: number, set: Changes<'purchase_lines'>) =>
  real.database.db.updateTable('purchase_lines').set(set).where('purchase_id', '=', id).execute();

test('a supplier is named, once, and stays', async () => {
  const { db } = real.database;
  const named = (changes: Changes<'suppliers'>) =>
    db
      .insertInto('suppliers')
      .values({ name: 'Ланфан', ...changes })
      .execute();
  await expectRefusal(named({ name: 'Хэнда' }), 'a_supplier_is_named_once');
  await expectRefusal(named({ name: '' }), 'a_supplier_has_a_short_name');
  await expectRefusal(named({ deposit_percent: 101 }), 'a_deposit_is_a_part_of_the_price');
  await expectRefusal(named({ version: 0 }), 'a_supplier_is_counted_from_version_1');
  await expectRefusal(db.deleteFrom('suppliers').execute(), 'suppliers_are_never_deleted');
  const saved = { saved_at: AT, saved_by: staff, columns: '{"code":"Код"}', supplier: 'Хэн бэ' };
  await expectRefusal(db.insertInto('import_columns').values(saved).execute(), 'columns_are_of_a_known_supplier');
});

test('a draft has positive units, each product once', async () => {
  const id = await insert();
  await expectRefusal(line(id, { units: 0 }), 'at_least_one_unit_is_ordered');
  await expectRefusal(line(id, { unit_cost_fen: 0 }), 'a_unit_costs_something');
  await expectRefusal(line(id, { received: -1 }), 'received_units_are_never_negative');
  const product_id = await line(id);
  await expectRefusal(line(id, { product_id }), 'a_product_has_one_line_in_a_purchase');
  await expectRefusal(insert({ deposit_percent: 101 }), 'a_deposit_is_a_part_of_the_sum');
  await expectRefusal(insert({ version: 0 }), 'a_purchase_is_counted_from_version_1');
});

test('only a complete draft is sent, and says by whom', async () => {
  const id = await insert();
  await expectRefusal(change(id, SENT()), 'only_a_complete_purchase_is_sent');
  await line(id, { unit_cost_fen: null });
  await expectRefusal(change(id, SENT()), 'only_a_complete_purchase_is_sent');
  await changeLine(id, { unit_cost_fen: 100 });
  await expectRefusal(change(id, { ...SENT(), expected_on: null }), 'a_sent_purchase_says_by_whom_and_when');
  await expectRefusal(change(id, { ...SENT(), sent_by: null }), 'a_sent_purchase_says_by_whom_and_when');
  await expectRefusal(change(id, { confirmed_at: AT }), 'a_supplier_confirms_what_was_sent');
  await expectRefusal(change(id, { parts: 1 }), 'parts_come_after_sending');
  await expectRefusal(
    change(id, { closed_at: AT, ended_by: staff, short_reason: 'lost' }),
    'only_what_was_sent_is_closed',
  );
  await change(id, SENT());
});

test('lines of a sent purchase stay as they were', async () => {
  const { id } = await sent();
  await expectRefusal(line(id, { position: 2 }), 'lines_are_written_in_drafts');
  await expectRefusal(changeLine(id, { units: 6 }), 'sent_lines_keep_what_was_ordered');
  await expectRefusal(changeLine(id, { unit_cost_fen: 99 }), 'sent_lines_keep_what_was_ordered');
  const lines = real.database.db.deleteFrom('purchase_lines').where('purchase_id', '=', id);
  await expectRefusal(lines.execute(), 'lines_of_a_sent_purchase_stay');
  await expectRefusal(change(id, { note: 'Өөр' }), 'a_sent_purchase_keeps_its_terms');
  await expectRefusal(change(id, { yuan_rate_tug: 1 }), 'a_sent_purchase_keeps_its_terms');
  await changeLine(id, { expected_on: '2026-12-20' });
});

test('more than was ordered comes with a reason, and only while a purchase is open', async () => {
  const { id } = await sent();
  await expectRefusal(changeLine(id, { received: 6 }), 'no_more_is_received_than_ordered_but_for_a_reason');
  await expectRefusal(changeLine(id, { over_reason: 'why not' }), 'an_over_delivery_has_a_known_reason');
  await changeLine(id, { received: 6, over_reason: 'gift' });
  const draft = await insert();
  await line(draft);
  await expectRefusal(changeLine(draft, { received: 1 }), 'units_come_while_a_purchase_is_open');
});

test('a purchase ends once, a short one with a reason', async () => {
  const { id } = await sent();
  const end = { closed_at: AT, ended_by: staff };
  await expectRefusal(change(id, end), 'a_short_delivery_is_closed_with_a_reason');
  await expectRefusal(change(id, { ...end, short_reason: 'why not' }), 'a_short_delivery_has_a_known_reason');
  await expectRefusal(change(id, { closed_at: AT, short_reason: 'lost' }), 'an_ended_purchase_says_by_whom');
  await expectRefusal(change(id, { cancelled_at: AT, ended_by: staff, end_note: '' }), 'a_cancelled_purchase_says_why');
  await expectRefusal(
    change(id, { ...end, cancelled_at: AT, end_note: 'Хэрэггүй', short_reason: 'lost' }),
    'a_purchase_ends_once',
  );
  await change(id, { ...end, short_reason: 'lost' });
  await expectRefusal(change(id, { note: 'Өөр' }), 'a_sent_purchase_keeps_its_terms');
  await expectRefusal(change(id, { expected_on: '2026-12-20' }), 'an_ended_purchase_stays_ended');
  await expectRefusal(changeLine(id, { received: 1 }), 'units_come_while_a_purchase_is_open');
  await expectRefusal(real.database.db.deleteFrom('purchases').execute(), 'purchases_are_never_deleted');
});

test('a part is received once, of an open purchase, with the movement that brought it', async () => {
  const { db } = real.database;
  const { id, product } = await sent();
  const part = (purchase_id: number, changes: Changes<'purchase_receipts'> = {}) => {
    const row = { purchase_id, part: 1, received_at: AT, received_by: staff, ...changes };
    return db.insertInto('purchase_receipts').values(row).returning('id').executeTakeFirstOrThrow();
  };
  await expectRefusal(part(await insert()), 'parts_come_of_open_purchases');
  await expectRefusal(part(id, { part: 0 }), 'parts_are_counted_from_1');
  await expectRefusal(part(id, { note: '' }), 'a_note_of_a_part_says_something');
  const receipt = await part(id);
  await expectRefusal(part(id), 'a_part_of_a_purchase_is_received_once');
  await change(id, { parts: 1 });
  const cancelled = { cancelled_at: AT, ended_by: staff, end_note: 'Хэрэггүй' };
  await expectRefusal(change(id, cancelled), 'what_came_is_not_cancelled');
  const movements = db.selectFrom('stock_movements').select('id').where('product_id', '=', product);
  const movement_id = (await movements.executeTakeFirstOrThrow()).id;
  const came = (changes: Changes<'purchase_receipt_lines'> = {}) =>
    db
      .insertInto('purchase_receipt_lines')
      .values({ receipt_id: receipt.id, movement_id, product_id: product, units: 1, ...changes })
      .execute();
  await expectRefusal(came({ units: 0 }), 'at_least_one_unit_came');
  await expectRefusal(came({ damaged: 2, loss_movement_id: movement_id }), 'broken_units_are_a_part_of_what_came');
  await expectRefusal(came({ damaged: 1 }), 'broken_units_are_written_off');
  await came();
  await expectRefusal(came(), 'a_product_comes_once_in_a_part');
  const other = (await stockedProduct(db, 1)).id;
  await expectRefusal(came({ product_id: other }), 'a_movement_is_of_one_part');
  await expectAppendOnly(db, 'purchase_receipt_lines', 'units', 'purchase_receipt_lines_are_append_only');
  await expectRefusal(
    db.updateTable('purchase_receipts').set({ note: 'Өөр' }).execute(),
    'purchase_receipts_are_append_only',
  );
});

test('what is counted of products says what it may', async () => {
  const { db } = real.database;
  const product_id = (await stockedProduct(db, 1)).id;
  const speed = (changes: object) =>
    db
      .insertInto('product_speeds')
      .values({ product_id, pieces: 3, days: 7, ...changes })
      .execute();
  await expectRefusal(speed({ pieces: 0 }), 'a_speed_is_of_pieces_and_days');
  await expectRefusal(speed({ days: 8 }), 'a_speed_is_of_pieces_and_days');
  const row = { day: '2026-11-14', product_id, pieces: 1, is_sold_out: true };
  await expectRefusal(db.insertInto('report_products').values(row).execute(), 'what_is_sold_out_sells_nothing');
  expect(await db.selectFrom('product_speeds').selectAll().execute()).toEqual([]);
});
