// `kill -9` of a real process between any two steps of paying: the customer presses again, and every payment is allocated. A few kills at
// each moment here; `npm run money:kills` does a hundred.
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { keysOfSandbox } from '../../../scripts/keys-of-sandbox.ts';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { readEnv } from '../../src/env.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { paymentHandlers } from '../../src/modules/payments/payments.handlers.ts';
import type { PaymentDeps } from '../../src/modules/payments/public.ts';
import { compareLists, reconcile } from '../../src/modules/payments/reconciliation/reconcile.ts';
import { openGateways } from '../../src/open-gateways.ts';
import { askAt } from '../ask-at.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { openLockConnection } from '../open-lock-connection.ts';
import { buy, crowdOf, onePieceOf, type Selling, startSelling } from '../orders/crowd.ts';
import { stockedProduct } from '../orders/stocked-product.ts';
import { freePort, type ProcessOfTest, startProcess, stopProcess } from '../process-of-test.ts';
import { type QueuesOfTest, queuesOfTest } from '../queues-of-test.ts';
import { sizeOf } from '../sizes.ts';
import { type InvoiceRow, MOMENTS, type Press, type Scene } from './moments.ts';
import { choiceOf } from './money-of-test.ts';
import { outcomesOf, statusOf, tasksOf } from './money-rows.ts';
import { type WatchedLine, watchedLine } from './watched-line.ts';

const KILLS = sizeOf('MONEY_KILLS');
/** To detect hangs, not slowness. */
const PATIENCE_MS = 300_000 + KILLS * 60_000;
/** After this time a missing answer counts as lost (submit-order waits 15 s for it). */
const AHEAD_MS = 60_000;

const real = databaseOfTest();
let sandbox: ProcessOfTest;
let bank = '';
let line: WatchedLine;
let env: Record<string, string>;
/** The process where the customer presses again, and which the provider calls. */
let living: Selling;
let deps: PaymentDeps;
let queues: QueuesOfTest;
let code = '';
let lockConnections: Scene['lockConnections'];

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url));
  const anyPort = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' };
  sandbox = await startProcess(process.execPath, [entry], anyPort, /pay at (\S+)\/bank/);
  bank = /pay at (\S+)\/bank/.exec(sandbox.output())?.[1] ?? '';
  line = await watchedLine(bank);
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  // Few connections: one customer presses at a time.
  const few = { DATABASE_POOL_SIZE: '4' };
  env = { DATABASE_URL: real.url, REDIS_URL: inject('redisUrl'), SHOP_ORIGIN: origin, ...few };
  living = await startSelling({ ...env, ...keysOfSandbox(bank), PORT: port, CLOCK_AHEAD_MS: String(AHEAD_MS) });
  const now = () => new Date(Date.now() + AHEAD_MS);
  const gateways = openGateways(readEnv(keysOfSandbox(bank)), () => undefined);
  deps = { db: real.database.db, now, origin, gateways };
  queues = await queuesOfTest(
    real.url,
    paymentHandlers(deps).filter(({ job }) => /^(check|close)-invoice$/.test(job.name)),
  );
  ({ code } = await stockedProduct(real.database.db, 10_000));
  start();
});
beforeEach(async () => {
  lockConnections = [await openLockConnection(real.url), await openLockConnection(real.url)];
});
afterEach(async () => {
  for (const one of lockConnections) await one.close();
});
afterAll(async () => {
  await queues?.stop();
  for (const one of await Promise.allSettled(victims)) if (one.status === 'fulfilled') await stopProcess(one.value);
  for (const one of [living, sandbox]) await stopProcess(one);
  await line?.close();
});

const victims: Promise<Selling>[] = [];
const start = () => victims.push(startSelling({ ...env, ...keysOfSandbox(line.url) }));
/** A newly started process; while it is killed the next one starts. */
async function victim(): Promise<Selling> {
  const dying = await victims.at(-1);
  start();
  if (dying === undefined) throw new Error('no process has started');
  return dying;
}

async function boughtBy(token: string) {
  const { body } = await buy(living.address, token, onePieceOf(code));
  const ordernumber = body.ordernumber ?? '';
  const page = await askAt(living.address, token, 'getIncompleteOrder', { ordernumber });
  const row = real.database.db.selectFrom('orders').select('id').where('order_number', '=', ordernumber);
  const { id } = await row.executeTakeFirstOrThrow();
  const press = (address: string, method: 'qpay' | 'monpay' = 'qpay') =>
    askAt(address, token, 'submitOrder', choiceOf(page.body, method));
  return { id, ordernumber, token, press };
}
type Buyer = Awaited<ReturnType<typeof boughtBy>>;

const post = (path: string, body: object) =>
  fetch(bank + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const invoicesAt = async (reference: string) =>
  (await (await fetch(`${bank}/bank/bills?reference=${reference}`)).json()) as { reference: string; state: string }[];
const rowsOf = ({ id }: Buyer): Promise<InvoiceRow[]> =>
  real.database.db
    .selectFrom('invoices')
    .select(['reference', 'status', 'provider_invoice_id', 'closing_since'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const openRows = async (buyer: Buyer) =>
  (await rowsOf(buyer)).filter(({ status }) => status === 'open').map(({ reference }) => reference);

/** The customer presses again, at a living process, and sees one open invoice, which can be paid. */
async function pressAgain(buyer: Buyer): Promise<string> {
  const [last] = (await rowsOf(buyer)).slice(-1);
  const isWhole = last?.status === 'open' && last.provider_invoice_id !== null && last.closing_since === null;
  const again = await buyer.press(living.address);
  const shown = again.body.invoiceId;
  expect([again.status, shown === last?.reference]).toEqual([200, isWhole]);
  expect(await openRows(buyer)).toEqual([shown]);
  expect(await invoicesAt(shown)).toMatchObject([{ state: 'open' }]);
  return shown;
}

/** Pays the given invoices; callbacks or the nightly lists notice the payment. */
async function pay(buyer: Buyer, invoices: readonly string[], callbacks: 'sent' | 'lost'): Promise<void> {
  await post('/bank/faults/qpay', { callbacks });
  for (const reference of invoices) expect((await post('/bank/pay', { service: 'qpay', reference })).status).toBe(200);
  if (callbacks === 'lost') {
    await reconcile(deps);
    await compareLists(deps);
  }
  await expect.poll(() => statusOf(real.database.db, buyer.id)).toBe('paid');
}

function pressing(answer: Promise<unknown>): Press {
  let isOver = false;
  const over = answer
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return { over, isOver: () => isOver };
}

/** Whether the process died at that moment; the checks hold whenever it died. */
async function dies(moment: string, round: number, dying: Selling, token: string): Promise<boolean> {
  const { db } = real.database;
  const buyer = await boughtBy(token);
  await MOMENTS[moment]?.die({
    line,
    lockConnections,
    orderId: buyer.id,
    press: () => pressing(buyer.press(dying.address)),
    async changeMind() {
      expect(await buyer.press(living.address)).toMatchObject({ status: 200 });
      return pressing(buyer.press(dying.address, 'monpay'));
    },
    kill: () => stopProcess(dying),
  });
  const rows = await rowsOf(buyer);
  const [first] = rows;
  if (first === undefined) throw new Error('there is no bill');
  const isMade = (await invoicesAt(first.reference)).length > 0;
  const isMet = rows.length === 1 && MOMENTS[moment]?.leaves(first, isMade) === true;

  const shown = await pressAgain(buyer);
  // Invoices still open at the provider whose number the shop does not know; they can be paid.
  const left = (await Promise.all(rows.map(({ reference }) => reference).map(invoicesAt)))
    .flat()
    .filter(({ reference, state }) => reference !== shown && state === 'open')
    .map(({ reference }) => reference);
  const choices = left.length > 0 ? [left, [shown], [...left, shown]] : [[shown]];
  const invoices = choices[round % choices.length] ?? [];
  // Several invoices are all paid before the shop learns of one.
  await pay(buyer, invoices, invoices.length > 1 || round % 2 === 1 ? 'lost' : 'sent');
  const again = invoices.slice(1);
  expect(await outcomesOf(db, buyer.id)).toEqual(['matched 105000', ...again.map(() => 'duplicate 105000')]);
  expect(await tasksOf(db, buyer.id)).toEqual(again.map(() => 'duplicate_payment 105000 requested'));
  expect(await openRows(buyer)).toEqual([]);
  const poll = await askAt(living.address, token, 'isPaidQpay', { invoiceId: shown });
  expect(poll.body.result).toBe('success');
  return isMet;
}

test.each(Object.keys(MOMENTS))(
  `killed after «%s» ${KILLS} times: no order is stuck, no second invoice is open, and no money is without an owner`,
  async (moment) => {
    const { db } = real.database;
    for (let met = 0; met < KILLS; ) {
      const dying = await victim();
      const [token = ''] = await crowdOf(db, 1);
      // On a slow machine the request may time out before the kill: repeat with another process.
      if (await dies(moment, met, dying, token)) met += 1;
    }
    expect(await verifyInvariants(db, ALL_INVARIANTS)).toEqual([]);
  },
  PATIENCE_MS,
);
