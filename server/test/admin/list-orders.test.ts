import type { OrderFilter, OrderSort } from '@tokhi/contract/admin/order-filter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchingOrders } from '../../src/modules/orders/public.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { homeDelivery, insertCustomer, type New, newOrder } from '../guards/rows.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from './admin-of-test.ts';
import { insertMember, logIn } from './member-of-test.ts';

const real = databaseOfTest();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(DEMO_DAY.getTime() - days * DAY_MS);
let admin: AdminOfTest;
let cookie = '';
beforeAll(async () => {
  const { db } = real.database;
  admin = await adminOfTest(real.database);
  cookie = await logIn(admin, await insertMember(db, ['support']));
  const customer = await insertCustomer(db);
  const made = (days: number, changes: Partial<New<'orders'>> = {}) =>
    newOrder(customer, { created_at: daysAgo(days), expires_at: daysAgo(days - 2), ...changes });
  const paid = (days: number) => ({
    ...{ status: 'paid', payment_method: 'qpay', submitted_at: daysAgo(days), paid_at: daysAgo(days) },
  });
  const expired = (days: number) => ({ status: 'expired', expired_at: daysAgo(days) });
  const rows: Partial<New<'orders'>>[] = [
    made(1, { order_number: 'IK2611140001', contact_name: 'Б. Номин', contact_phone: '99112020' }),
    made(2, {
      order_number: 'IK2611130002',
      ...paid(2),
      ...homeDelivery,
      district_id: 2,
      khoroo: 7,
      total_tug: 200_000,
    }),
    made(3, {
      order_number: 'IK2611120003',
      ...paid(0.4),
      source: 'ulaanbaatar',
      contact_email: 'Saraa@Tokhi.example',
    }),
    made(4, {
      ...{ order_number: 'IK2611112020', ...paid(4), payment_method: 'bank_transfer', ordered_at: daysAgo(3.9) },
      ...{ status: 'ordered', subtotal_tug: 900_000, total_tug: 900_000 },
    }),
    made(200, { order_number: 'IK2604280005', ...paid(199) }),
    made(5, { order_number: 'IK2611100006', ...expired(4), contact_name: 'Номингэрэл' }),
    made(100, { order_number: 'IK2608070007', ...expired(99), contact_name: 'Номин' }),
  ];
  await db
    .insertInto('orders')
    .values(rows as New<'orders'>[])
    .execute();
});
afterAll(() => admin?.close());

interface Listed {
  orders: { id: number; ordernumber: string; phone: string; late: boolean; since: string; district: string | null }[];
  next: object | null;
  ended: { from: string; to: string } | null;
}
type Asked = OrderFilter & { sort?: OrderSort; after?: object | null };
const list = async (body: Asked): Promise<Listed> => (await askAdmin(admin, 'listOrders', body, { cookie })).body;
const endings = ({ orders }: Listed) => orders.map(({ ordernumber }) => ordernumber.slice(-4));
const matching = async (filter: OrderFilter) => {
  const rows = await matchingOrders(real.database.db, filter, admin.clock.now).select('order_number').execute();
  return rows.map(({ order_number }) => order_number.slice(-4)).sort();
};

const FILTERS: [name: string, filter: OrderFilter, found: string[]][] = [
  ['nothing: orders in work and 92 days of the others', {}, ['0001', '0002', '0003', '2020', '0006', '0005']],
  ['two statuses', { status: ['pending', 'ordered'] }, ['0001', '2020']],
  ['a status that has ended', { status: ['expired'] }, ['0006']],
  ['days, both included', { from: '2026-11-11', to: '2026-11-12' }, ['0003', '2020']],
  ['earlier days of ended orders', { status: ['expired'], to: '2026-08-31' }, ['0007']],
  ['a district', { district: [2, 3] }, ['0002']],
  ['methods of payment', { payment: ['mobile', 'golomt'] }, ['2020']],
  ['a source', { source: 'ulaanbaatar' }, ['0003']],
  ['lateness', { late: true }, ['0002', '0005']],
  ['four digits of a number or a phone', { text: '2020' }, ['0001', '2020']],
  ['four digits of a number', { text: 'ik 2020' }, ['2020']],
  ['a whole number of long ago', { text: 'IK2608070007' }, ['0007']],
  ['a whole number without its prefix', { text: '2611130002' }, ['0002']],
  ['a phone as it is written', { text: '9911-2020' }, ['0001']],
  ['the beginning of an email', { text: 'saraa@' }, ['0003']],
  ['a part of a name, within 92 days', { text: 'номин' }, ['0001', '0006']],
  ['no pattern', { text: '%%%' }, []],
  ['a pair', { status: ['paid'], payment: ['qpay'], source: 'beijing' }, ['0002', '0005']],
  ['a number of another status', { text: '2611130002', status: ['delivered'] }, []],
];

describe.each(FILTERS)('%s', (_name, filter, found) => {
  test('the list shows what matches, newest first, and nothing else', async () => {
    expect(endings(await list(filter))).toEqual(found);
  });

  test('"all that match" is the same, and the tabs count it', async () => {
    expect(await matching(filter)).toEqual(found.toSorted());
    const { counts } = (await askAdmin(admin, 'countOrders', filter, { cookie })).body;
    const wanted = counts.filter(
      ({ status }: { status: string }) => filter.status?.some((one) => one === status) ?? true,
    );
    expect(wanted.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(found.length);
  });
});

test.each<[OrderSort, string[]]>([
  ['oldest', ['0005', '0006', '2020', '0003', '0002', '0001']],
  ['total', ['2020', '0006', '0005', '0003', '0002', '0001']],
  ['longest', ['0005', '2020', '0002', '0001', '0003']],
])('sorted by %s', async (sort, sorted) => {
  expect(endings(await list({ sort }))).toEqual(sorted);
});

test('a row has its masked phone, its district and whether it is late; the reply says which days of ended orders it covers', async () => {
  const { orders, ended } = await list({ status: ['paid', 'expired'] });
  expect(orders[0]).toMatchObject({ phone: '••••2233', late: true, since: daysAgo(2).toISOString() });
  expect(orders[0]?.district).toEqual(expect.any(String));
  expect(orders[1]).toMatchObject({ late: false, district: null });
  expect(ended).toEqual({ from: '2026-08-14T16:00:00.000Z', to: admin.clock.now.toISOString() });
  expect((await list({ status: ['paid'] })).ended).toBeNull();
});

test('an order that is made after the moment does not match', async () => {
  const rows = await matchingOrders(real.database.db, {}, daysAgo(1.5)).select('order_number').execute();
  expect(rows.map(({ order_number }) => order_number)).not.toContain('IK2611140001');
});

test.each<OrderSort>(['newest', 'oldest', 'total', 'longest'])(
  'pages by %s show each row of one moment and one total once, while new ones come',
  async (sort) => {
    const { db } = real.database;
    const customer = await insertCustomer(db);
    const same = { created_at: daysAgo(50), expires_at: daysAgo(-1), contact_name: `Ижил ${sort}` };
    await db
      .insertInto('orders')
      .values(Array.from({ length: 120 }, () => newOrder(customer, same)))
      .execute();
    const seen: number[] = [];
    let after: object | null | undefined;
    do {
      const page = await list({ sort, text: same.contact_name, ...(after && { after }) });
      seen.push(...page.orders.map(({ id }) => id));
      after = page.next;
      await db
        .insertInto('orders')
        .values(newOrder(customer, { ...same, created_at: DEMO_DAY }))
        .execute();
    } while (after);
    const rows = await db.selectFrom('orders').select('id').where('contact_name', '=', same.contact_name).execute();
    const before = rows.slice(0, 120).map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter((id) => !seen.includes(id))).toEqual([]);
  },
);

test('a text of fewer than three characters is refused', async () => {
  expect(await askAdmin(admin, 'listOrders', { text: 'Бо' }, { cookie })).toMatchObject({ status: 400 });
});
