// Payments at the last second against the order's expiry, with QPay over the wire: a payment that the provider took in time counts
// in any order of events. Few orders here; LAST_SECONDS=1000 makes a thousand.
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';
import { endOverdue } from '../../src/modules/payments/expiry/end-overdue.ts';
import { compareLists } from '../../src/modules/payments/reconciliation/reconcile.ts';
import { bankOfTest } from '../bank-of-test.ts';
import { askAs } from '../signed-in-customer.ts';
import { sizeOf } from '../sizes.ts';
import { DEMO_DAY } from '../template-database.ts';
import { type Bought, bought, submit } from './money-of-test.ts';
import { outcomesOf, reservedOf, statusOf, tasksOf } from './money-rows.ts';
import { wireOfTest } from './wire-of-test.ts';

const ORDERS = sizeOf('LAST_SECONDS');
const AT_ONCE = 12;
const PATIENCE_MS = 300_000 + ORDERS * 5_000;

const wire = wireOfTest();
const bank = bankOfTest(wire.sandbox, ['qpay']);
beforeEach(() => {
  wire.clock.at = DEMO_DAY;
});

const upTo = (ms: number) => Math.floor(Math.random() * (ms + 1));
/** A random delay for each concurrent event. */
const sooner = () => pause(upTo(60));

interface LastSecond {
  order: Bought;
  payBy: Date;
  /** On the bank's clock: from a second before the end to half a second after it. */
  paidAt: Date;
  /** Whether the bank took the money: it does not after the invoice was closed. */
  isTaken: boolean;
}

async function submitted(): Promise<{ order: Bought; payBy: Date }> {
  const order = await bought(wire);
  expect((await submit(wire, order, 'qpay')).status).toBe(200);
  const row = wire.database.db.selectFrom('orders').select(['pay_by', 'expires_at']).where('id', '=', order.id);
  const { pay_by, expires_at } = await row.executeTakeFirstOrThrow();
  return { order, payBy: pay_by ?? expires_at };
}

/** Bank, callback, page and expiry, each at a random time; some callbacks are lost. */
async function lastSecond({ order, payBy }: { order: Bought; payBy: Date }): Promise<LastSecond> {
  const { buyer, id, ordernumber } = order;
  const paidAt = new Date(payBy.getTime() - 1_000 + upTo(1_500));
  const paying = async () => {
    await sooner();
    const status = await bank.pay({ service: 'qpay', reference: ordernumber, paidAt: paidAt.toISOString() });
    if (upTo(2) > 0) {
      await sooner();
      await wire.runChecks(id);
    }
    return status === 200;
  };
  const ending = async () => {
    await sooner();
    await endOverdue(wire.deps, id);
  };
  const polling = async () => {
    await sooner();
    const { status } = await askAs(wire.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber });
    expect(status).toBe(200);
  };
  const [isTaken] = await Promise.all([paying(), ending(), polling()]);
  return { order, payBy, paidAt, isTaken };
}

async function became({ id, goods }: Bought) {
  const { db } = wire.database;
  return {
    status: await statusOf(db, id),
    outcomes: await outcomesOf(db, id),
    tasks: await tasksOf(db, id),
    reserved: await reservedOf(db, goods.id),
  };
}

const PAID = { status: 'paid', outcomes: ['matched 205000'], tasks: [], reserved: 2 };
const LATE = {
  status: 'expired',
  outcomes: ['late 205000'],
  tasks: ['late_payment 205000 requested'],
  reserved: 0,
};
const UNPAID = { status: 'expired', outcomes: [], tasks: [], reserved: 0 };

test(
  `${ORDERS} orders paid at their last second: paid, or ended with the money on its way back, and the stock agrees`,
  async () => {
    const tally = { paid: 0, late: 0, refused: 0 };
    for (let made = 0; made < ORDERS; made += AT_ONCE) {
      wire.clock.at = DEMO_DAY;
      const orders = await Promise.all(Array.from({ length: Math.min(AT_ONCE, ORDERS - made) }, submitted));
      wire.clock.at = new Date(Math.max(...orders.map(({ payBy }) => payBy.getTime())));
      const ends = await Promise.all(orders.map(lastSecond));
      // For payments not noticed yet: the worker's next run, and the nightly list.
      wire.clock.at = new Date(wire.clock.at.getTime() + 60_000);
      await wire.runChecks();
      await compareLists(wire.deps);
      for (const { order, payBy, paidAt, isTaken } of ends) {
        await endOverdue(wire.deps, order.id);
        const isInTime = paidAt <= payBy;
        expect(await became(order)).toEqual(isTaken ? (isInTime ? PAID : LATE) : UNPAID);
        tally[isTaken ? (isInTime ? 'paid' : 'late') : 'refused'] += 1;
      }
    }
    expect(tally.paid).toBeGreaterThan(0);
    expect(await verifyInvariants(wire.database.db, ALL_INVARIANTS)).toEqual([]);
    console.log(`${ORDERS} last seconds: ${JSON.stringify(tally)}`);
  },
  PATIENCE_MS,
);
