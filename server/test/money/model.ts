// What happens to an order and its money, as commands in any order; after each the shop is asked what is true of it whatever came.
import fc from 'fast-check';
import { expect } from 'vitest';
import { JobFailure } from '../../src/jobs/failure-reason.ts';
import { confirmByHand } from '../../src/modules/payments/confirm-by-hand.ts';
import { endOverdue, sweepOverdue } from '../../src/modules/payments/end-overdue.ts';
import { checkInvoice, compareLists, reconcile } from '../../src/modules/payments/reconcile.ts';
import { askAs } from '../signed-in-customer.ts';
import { type Bought, bought, type MoneyOfTest, submit } from './money-of-test.ts';
import { statusOf } from './money-rows.ts';

/** What the model remembers: which orders there are, and which of them were seen paid or ended. */
interface Model {
  orders: number;
}

export interface World {
  money: MoneyOfTest;
  orders: Bought[];
  /** An order that was paid stays so, and one that has ended, too. */
  ends: Map<number, string>;
  transfers: number;
}

type Step = fc.AsyncCommand<Model, World>;

const METHODS = ['qpay', 'monpay', 'storepay', 'mobile'] as const;
type Provider = 'qpay' | 'monpay' | 'storepay';

/** A command on one of the orders that there are. */
class OnOrder implements Step {
  readonly name: string;
  readonly which: number;
  readonly act: (world: World, order: Bought) => Promise<void>;
  constructor(name: string, which: number, act: (world: World, order: Bought) => Promise<void>) {
    this.name = name;
    this.which = which;
    this.act = act;
  }
  check = ({ orders }: Readonly<Model>): boolean => orders > 0;
  async run(model: Model, world: World): Promise<void> {
    const order = world.orders[this.which % model.orders];
    if (order !== undefined) {
      await this.act(world, order);
      await holds(world, order);
    }
  }
  toString = (): string => `${this.name}(${this.which})`;
}

class Buy implements Step {
  readonly points: number;
  constructor(points: number) {
    this.points = points;
  }
  check = ({ orders }: Readonly<Model>): boolean => orders < 6;
  async run(model: Model, world: World): Promise<void> {
    world.orders.push(await bought(world.money, { points: this.points, onHand: 10 }));
    model.orders += 1;
  }
  toString = (): string => `buy(${this.points})`;
}

class Everywhere implements Step {
  readonly name: string;
  readonly act: (world: World) => Promise<unknown>;
  constructor(name: string, act: (world: World) => Promise<unknown>) {
    this.name = name;
    this.act = act;
  }
  check = (): boolean => true;
  async run(_model: Model, world: World): Promise<void> {
    await this.act(world);
    for (const order of world.orders) await holds(world, order);
  }
  toString = (): string => this.name;
}

/** Never two «paid», no way back from an end, one open bill at most, and no provider's payment without its row once it was seen. */
async function holds({ money, ends }: World, { id }: Bought): Promise<void> {
  const { db } = money.database;
  const status = await statusOf(db, id);
  const before = ends.get(id);
  if (before !== undefined) expect(status).toBe(before);
  if (status !== 'pending') ends.set(id, status);
}

/** Refused, away or without a session, but never broken. */
function neverFails(status: number): void {
  if (status === 500 || status > 502) throw new Error(`answered ${status}`);
}

/** A provider who is away fails the job, and the queue tries again; anything else is a bug. */
const unlessAway = (job: Promise<unknown>): Promise<unknown> =>
  job.catch((error: unknown) => {
    if (!(error instanceof JobFailure)) throw error;
  });

const billsAt = (world: World, provider: Provider, { ordernumber }: Bought) =>
  world.money[provider].bills.filter(({ asked }) => asked.description === ordernumber);

async function payBill(world: World, order: Bought, how: 'right' | 'short' | 'over' | 'twice', late: boolean) {
  const payable = (['qpay', 'monpay', 'storepay'] as const).flatMap((provider) =>
    billsAt(world, provider, order).map((bill) => ({ provider, bill })),
  );
  const last = payable.at(-1);
  if (last === undefined) return;
  const { amountTug, reference } = last.bill.asked;
  const amounts = { right: [amountTug], short: [amountTug - 1], over: [amountTug + 1], twice: [amountTug, amountTug] };
  const receivedAt = new Date(world.money.clock.at.getTime() + (late ? 30 * 86_400_000 : 0));
  for (const amount of amounts[how]) world.money[last.provider].pay(reference, { amountTug: amount, receivedAt });
}

async function callBack(world: World, order: Bought, times: number) {
  const rows = world.money.database.db.selectFrom('invoices').select('id').where('order_id', '=', order.id);
  for (const { id } of await rows.execute()) {
    const checks = Array.from({ length: times }, () => unlessAway(checkInvoice(world.money.parts, id)));
    await Promise.all(checks);
  }
}

async function transfer(world: World, { ordernumber }: Bought, amountTug: number) {
  world.transfers += 1;
  await confirmByHand(world.money.parts, {
    orderNumber: ordernumber,
    method: 'mobile',
    amountTug,
    bankId: `model-${ordernumber}-${world.transfers}`,
    receivedAt: world.money.clock.at,
    payer: null,
  });
}

const which = fc.nat({ max: 5 });
const ask =
  (name: 'cancelOrder' | 'openInvoice') =>
  (world: World, { buyer, ordernumber }: Bought) =>
    askAs(world.money.shop.app, buyer.token, name, { ordernumber }).then(({ status }) => neverFails(status));

/** Every command, as often as its likes happen. */
export const steps: fc.Arbitrary<Step>[] = [
  fc.nat({ max: 3_000 }).map((points) => new Buy(points)),
  fc.tuple(which, fc.constantFrom(...METHODS), fc.nat({ max: 3_000 })).map(
    ([at, method, bonus]) =>
      new OnOrder(`submit ${method} ${bonus}`, at, async ({ money }, order) => {
        neverFails((await submit(money, order, method, bonus)).status);
      }),
  ),
  fc
    .tuple(
      which,
      fc.constantFrom('right' as const, 'right' as const, 'short' as const, 'over' as const, 'twice' as const),
      fc.boolean(),
    )
    .map(
      ([at, how, late]) =>
        new OnOrder(`pay ${how}${late ? ' late' : ''}`, at, (world, order) => payBill(world, order, how, late)),
    ),
  fc
    .tuple(which, fc.integer({ min: 1, max: 250_000 }))
    .map(([at, tug]) => new OnOrder(`transfer ${tug}`, at, (world, order) => transfer(world, order, tug))),
  fc
    .tuple(which, fc.integer({ min: 1, max: 4 }))
    .map(([at, times]) => new OnOrder(`callback × ${times}`, at, (world, order) => callBack(world, order, times))),
  which.map(
    (at) =>
      new OnOrder('poll', at, async ({ money }, { buyer, ordernumber }) => {
        neverFails((await askAs(money.shop.app, buyer.token, 'isPaidQpay', { invoiceId: ordernumber })).status);
      }),
  ),
  which.map((at) => new OnOrder('cancel', at, ask('cancelOrder'))),
  which.map((at) => new OnOrder('open the dialog', at, ask('openInvoice'))),
  which.map((at) => new OnOrder('end', at, ({ money }, { id }) => endOverdue(money.parts, id).then(() => undefined))),
  fc.constant(new Everywhere('reconcile', ({ money }) => reconcile(money.parts))),
  fc.constant(new Everywhere('compare lists', ({ money }) => unlessAway(compareLists(money.parts)))),
  fc.constant(new Everywhere('sweep', ({ money }) => sweepOverdue(money.parts))),
  fc.integer({ min: 1, max: 30 }).map(
    (hours) =>
      new Everywhere(`${hours} hours later`, async ({ money }) => {
        money.clock.at = new Date(money.clock.at.getTime() + hours * 3_600_000);
      }),
  ),
  fc
    .tuple(fc.constantFrom('create', 'check', 'cancel'), fc.constantFrom(null, null, 'away', 'refuses', 'answer lost'))
    .map(
      ([what, fault]) =>
        new Everywhere(`${what} is ${fault ?? 'well'}`, async ({ money }) => {
          Object.assign(money.qpay.switches, { [what]: fault });
        }),
    ),
];
