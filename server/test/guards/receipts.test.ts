import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';
import { type Changes, insertOrder, paid } from './rows.ts';

const real = databaseOfTest();
let suffixes = 0;

/** A requested receipt of an order. */
async function insertReceipt(orderId: number, changes: Changes<'receipts'> = {}): Promise<number> {
  suffixes += 1;
  const { id } = await real.database.db
    .insertInto('receipts')
    .values({
      ...{ order_id: orderId, total_tug: 200_000, vat_tug: 18_182, kind: 'b2c', bill_day: '2026-11-16' },
      ...{ bill_suffix: suffixes, district_code: '2501', lines: JSON.stringify([{ name: 'NARAN' }]) },
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const registered = (digit: string) => ({ status: 'registered', bill_id: digit.repeat(33), issued_at: new Date() });
const anOrder = () => insertOrder(real.database.db, paid());
const change = (id: number, changes: Changes<'receipts'>) =>
  real.database.db.updateTable('receipts').set(changes).where('id', '=', id).execute();

test('one receipt of an order is on its way, and one in force beside it', async () => {
  const orderId = await anOrder();
  const first = await insertReceipt(orderId, registered('1'));
  const second = await insertReceipt(orderId, { corrects_receipt_id: first });
  await expectRefusal(insertReceipt(orderId), 'one_receipt_on_its_way_per_order');
  await expectRefusal(change(second, registered('2')), 'one_receipt_in_force_per_order');
  await change(first, { status: 'voided', voided_at: new Date() });
  await change(second, registered('2'));
});

test('what was written down for the tax office stays as it is, and what is void stays void', async () => {
  const id = await insertReceipt(await anOrder(), registered('3'));
  for (const changes of [
    { total_tug: 1 },
    { lines: '[{"name":"other"}]' },
    { bill_id: '4'.repeat(33) },
    { bill_suffix: 999 },
  ]) {
    await expectRefusal(change(id, changes), 'a_receipt_keeps_its_facts');
  }
  await change(id, { status: 'voided', voided_at: new Date() });
  await expectRefusal(change(id, { status: 'registered', voided_at: null }), 'a_receipt_keeps_its_facts');
});

test.each<[string, Changes<'receipts'>]>([
  ['a_failed_receipt_has_its_time', { status: 'failed' }],
  ['a_receipt_has_lines', { lines: '[]' }],
  ['a_district_code_is_four_digits', { district_code: '25' }],
  ['a_consumer_number_is_eight_digits', { consumer_number: '1234' }],
  ['only_a_person_has_a_consumer_number', { consumer_number: '12345678', kind: 'b2b', customer_tin: '37900000011' }],
  ['receipt_attempts_are_never_negative', { attempts: -1 }],
])('no receipt breaks %s', async (rule, changes) => {
  await expectRefusal(insertReceipt(await anOrder(), changes), rule);
});

test.each([
  ['sub_categories', 'tax_classification', '12', 'a_tax_classification_is_seven_digits'],
  ['products', 'bar_code', '123', 'a_bar_code_is_gs1'],
] as const)('%s takes no %s of %s', async (table, column, value, rule) => {
  const wrong = real.database.db
    .updateTable(table)
    .set({ [column]: value })
    .execute();
  await expectRefusal(wrong, rule);
});

test('suffixes are drawn, none twice', async () => {
  const draw = async () =>
    (await real.database.pool.query("select nextval('receipt_suffix_sequence') as one")).rows[0].one;
  expect(new Set(await Promise.all(Array.from({ length: 20 }, draw))).size).toBe(20);
});
