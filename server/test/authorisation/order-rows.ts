import type { EndpointName } from '@tokhi/contract/endpoints';
import type { Db } from '../../src/db/database.ts';
import { hashOf, newSecret } from '../../src/modules/accounts/secrets.ts';
import { insertOrder, insertPayment, newOrderLine, paid } from '../guards/rows.ts';
import { stockedProduct } from '../orders/stocked-product.ts';
import { type Actor, type AuthorisationRow, ITS_OWN } from './row-kinds.ts';

const numberOf = async (db: Db, id: number) => {
  const row = db.selectFrom('orders').select('order_number').where('id', '=', id);
  return { ordernumber: (await row.executeTakeFirstOrThrow()).order_number };
};

/** An unpaid order of the owner, by its number. */
const hisOrder = async ({ customerId }: Actor, db: Db) => {
  const expires_at = new Date(Date.now() + 10 * 365 * 86_400_000);
  const id = await insertOrder(db, { customer_id: customerId, expires_at });
  await db
    .insertInto('order_lines')
    .values(await newOrderLine(db, id))
    .execute();
  return numberOf(db, id);
};

/** A paid order of the owner. */
const hisPaidOrder = async (owner: Actor, db: Db) => {
  const { ordernumber } = await hisOrder(owner, db);
  const mine = db.updateTable('orders').set(paid()).where('order_number', '=', ordernumber);
  const { id } = await mine.returning('id').executeTakeFirstOrThrow();
  await insertPayment(db, id);
  return { ordernumber };
};
const REFUND_REQUEST = {
  reason: 'cancelled',
  account: { bank: 'Хаан банк', number: '5012345678', holder: 'Болд' },
  sum: 200_000 - 4_000 - 2_000 - 6_000,
};
const isNotAskedBack = async ({ customerId }: Actor, db: Db) => {
  const his = db.selectFrom('orders').select('id').where('customer_id', '=', customerId);
  return (await db.selectFrom('refund_requests').select('id').where('order_id', 'in', his).execute()).length === 0;
};

const nowhere = () => ({ ordernumber: 'IK0000000000' });
const isPending = async ({ customerId }: Actor, db: Db) => {
  const rows = await db.selectFrom('orders').select('status').where('customer_id', '=', customerId).execute();
  return rows.every(({ status }) => status === 'pending');
};
const BY_TRANSFER = { payment: 'mobile', usedBonus: 0, noat: 0, sum: 205_000 };
const isNotSubmitted = async ({ customerId }: Actor, db: Db) => {
  const rows = await db.selectFrom('orders').select('payment_method').where('customer_id', '=', customerId).execute();
  return rows.every(({ payment_method }) => payment_method === null);
};
const ofAnother = { nowhere, unharmed: isPending };

/** Calls for buying and for orders. */
export const orderRows = {
  cartShipping: { body: () => ({ id: "'70489215'" }), ofAnother: ITS_OWN },
  useCoupon: {
    body: async (owner, db) => ({ coupon: null, ...(await hisOrder(owner, db)) }),
    ofAnother: { nowhere: () => ({ coupon: null, ...nowhere() }), unharmed: isPending },
  },
  createOrder: {
    body: async (_owner, db) => {
      const { code } = await stockedProduct(db, 9);
      const user = { personal: true, name: 'Болд', phone: '99112233', email: 'bold@tokhi.example' };
      // The price and the minimum service fee.
      const cart = { product: [{ id: code, qty: 1, price: 100_000 }], sum: 105_000 };
      return { shipping: { warehouse: 1, user }, cart, deliver: 0 };
    },
    ofAnother: 'names a row only by `replaces`, which create-order.test.ts tries with a stranger’s',
  },
  cancelOrder: { body: hisOrder, ofAnother },
  submitOrder: {
    // The goods and the minimum service fee, by manual bank transfer: no provider is asked.
    body: async (owner, db) => ({ ...(await hisOrder(owner, db)), ...BY_TRANSFER }),
    ofAnother: { nowhere: () => ({ ...nowhere(), ...BY_TRANSFER }), unharmed: isNotSubmitted },
  },
  isPaidQpay: {
    body: async ({ customerId }, db) => ({
      invoiceId: (await numberOf(db, await insertOrder(db, { ...paid(), customer_id: customerId }))).ordernumber,
    }),
    ofAnother: {
      nowhere: () => ({ invoiceId: nowhere().ordernumber }),
      unharmed: async (owner, db) => !(await isPending(owner, db)),
    },
  },
  openInvoice: { body: hisOrder, ofAnother },
  lendingLimit: {
    body: async (owner, db) => ({ ...(await hisOrder(owner, db)), lender: 'storepay', phone: '99112233' }),
    ofAnother: { nowhere: () => ({ ...nowhere(), lender: 'storepay', phone: '99112233' }), unharmed: isPending },
  },
  getIncompleteOrder: { body: hisOrder, ofAnother },
  showOrder: { body: hisOrder, ofAnother },
  myReceipt: { body: hisOrder, ofAnother },
  trackOrderByLink: {
    open: async (db) => {
      const token = newSecret();
      const [order_id, expires_at] = [await insertOrder(db), new Date(Date.now() + 86_400_000 * 365)];
      await db
        .insertInto('order_links')
        .values({ token_hash: hashOf(token), order_id, expires_at })
        .execute();
      return { token };
    },
  },
  refundTerms: { body: hisPaidOrder, ofAnother: { nowhere, unharmed: isNotAskedBack } },
  askRefund: {
    // 200,000 by QPay, less 2 % and 1 %, and points that were never granted.
    body: async (owner, db) => ({ ...(await hisPaidOrder(owner, db)), ...REFUND_REQUEST }),
    ofAnother: { nowhere: () => ({ ...nowhere(), ...REFUND_REQUEST }), unharmed: isNotAskedBack },
  },
  showOrders: { body: () => ({}), ofAnother: ITS_OWN },
} satisfies Partial<Record<EndpointName, AuthorisationRow>>;
