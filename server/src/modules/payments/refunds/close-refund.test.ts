import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { insertPayment } from '../../../../test/guards/rows.ts';
import { askBack, type Bought, boughtOrder, voucher } from '../../../../test/refunds/bought-order.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { ALL_INVARIANTS } from '../../../all-invariants.ts';
import {
  type PaymentGateway,
  ProviderAway,
  ProviderRefused,
  ProviderUnsure,
} from '../../../providers/gateway/payment-gateway.ts';
import { verifyInvariants } from '../../orders/public.ts';
import { closeRefund } from './close-refund.ts';
import { declineRefund } from './decline-refund.ts';
import { sendRefund } from './send-refund.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

const bought = (asked: Bought = {}) => boughtOrder(real.database.db, shop.app, asked);
const refundsOf = (orderId: number) =>
  real.database.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
const lastRefundOf = async (orderId: number) => (await refundsOf(orderId)).at(-1)?.id ?? 0;
const levelOf = (productId: number) =>
  real.database.db
    .selectFrom('stock_levels')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
const balanceOf = async (customerId: number) => {
  const row = real.database.db.selectFrom('bonus_balances').select('balance').where('customer_id', '=', customerId);
  return (await row.executeTakeFirst())?.balance ?? 0;
};
const emailsOf = async (customerId: number) => {
  const rows = real.database.db.selectFrom('notifications').select('template').where('customer_id', '=', customerId);
  return (await rows.where('channel', '=', 'email').orderBy('id').execute()).map(({ template }) => template);
};
const shown = async ({ buyer, ordernumber }: { buyer: { token: string }; ordernumber: string }) =>
  (await askAs(shop.app, buyer.token, 'showOrder', { ordernumber })).body;
const close = (refundId: number, proof = 'TX-1') => closeRefund(real.database.db, refundId, proof, DEMO_DAY);
const expectInvariants = async () => expect(await verifyInvariants(real.database.db, ALL_INVARIANTS)).toEqual([]);

test('a whole order that went back frees stock and code, returns spent points, keeps earned ones taken, and notifies its buyer', async () => {
  const { db } = real.database;
  const codeId = await voucher(db, 'БУЦААЛТ');
  const order = await bought({ points: 20_000, spent: 8_000, form: { coupon: 'БУЦААЛТ' } });
  await askBack(shop.app, order);
  expect(await levelOf(order.table.id)).toEqual({ on_hand: 10, reserved: 1 });
  await close(await lastRefundOf(order.id));
  const page = await shown(order);
  expect(page).toMatchObject({ order: { status: 'refunded' }, refundable: null, refunds: [{ standing: 'done' }] });
  expect([await levelOf(order.table.id), await levelOf(order.chair.id)]).toEqual([
    { on_hand: 10, reserved: 0 },
    { on_hand: 10, reserved: 0 },
  ]);
  const code = db.selectFrom('codes').select('uses').where('id', '=', codeId);
  expect(await code.executeTakeFirstOrThrow()).toEqual({ uses: 0 });
  expect(await balanceOf(order.buyer.id)).toBe(20_000);
  expect(await emailsOf(order.buyer.id)).toEqual(['order-made', 'order-paid', 'refund-asked', 'refund-done']);
  const jobs = db.selectFrom('refunds').select(['proof', 'status']).where('order_id', '=', order.id);
  expect(await jobs.execute()).toEqual([{ proof: 'TX-1', status: 'done' }]);
  await expectInvariants();
});

test('line after line goes back: the order stays until the last, and everything adds up to what was paid', async () => {
  const order = await bought({ points: 20_000, spent: 8_001 });
  await askBack(shop.app, order, [{ id: order.chair.code, qty: 2 }]);
  await close(await lastRefundOf(order.id));
  expect(await shown(order)).toMatchObject({ order: { status: 'paid' }, refundable: 'cancelled' });
  expect([await levelOf(order.table.id), await levelOf(order.chair.id)]).toEqual([
    { on_hand: 10, reserved: 1 },
    { on_hand: 10, reserved: 0 },
  ]);
  await expectInvariants();
  await askBack(shop.app, order);
  await close(await lastRefundOf(order.id), 'TX-2');
  expect((await shown(order)).order.status).toBe('refunded');
  const refunds = await refundsOf(order.id);
  expect(refunds.reduce((sum, { gross_tug }) => sum + gross_tug, 0)).toBe(order.totalTug);
  expect(await balanceOf(order.buyer.id)).toBe(20_000);
  await expectInvariants();
});

test('one proof closes all parts of a request; told again it comes to the same, with another proof it is refused', async () => {
  const order = await bought({ amounts: [60_000, 125_000] });
  await askBack(shop.app, order);
  const [first] = await refundsOf(order.id);
  await Promise.all(Array.from({ length: 10 }, () => close(first?.id ?? 0)));
  expect((await refundsOf(order.id)).map(({ status, proof }) => [status, proof])).toEqual([
    ['done', 'TX-1'],
    ['done', 'TX-1'],
  ]);
  await expect(close(first?.id ?? 0, 'TX-2')).rejects.toThrow('refund_finished');
  await expect(close(999_999)).rejects.toThrow('refund_not_found');
  expect(await emailsOf(order.buyer.id)).toEqual(['order-made', 'order-paid', 'refund-asked', 'refund-done']);
  await expectInvariants();
});

test('a declined request says why, gives its points back and frees its pieces', async () => {
  const order = await bought();
  await askBack(shop.app, order);
  expect(await balanceOf(order.buyer.id)).toBe(0);
  const refundId = await lastRefundOf(order.id);
  for (const _again of [1, 2]) await declineRefund(real.database.db, refundId, 'Бараа гэмтэлгүй байна.', DEMO_DAY);
  expect(await balanceOf(order.buyer.id)).toBe(5_400);
  expect(await shown(order)).toMatchObject({
    order: { status: 'paid' },
    refundable: 'cancelled',
    refunds: [{ standing: 'declined', answer: 'Бараа гэмтэлгүй байна.' }],
  });
  await expect(close(refundId)).rejects.toThrow('refund_finished');
  expect(await emailsOf(order.buyer.id)).toEqual(['order-made', 'order-paid', 'refund-asked', 'refund-declined']);
  expect((await askBack(shop.app, order)).asked.status).toBe(200);
  await expectInvariants();
});

/** A provider as documented: it refunds whole payments. */
const providerThat = (refund: PaymentGateway['refund']) =>
  ({
    db: real.database.db,
    now: () => DEMO_DAY,
    gateways: { mongolchat: { ...NOT_ASKED, ...(refund && { refund }) } },
  }) as const;
const notAsked = (): never => {
  throw new Error('not asked here');
};
const NOT_ASKED = { createInvoice: notAsked, check: notAsked, cancel: notAsked };

/** A duplicate payment, which is owed in full. */
async function paidTwice() {
  const { db } = real.database;
  const order = await bought({ method: 'mongolchat' });
  const payment_id = await insertPayment(db, order.id, { provider: 'mongolchat', outcome: 'duplicate' });
  const owed = { payment_id, order_id: order.id, gross_tug: 200_000, amount_tug: 200_000 };
  const task = db.insertInto('refunds').values({ ...owed, reason: 'duplicate_payment', instrument: 'wallet' });
  return { order, refundId: (await task.returning('id').executeTakeFirstOrThrow()).id };
}

test('a whole payment goes back by the provider’s call, once', async () => {
  const { order, refundId } = await paidTwice();
  const asked: object[] = [];
  const deps = providerThat((payment) => {
    asked.push(payment);
    return Promise.resolve({ providerRefundId: 'R-77' });
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => sendRefund(deps, refundId)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(asked).toMatchObject([{ amountTug: 200_000 }]);
  expect((await refundsOf(order.id)).at(-1)).toMatchObject({ status: 'done', provider_refund_id: 'R-77' });
  // The order itself was paid once and stays paid.
  expect((await shown(order)).order.status).toBe('paid');
  await expectInvariants();
});

test('while the provider is being asked nobody closes it by hand; after ten minutes somebody may look', async () => {
  const { order, refundId } = await paidTwice();
  await real.database.db
    .updateTable('refunds')
    .set({ status: 'sent', sent_at: DEMO_DAY })
    .where('id', '=', refundId)
    .execute();
  await expect(close(refundId)).rejects.toThrow('refund_under_way');
  await closeRefund(real.database.db, refundId, 'TX-3', new Date(DEMO_DAY.getTime() + 600_000));
  expect((await refundsOf(order.id)).at(-1)).toMatchObject({ status: 'done', proof: 'TX-3' });
});

test.each([
  ['says no', new ProviderRefused('PAYMENT_SETTLED'), 'refused', 'requested'],
  ['is away', new ProviderAway('no connection'), 'refused', 'requested'],
  ['leaves us without an answer', new ProviderUnsure('timeout'), 'unsure', 'sent'],
] as const)(
  'a provider that %s: nothing is lost, and a person can still close it',
  async (_what, error, sent, status) => {
    const { order, refundId } = await paidTwice();
    expect(
      await sendRefund(
        providerThat(() => Promise.reject(error)),
        refundId,
      ),
    ).toBe(sent);
    expect((await refundsOf(order.id)).at(-1)).toMatchObject({ status, last_error: error.name });
    await close(refundId, 'TX-9');
    expect((await refundsOf(order.id)).at(-1)).toMatchObject({ status: 'done', proof: 'TX-9', last_error: null });
  },
);

test.each([new ProviderRefused('PAYMENT_SETTLED'), new ProviderUnsure('timeout')])(
  'a provider that answers after somebody closed it by hand changes nothing: %o',
  async (error) => {
    const { order, refundId } = await paidTwice();
    const later = new Date(DEMO_DAY.getTime() + 600_000);
    const deps = providerThat(async () => {
      await closeRefund(real.database.db, refundId, 'TX-11', later);
      throw error;
    });
    await expect(sendRefund(deps, refundId)).rejects.toThrow('refund_finished');
    expect((await refundsOf(order.id)).at(-1)).toMatchObject({ status: 'done', proof: 'TX-11', last_error: null });
  },
);

test('what is less than the payment, or at a provider without such a call, is sent by hand', async () => {
  const order = await bought({ method: 'mongolchat' });
  await askBack(shop.app, order);
  const deps = providerThat(() => Promise.resolve({ providerRefundId: 'R-1' }));
  await expect(sendRefund(deps, await lastRefundOf(order.id))).rejects.toThrow('refund_only_by_hand');
  const { refundId } = await paidTwice();
  await expect(sendRefund(providerThat(undefined), refundId)).rejects.toThrow('refund_only_by_hand');
  await expect(declineRefund(real.database.db, refundId, 'үгүй', DEMO_DAY)).rejects.toThrow('refund_owed');
});
