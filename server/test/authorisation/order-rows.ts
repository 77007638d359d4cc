import type { EndpointName } from '@tokhi/contract/endpoints';
import type { Db } from '../../src/db/database.ts';
import { hashOf, newSecret } from '../../src/modules/accounts/secrets.ts';
import { insertOrder, newOrderLine } from '../guards/rows.ts';
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

const nowhere = () => ({ ordernumber: 'IK0000000000' });
const isPending = async ({ customerId }: Actor, db: Db) => {
  const rows = await db.selectFrom('orders').select('status').where('customer_id', '=', customerId).execute();
  return rows.every(({ status }) => status === 'pending');
};
const ofAnother = { nowhere, unharmed: isPending };

/** Buying, and everything about an order. */
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
      // The price and the least service fee.
      const cart = { product: [{ id: code, qty: 1, price: 100_000 }], sum: 105_000 };
      return { shipping: { warehouse: 1, user }, cart, deliver: 0 };
    },
    ofAnother: 'names a row only by `replaces`, which create-order.test.ts tries with a stranger’s',
  },
  cancelOrder: { body: hisOrder, ofAnother },
  getIncompleteOrder: { body: hisOrder, ofAnother },
  showOrder: { body: hisOrder, ofAnother },
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
  showOrders: { body: () => ({}), ofAnother: ITS_OWN },
} satisfies Partial<Record<EndpointName, AuthorisationRow>>;
