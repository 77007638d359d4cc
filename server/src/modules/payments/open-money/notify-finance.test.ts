import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { applyPayment } from '../received/apply-payment.ts';
import { notifyFinance } from './notify-finance.job.ts';
import { createOpenMoneyGauges } from './open-money-gauges.ts';

const money = moneyOfTest();
afterEach(async () => {
  money.clock.at = DEMO_DAY;
  await setAddress('sankhuu@tokhi.example');
});

const HOUR_MS = 3_600_000;
const hoursLater = (hours: number) => new Date(DEMO_DAY.getTime() + hours * HOUR_MS);
const setAddress = (email: string) =>
  money.database.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ email }) })
    .where('key', '=', 'finance')
    .execute();
const emails = async () => {
  const rows = money.database.db.selectFrom('notifications').selectAll().where('template', '=', 'open-money');
  return (await rows.orderBy('id').execute()).map((row) => ({ ...row, content: row.payload }));
};
const gauges = async () => {
  const registry = new Registry();
  createOpenMoneyGauges(registry, money.database.db, () => hoursLater(3));
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('open_money'));
};
const unknownMoney = (id: string, amountTug: number) =>
  applyPayment(money.deps, {
    ...{ provider: 'qpay', providerPaymentId: id, invoiceId: null, providerInvoiceId: null, reference: 'IK9' },
    ...{ amountTug, feeTug: 0, receivedAt: DEMO_DAY, payer: null, evidence: {}, noticedBy: 'reconciliation' as const },
  });

test('sends nothing while nothing is open, and the gauges say 0', async () => {
  await notifyFinance(money.database.db, DEMO_DAY);
  expect(await emails()).toEqual([]);
  expect(await gauges()).toEqual(
    ['count', 'tug', 'oldest_seconds'].flatMap((figure) =>
      ['refunds', 'unknown', 'transfers'].map((kind) => `open_money_${figure}{kind="${kind}"} 0`),
    ),
  );
});

test('counts refunds, unknown money and waiting transfers with their sum and the age of the oldest', async () => {
  const paid = await bought(money);
  await submit(money, paid, 'qpay');
  for (const _twice of [1, 2]) money.qpay.pay(paid.ordernumber);
  for (const payment of money.qpay.invoiceOf(paid.ordernumber).payments) {
    await applyPayment(money.deps, { ...payment, provider: 'qpay', invoiceId: null, noticedBy: 'callback' });
  }
  money.clock.at = hoursLater(1);
  // More than 32 bits can store.
  await unknownMoney('unknown-1', 2_000_000_000);
  await unknownMoney('unknown-2', 1_000_000_000);
  await submit(money, await bought(money), 'mobile');
  expect(await gauges()).toEqual([
    'open_money_count{kind="refunds"} 1',
    'open_money_count{kind="unknown"} 2',
    'open_money_count{kind="transfers"} 1',
    'open_money_tug{kind="refunds"} 205000',
    'open_money_tug{kind="unknown"} 3000000000',
    'open_money_tug{kind="transfers"} 205000',
    'open_money_oldest_seconds{kind="refunds"} 10800',
    'open_money_oldest_seconds{kind="unknown"} 7200',
    'open_money_oldest_seconds{kind="transfers"} 7200',
  ]);
});

test('emails the finance address once a day of Ulaanbaatar, however often the job runs', async () => {
  const { db } = money.database;
  await Promise.all([1, 2, 3].map(() => notifyFinance(db, DEMO_DAY)));
  const [first, ...more] = await emails();
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    recipient: 'sankhuu@tokhi.example',
    status: 'queued',
    content: {
      open: [
        { kind: 'refunds', count: 1, sumTug: 205_000, oldestAt: DEMO_DAY.toISOString() },
        { kind: 'unknown', count: 2, sumTug: 3_000_000_000, oldestAt: hoursLater(1).toISOString() },
        { kind: 'transfers', count: 1, sumTug: 205_000, oldestAt: hoursLater(1).toISOString() },
      ],
    },
  });
  // 23:00 and midnight in Ulaanbaatar.
  for (const hours of [13, 14]) await notifyFinance(db, hoursLater(hours));
  expect((await emails()).map(({ dedupe_key }) => dedupe_key)).toEqual([
    'open-money:2026-11-15',
    'open-money:2026-11-16',
  ]);
});

test('an empty address sends nothing', async () => {
  const before = await emails();
  await setAddress('');
  await notifyFinance(money.database.db, hoursLater(48));
  expect(await emails()).toEqual(before);
});

test('what is closed is told no more', async () => {
  const { db } = money.database;
  await db
    .updateTable('refunds')
    .set({ status: 'done', finished_at: DEMO_DAY, proof: 'bank 1' })
    .where('status', '=', 'requested')
    .execute();
  await notifyFinance(db, hoursLater(48));
  const { content } = (await emails()).at(-1) ?? {};
  expect(content).toMatchObject({ open: [{ kind: 'transfers', count: 1 }] });
  expect(await gauges()).toContain('open_money_count{kind="refunds"} 0');
});
