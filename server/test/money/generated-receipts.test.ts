// Generated orders, paid in any way, and the tax receipts that the worker registers and mails. A few of them
// here; RECEIPTS=1000 makes a thousand.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { createLogger } from '../../src/logger.ts';
import { ownsAddress } from '../../src/modules/accounts/public.ts';
import { emailHandlers } from '../../src/modules/notifications/send-email.job.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { confirmByHand } from '../../src/modules/payments/by-hand/confirm-by-hand.ts';
import { checkInvoice } from '../../src/modules/payments/reconciliation/reconcile.ts';
import { receiptHandlers } from '../../src/modules/receipts/receipts.job.ts';
import { openMailer } from '../../src/providers/smtp/open-mailer.ts';
import type { FormOfTest } from '../orders/form-of-test.ts';
import { fillShelf, generatedForms, setTariff, tariffs } from '../orders/generated-forms.ts';
import { type QueuesOfTest, queuesOfTest } from '../queues-of-test.ts';
import { type KnownReceipt, receiptsOfTest } from '../receipts-of-test.ts';
import { sandboxOfTest } from '../sandbox-of-test.ts';
import { sizeOf } from '../sizes.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type Bought, bought, moneyOfTest, submit } from './money-of-test.ts';

const RECEIPTS = sizeOf('RECEIPTS');
const SEED = 20_261_119;
const PATIENCE_MS = 300_000 + RECEIPTS * 3_000;

const money = moneyOfTest();
const sandbox = sandboxOfTest();
const receipts = receiptsOfTest(money, sandbox);
let queues: QueuesOfTest;
let codes: string[] = [];
beforeAll(async () => {
  const { db } = money.database;
  codes = await fillShelf(db, SEED);
  const logger = createLogger({ level: 'silent', process: 'test' });
  const mailer = openMailer({ url: sandbox.smtpUrl(), from: 'Тохь <shop@tokhi.example>' });
  const emails = emailHandlers({ db, mailer, origin: 'https://tokhi.example', ownsAddress, now: () => DEMO_DAY });
  const receiptJobs = receiptHandlers(receipts.deps(DEMO_DAY), new Registry(), logger);
  queues = await queuesOfTest(money.url, [...receiptJobs.filter(({ job }) => job.name === 'receipt.issue'), ...emails]);
});
afterAll(() => queues?.stop());

const choices = fc.record({
  form: generatedForms(() => codes),
  tariff: tariffs,
  method: fc.constantFrom('qpay' as const, 'monpay' as const, 'storepay' as const, 'mobile' as const),
  points: fc.constantFrom(0, 1, 777, 50_000, 3_000_000),
  register: fc.constantFrom(null, null, null, '5900001', '5999999'),
  consumer: fc.constantFrom(null, null, '12345678'),
});
type Choice = typeof choices extends fc.Arbitrary<infer One> ? One : never;

const orderRow = ({ id }: Bought) =>
  money.database.db
    .selectFrom('orders')
    .select(['id', 'order_number', 'status', 'total_tug', 'vat_tug', 'wants_vat_receipt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** A transfer is paid in two parts, everything else at once. */
async function pay(order: Bought, method: Choice['method'], totalTug: number): Promise<void> {
  const { ordernumber } = order;
  if (method !== 'mobile') {
    money[method].pay(ordernumber);
    const invoice = money.database.db.selectFrom('invoices').select('id').where('order_id', '=', order.id);
    return checkInvoice(money.deps, (await invoice.executeTakeFirstOrThrow()).id);
  }
  const first = Math.ceil(totalTug / 3);
  for (const [part, amountTug] of [first, totalTug - first].entries()) {
    const transfer = { method, amountTug, receivedAt: DEMO_DAY, payer: null, bankId: `${ordernumber}-${part}` };
    await confirmByHand(money.deps, { ...transfer, orderNumber: ordernumber });
  }
}

async function paidOrder({ form, tariff, method, points, register, consumer }: Choice) {
  await setTariff(money.database.db, tariff);
  const asked: FormOfTest = { ...form, register };
  const order = await bought(money, { ...asked, points });
  const sent = await submit(money, order, method, points, { consumer });
  expect([sent.status, sent.body]).toMatchObject([200, { result: 'success' }]);
  await pay(order, method, (await orderRow(order)).total_tug);
  return orderRow(order);
}
type Paid = Awaited<ReturnType<typeof paidOrder>>;

const registered = () =>
  money.database.db
    .selectFrom('receipts')
    .select(['id', 'order_id', 'bill_id', 'total_tug', 'vat_tug'])
    .where('status', '=', 'registered')
    .execute();
const mailed = async () => {
  const sent = money.database.db.selectFrom('notifications').select('id').where('template', '=', 'order-receipt');
  return (await sent.where('status', '=', 'sent').execute()).length;
};
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** The receipt equals the payment, to the tugrik, and its tax follows the rule: an eleventh, or the VAT that was added. */
function expectInLine({ total_tug, vat_tug, wants_vat_receipt }: Paid, { body }: KnownReceipt): void {
  const items = body.receipts.flatMap((part) => part.items);
  expect([body.totalAmount, sum(items.map(({ totalAmount }) => totalAmount))]).toEqual([total_tug, total_tug]);
  for (const { qty, unitPrice, totalAmount } of items) expect(qty * unitPrice).toBe(totalAmount);
  const eleventh = Math.floor((total_tug + 5) / 11);
  expect([body.totalVAT, sum(items.map(({ totalVAT }) => totalVAT))]).toEqual([eleventh, eleventh]);
  expect(wants_vat_receipt ? vat_tug : eleventh).toBe(eleventh);
}

/** A dump of the database; it has bytes in hex. */
const dump = async () => (await promisify(execFile)('pg_dump', ['--dbname', money.url], { maxBuffer: 2 ** 30 })).stdout;

test(
  `the receipts of ${RECEIPTS} generated orders are what was paid; after the mail no table and no log has a lottery number`,
  async () => {
    const paid: Paid[] = [];
    for (const choice of fc.sample(choices, { numRuns: RECEIPTS, seed: SEED })) paid.push(await paidOrder(choice));
    expect(paid.filter(({ status }) => status !== 'paid')).toEqual([]);
    await expect.poll(mailed, { timeout: PATIENCE_MS }).toBe(RECEIPTS);
    const known = new Map((await receipts.known()).map((one) => [one.id, one]));
    const rows = new Map((await registered()).map((row) => [row.order_id, row]));
    for (const order of paid) {
      const row = rows.get(order.id);
      const receipt = known.get(row?.bill_id ?? '');
      if (receipt === undefined) throw new Error(`${order.order_number} has no receipt`);
      expect([row?.total_tug, row?.vat_tug]).toEqual([receipt.body.totalAmount, receipt.body.totalVAT]);
      expectInLine(order, receipt);
    }
    const whole = await dump();
    const logs = `${queues.log()}${money.shop.log()}`;
    // The dump and the logs are complete: they contain what may be stored.
    expect(paid.filter(({ order_number }) => !whole.includes(order_number))).toEqual([]);
    expect(logs).toContain('receipt.issue');
    const secrets = [...known.values()].flatMap(({ lottery, qrData }) =>
      lottery === null ? [qrData] : [lottery, qrData],
    );
    expect(secrets.length).toBeGreaterThan(RECEIPTS);
    const kept = secrets.filter((secret) => {
      const spellings = [secret, Buffer.from(secret).toString('hex')];
      return spellings.some((spelling) => whole.includes(spelling) || logs.includes(spelling));
    });
    expect(kept).toEqual([]);
    expect(await verifyInvariants(money.database.db, ALL_INVARIANTS)).toEqual([]);
  },
  PATIENCE_MS,
);
