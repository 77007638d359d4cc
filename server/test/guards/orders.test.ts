import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { allAtOnce, whileAnotherIsOpen } from './races.ts';
import { expectRefusal, tally } from './refusals.ts';
import { type Changes, expired, homeDelivery, insertCustomer, insertOrder, newOrder, paid } from './rows.ts';

const real = databaseOfTest();
let buyer: number;
beforeAll(async () => {
  const { db } = real.database;
  buyer = await insertCustomer(db);
});

const place = (changes: Changes<'orders'> = {}, db: Db = real.database.db) =>
  db.insertInto('orders').values(newOrder(buyer, changes)).returning('id').executeTakeFirstOrThrow();

const countOf = async (column: 'idempotency_key' | 'order_number', value: string): Promise<number> =>
  (await real.database.db.selectFrom('orders').select('id').where(column, '=', value).execute()).length;

test.each([
  'IK123',
  'IK12345678901',
  'ik4071935528',
  'XX4071935528',
  '4071935528',
  'IK407193552a',
  'IK4071935528\n',
  '',
])('an order number is IK and ten digits, not %j', async (order_number) => {
  await expectRefusal(place({ order_number }), 'an_order_number_is_ik_and_ten_digits');
  expect(await countOf('order_number', order_number)).toBe(0);
});

test('an order number is given once, also when the first order has ended', async () => {
  await place({ order_number: 'IK4071930001', ...expired() });
  await expectRefusal(place({ order_number: 'IK4071930001' }), 'an_order_number_is_unique');
  expect(await countOf('order_number', 'IK4071930001')).toBe(1);
});

test('two unpaid orders never share the last four digits, which are what a bank transfer carries', async () => {
  await place({ order_number: 'IK1000005528' });
  const rule = 'a_transfer_reference_points_at_one_unpaid_order';
  await expectRefusal(place({ order_number: 'IK2000005528' }), rule);
  await place({ order_number: 'IK3000005528', ...paid() });
  await place({ order_number: 'IK4000005528', ...expired() });
  expect(await countOf('order_number', 'IK2000005528')).toBe(0);
});

test.each([
  ['paid', paid],
  ['expired', expired],
])('the last four digits are free again when the order that had them is %s', async (end, ending) => {
  const { db } = real.database;
  const tail = end === 'paid' ? '7001' : '7002';
  const { id } = await place({ order_number: `IK500000${tail}` });
  await expectRefusal(place({ order_number: `IK600000${tail}` }), 'a_transfer_reference_points_at_one_unpaid_order');
  await db.updateTable('orders').set(ending()).where('id', '=', id).execute();
  await place({ order_number: `IK600000${tail}` });
  expect(await countOf('order_number', `IK600000${tail}`)).toBe(1);
});

test('twenty orders draw the same last four digits at the same moment: one keeps them', async () => {
  const outcomes = await allAtOnce(real.url, 20, (tx, index) =>
    place({ order_number: `IK${String(800_000 + index)}7777` }, tx),
  );
  const refused = { a_transfer_reference_points_at_one_unpaid_order: 19 };
  expect(tally(outcomes)).toEqual({ accepted: 1, refused });
});

test('a double click makes one order, and another customer may have the same key', async () => {
  const { db } = real.database;
  const idempotency_key = randomUUID();
  const click = (tx: Db) => place({ idempotency_key }, tx);
  await expectRefusal(whileAnotherIsOpen(db, click, click), 'a_double_click_makes_one_order');
  await expectRefusal(click(db), 'a_double_click_makes_one_order');
  expect(await countOf('idempotency_key', idempotency_key)).toBe(1);
  await insertOrder(db, { idempotency_key });
  expect(await countOf('idempotency_key', idempotency_key)).toBe(2);
});

const everything = {
  ...homeDelivery,
  sale_tug: 10_000,
  code_tug: 10_000,
  service_fee_tug: 5_000,
  delivery_tug: 20_000,
  assembly_tug: 15_000,
  assembly_count: 1,
  fixing_tug: 15_000,
  fixing_count: 1,
  china_delivery_tug: 10_000,
  vat_tug: 22_500,
  wants_vat_receipt: true,
  lending_fee_tug: 9_900,
  used_bonus_tug: 2_020,
  payment_method: 'storepay',
  lender_code: 'storepay',
  submitted_at: new Date(),
  total_tug: 275_380,
};

test.each([
  ['subtotal_tug', 200_000, 1],
  ['sale_tug', everything.sale_tug, -1],
  ['code_tug', everything.code_tug, -1],
  ['service_fee_tug', everything.service_fee_tug, 1],
  ['delivery_tug', everything.delivery_tug, 1],
  ['assembly_tug', everything.assembly_tug, 1],
  ['fixing_tug', everything.fixing_tug, 1],
  ['china_delivery_tug', everything.china_delivery_tug, 1],
  ['vat_tug', everything.vat_tug, 1],
  ['lending_fee_tug', everything.lending_fee_tug, 1],
  ['used_bonus_tug', everything.used_bonus_tug, -1],
])('the total must add up: %s counts in it', async (term, tug, sign) => {
  const dearer = { ...everything, [term]: tug + 100 };
  await expectRefusal(place(dearer), 'the_terms_add_up_to_the_total');
  const { id } = await place({ ...dearer, total_tug: everything.total_tug + sign * 100 });
  expect(id).toBeGreaterThan(0);
});

test.each<[sentence: string, rule: string, changes: Changes<'orders'>]>([
  ['that costs nothing', 'something_is_left_to_pay', { code_tug: 200_000, total_tug: 0 }],
  ['with a fee below zero', 'no_term_is_negative', { service_fee_tug: -100, total_tug: 199_900 }],
  ['with nothing in it', 'no_term_is_negative', { subtotal_tug: 0, service_fee_tug: 5_000, total_tug: 5_000 }],
  [
    'whose code takes off more than the goods',
    'a_code_takes_off_at_most_the_goods',
    { code_tug: 200_001, service_fee_tug: 5_000, total_tug: 4_999 },
  ],
  [
    'paid by points for more than half',
    'bonus_pays_at_most_half_of_the_goods',
    { used_bonus_tug: 100_001, total_tug: 99_999 },
  ],
  ['with VAT nobody asked for', 'vat_is_added_only_when_asked_for', { vat_tug: 20_000, total_tug: 220_000 }],
  [
    'with a paid assembly of nothing',
    'services_are_paid_by_the_count',
    { ...homeDelivery, assembly_tug: 5_000, total_tug: 205_000 },
  ],
  ['with a lending fee and no lender', 'only_a_lender_takes_a_lending_fee', { lending_fee_tug: 1, total_tug: 200_001 }],
  ['by a loan of nobody', 'a_loan_names_its_lender', { payment_method: 'storepay', submitted_at: new Date() }],
  ['submitted without a payment method', 'a_submitted_order_has_a_payment_method', { submitted_at: new Date() }],
  ['delivered home without a district', 'a_delivery_has_an_address', { ...homeDelivery, district_id: null }],
  ['delivered home without an address', 'a_delivery_has_an_address', { ...homeDelivery, address: null }],
  ['delivered home and to a pickup place', 'a_delivery_has_an_address', { ...homeDelivery, pickup_place_id: 1 }],
  ['with an empty address', 'an_address_has_1_to_100_signs', { ...homeDelivery, address: '' }],
  ['to be fetched nowhere', 'a_pickup_has_a_place_and_no_services', { pickup_place_id: null }],
  ['to be fetched and brought', 'a_pickup_has_a_place_and_no_services', { district_id: 1, address: '12-34' }],
  ['to be fetched and assembled', 'a_pickup_has_a_place_and_no_services', { assembly_count: 1 }],
  [
    'to be fetched, with a paid delivery',
    'a_pickup_has_a_place_and_no_services',
    { delivery_tug: 5_000, total_tug: 205_000 },
  ],
  ['sent by pigeon', 'a_delivery_kind_is_known', { delivery_kind: 'pigeon' }],
  ['of an organisation without a register', 'only_an_organisation_has_a_register', { customer_kind: 'organisation' }],
  ['of a consumer with seven digits', 'a_consumer_number_is_eight_digits', { consumer_number: '1234567' }],
  [
    'of an organisation that is a consumer',
    'an_organisation_is_no_consumer',
    { customer_kind: 'organisation', register_number: '1234567', consumer_number: '12345678' },
  ],
  ['with a loan of nobody', 'only_a_loan_has_a_lender_invoice', { lender_invoice_number: 'KL-77' }],
  [
    'with a loan without a number',
    'a_lender_invoice_has_1_to_40_signs',
    {
      payment_method: 'khan_lending',
      lender_code: 'khan_lending',
      submitted_at: new Date(),
      lender_invoice_number: '',
    },
  ],
  ['that expires before it is made', 'an_order_expires_after_it_was_made', { expires_at: new Date(0) }],
])('no order %s', async (_, rule, changes) => {
  const idempotency_key = randomUUID();
  await expectRefusal(place({ ...changes, idempotency_key }), rule);
  expect(await countOf('idempotency_key', idempotency_key)).toBe(0);
});

test('points pay exactly half of the goods, and half of an odd sum is rounded down', async () => {
  await place({ used_bonus_tug: 100_000, total_tug: 100_000 });
  const odd = { subtotal_tug: 200_001 };
  await place({ ...odd, used_bonus_tug: 100_000, total_tug: 100_001 });
  const more = place({ ...odd, used_bonus_tug: 100_001, total_tug: 100_000 });
  await expectRefusal(more, 'bonus_pays_at_most_half_of_the_goods');
});
