import { afterEach, expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { statusOf } from '../../../../test/money/money-rows.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { reconcile } from './reconcile.ts';

const money = moneyOfTest();
const asDelivered = { qpay: money.qpay.check.bind(money.qpay), monpay: money.monpay.check.bind(money.monpay) };
afterEach(() => {
  money.clock.at = DEMO_DAY;
  for (const name of ['qpay', 'monpay'] as const) money[name].check = asDelivered[name];
});

const aMinuteLater = () => {
  money.clock.at = new Date(money.clock.at.getTime() + 60_000);
};
async function opened(method: 'qpay' | 'monpay') {
  const order = await bought(money);
  await submit(money, order, method);
  return order;
}

test('nobody’s invoices wait for a provider that is slow, however many it has', async () => {
  for (let count = 0; count < 10; count += 1) await opened('qpay');
  const order = await opened('monpay');
  money.monpay.pay(order.ordernumber);
  aMinuteLater();
  const others = Promise.withResolvers<void>();
  // QPay answers only after MonPay was asked.
  money.qpay.check = async (invoice) => {
    await others.promise;
    return asDelivered.qpay(invoice);
  };
  money.monpay.check = (invoice) => {
    others.resolve();
    return asDelivered.monpay(invoice);
  };
  expect(await reconcile(money.deps)).toBe(11);
  expect(await statusOf(money.database.db, order.id)).toBe('paid');
});

/** Invoices without a real order: QPay does not know them, and they are closed. */
async function insertInvoices(count: number): Promise<void> {
  const client = await money.database.pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into invoices (order_id, provider, amount_tug, callback_token_hash, reference, provider_invoice_id, created_at)
     select -n, 'qpay', 1000, sha256(n::text::bytea), 'IK' || lpad(n::text, 10, '0'), 'none-' || n, $2
     from generate_series(1, $1) n`,
    [count, DEMO_DAY],
  );
  client.release(true);
}

test('after a long outage all invoices are asked about in one minute, and not so many a minute', async () => {
  aMinuteLater();
  await reconcile(money.deps);
  await insertInvoices(1_200);
  aMinuteLater();
  expect(await reconcile(money.deps)).toBeGreaterThanOrEqual(1_200);
  const open = money.database.db.selectFrom('invoices').select('id').where('order_id', '<', 0);
  expect(await open.where('status', '=', 'open').execute()).toEqual([]);
});
