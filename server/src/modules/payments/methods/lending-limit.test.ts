import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { expired, insertCustomer, insertOrder } from '../../../../test/guards/rows.ts';
import type { PaymentGateway } from '../../../providers/gateway/payment-gateway.ts';
import { lendingLimit } from './lending-limit.ts';

const real = databaseOfTest();

async function asked() {
  const { db } = real.database;
  const phones: string[] = [];
  const storepay = {
    possibleAmount: async (phone: string) => {
      phones.push(phone);
      return 1_500_000;
    },
  } as Partial<PaymentGateway> as PaymentGateway;
  const deps = { db, now: () => new Date(), origin: 'https://tokhi.example', gateways: { storepay } };
  const customer = await insertCustomer(db);
  const order = async (changes = {}) => {
    const id = await insertOrder(db, { customer_id: customer, contact_phone: '99112233', ...changes });
    const row = db.selectFrom('orders').select('order_number').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).order_number;
  };
  const limitOf = async (ordernumber: string, phone: string, by = customer) =>
    (await lendingLimit(deps, { lender: 'storepay', ordernumber, phone }, by)).limit;
  return { phones, order, limitOf };
}

test('a lender is asked about the phone of the customer’s own unpaid order', async () => {
  const { phones, order, limitOf } = await asked();
  expect(await limitOf(await order(), '99112233')).toBe(1_500_000);
  expect(phones).toEqual(['99112233']);
});

test('nobody learns what is lent to another phone: the lender is not asked, and the page says that it is checked later', async () => {
  const { phones, order, limitOf } = await asked();
  expect(await limitOf(await order(), '88112233')).toBeNull();
  expect(phones).toEqual([]);
});

test('an order that is another’s or has ended is refused', async () => {
  const { phones, order, limitOf } = await asked();
  const another = await insertCustomer(real.database.db);
  await expect(limitOf(await order(), '99112233', another)).rejects.toMatchObject({ code: 'order_not_found' });
  await expect(limitOf(await order(expired()), '99112233')).rejects.toMatchObject({ code: 'order_not_found' });
  expect(phones).toEqual([]);
});
