import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../src/db/in-transaction.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { createLogger } from '../src/logger.ts';
import { ownsAddress } from '../src/modules/accounts/public.ts';
import { emailHandlers } from '../src/modules/notifications/send-email.job.ts';
import { paymentHandlers } from '../src/modules/payments/public.ts';
import { checkInvoiceJob } from '../src/modules/payments/reconciliation/check-invoice.jobs.ts';
import { receiptHandlers } from '../src/modules/receipts/receipts.job.ts';
import { openMailer } from '../src/providers/smtp/open-mailer.ts';
import { type AppOfTest, appOfTest } from './app-of-test.ts';
import { databaseOfTest } from './database-of-test.ts';
import { paidOrder } from './paid-order-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from './queues-of-test.ts';
import { receiptsOfTest } from './receipts-of-test.ts';
import { sandboxOfTest } from './sandbox-of-test.ts';
import { askAs } from './signed-in-customer.ts';
import { DEMO_DAY } from './template-database.ts';

const real = databaseOfTest();
const sandbox = sandboxOfTest();
const receipts = receiptsOfTest(real, sandbox);
const registry = new Registry();
const errors: string[] = [];
let shop: AppOfTest;
let queues: QueuesOfTest;
let handlers: ReturnType<typeof receiptHandlers>;
beforeAll(async () => {
  shop = await appOfTest(real.database);
  const { db } = real.database;
  const now = () => new Date();
  const logger = createLogger({ level: 'silent', process: 'test' });
  logger.error = (_facts: unknown, said?: string) => void errors.push(said ?? '');
  // Not on the real clock: around midnight no receipt is sent.
  handlers = receiptHandlers(receipts.deps(DEMO_DAY), registry, logger);
  const mailer = openMailer({ url: sandbox.smtpUrl(), from: 'Тохь <shop@tokhi.example>' });
  const origin = 'https://tokhi.example';
  // On the orders' day: on the real clock they would expire before they are paid.
  const money = paymentHandlers({ db, now: () => DEMO_DAY, origin, gateways: {} });
  queues = await queuesOfTest(real.url, [
    ...handlers,
    ...money,
    ...emailHandlers({ db, mailer, origin, ownsAddress, now }),
  ]);
});
afterAll(async () => {
  await queues?.stop();
  await shop?.close();
});

/** What the shop's nightly dump would contain: every row of every table, including the queue. */
async function dump(): Promise<string> {
  const { db } = real.database;
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const dumped: string[] = [];
  for (const { name } of rows) {
    const all = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(db);
    dumped.push(...all.rows.map(({ row }) => row));
  }
  return dumped.join('\n');
}
const emailWith = async (word: string) => {
  const answer = await fetch(sandbox.address('/mailbox/messages'));
  const { messages } = (await answer.json()) as { messages: { text: string; html: string }[] };
  return messages.find(({ text }) => text.includes(word));
};
const receiptIdOf = async (orderId: number) => {
  const row = real.database.db.selectFrom('receipts').select('bill_id').where('order_id', '=', orderId);
  return (await row.executeTakeFirst())?.bill_id ?? null;
};

test('after the mail went, no table, log or file of the shop holds the lottery number or the QR', async () => {
  const { id, buyer, ordernumber } = await paidOrder(real.database.db, shop.app);
  await expect.poll(() => receiptIdOf(id)).not.toBeNull();
  const known = await receipts.knownAs(await receiptIdOf(id));
  const lottery = known?.lottery ?? 'none';
  await expect.poll(() => emailWith(lottery)).toBeDefined();
  expect((await emailWith(lottery))?.html).toMatch(/cid:qr@tokhi|data:image\/png/);
  const mailed = async () => (await askAs(shop.app, buyer.token, 'myReceipt', { ordernumber })).body.receipt;
  expect(await mailed()).toMatchObject({ lottery });
  await expect.poll(async () => (await mailed())?.mailed).toBe(true);
  const whole = await dump();
  // The dump is complete: it contains what may be stored.
  expect(whole).toContain(known?.id);
  for (const secret of [lottery, lottery.slice(3), known?.qrData ?? 'none']) {
    expect(whole.includes(secret)).toBe(false);
    expect(`${queues.log()}${shop.log()}`.includes(secret)).toBe(false);
  }
});

test('PosAPI that is back is asked at once for what waited, and says when few lottery numbers are left', async () => {
  await sandbox.turn('pos-api', 'down');
  // Not asked yet: the metric is absent, because a 0 would alert.
  expect(await registry.metrics()).not.toMatch(/^receipt_lotteries_left/m);
  const { id } = await paidOrder(real.database.db, shop.app);
  const waits = real.database.db.selectFrom('receipts').select('last_error').where('order_id', '=', id);
  await expect.poll(async () => (await waits.executeTakeFirst())?.last_error).toMatch(/away|unsure/);
  // The queue's own next attempt is far in the future.
  const put = sql`update graphile_worker._private_jobs set run_at = now() + interval '9 hours' where key = ${`receipt.issue:${id}`}`;
  await put.execute(real.database.db);
  await sandbox.turn('pos-api', 'well');
  await fetch(sandbox.address('/pos-api/lotteries'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ left: 499 }),
  });
  const watch = handlers.find(({ job }) => job.name === 'receipt.watch');
  const look = async () => {
    await watch?.attempt({});
    return receiptIdOf(id);
  };
  await expect.poll(look).not.toBeNull();
  expect(await registry.metrics()).toMatch(/receipt_lotteries_left 49\d/);
  expect(errors).toContain('PosAPI has few lottery numbers left');
});

test('while PosAPI says nothing, all hands of the receipts wait for it, and none that notices money', async () => {
  const { db, pool } = real.database;
  await sandbox.turn('pos-api', 'silent');
  for (let orders = 0; orders < 3; orders += 1) await paidOrder(db, shop.app);
  const underWay = `select from graphile_worker.jobs where locked_at is not null and task_identifier = 'receipt.issue'`;
  await expect.poll(async () => (await pool.query(underWay)).rows.length).toBe(2);
  await inTransaction(db, (tx) => enqueue(tx, checkInvoiceJob, { invoiceId: 4_711 }, 'check-invoice:4711'));
  await expect.poll(() => queues.log()).toContain('"job":"check-invoice"');
  await sandbox.turn('pos-api', 'well');
});
