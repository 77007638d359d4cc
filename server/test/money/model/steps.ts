// Every step, weighted by how often it happens. Most are done alone; some run two at once or are killed.
import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import fc from 'fast-check';
import { compareLists } from '../../../src/modules/payments/reconciliation/reconcile.ts';
import * as buying from './buying.ts';
import { matchLine } from './matching.ts';
import * as paying from './paying.ts';
import { runJobs, unlessAway } from './queue.ts';
import * as refunding from './refunding.ts';
import { GATEWAYS } from './shop.ts';
import * as staff from './staff.ts';
import { anywhere, cut, type Deed, killed, type Model, Step, together } from './step.ts';
import type { Tally } from './tally.ts';
import { setMCredit, type World } from './world.ts';

const HOUR_MS = 3_600_000;
const which = fc.nat({ max: 5 });
const code = fc.constantFrom(0 as const, 1 as const, null);

const purchase = fc
  .record({
    buyer: fc.nat({ max: 1 }),
    tables: fc.nat({ max: 3 }),
    chairs: fc.nat({ max: 3 }),
    vat: fc.boolean(),
    code: fc.constantFrom(null, null, 0 as const, 1 as const),
    isDelivered: fc.boolean(),
    register: fc.constantFrom(null, null, null, 0 as const, 1 as const),
    replaces: fc.constantFrom(null, null, null, null, 0, 1),
  })
  .map((made) => (made.tables + made.chairs === 0 ? { ...made, tables: 1 } : made));

const customers: fc.Arbitrary<Deed>[] = [
  purchase.map(buying.buy),
  purchase.map(buying.buy),
  fc.tuple(which, fc.constantFrom(...paymentMethods), fc.nat({ max: 9_000 })).map((chosen) => buying.choose(...chosen)),
  fc.tuple(which, fc.constantFrom(...GATEWAYS), fc.constant(0)).map((chosen) => buying.choose(...chosen)),
  fc.tuple(which, fc.constantFrom(...paymentMethods), fc.constant(0)).map((chosen) => buying.choose(...chosen)),
  fc.tuple(which, code).map((chosen) => buying.changeCode(...chosen)),
  which.map(buying.poll),
  which.map(buying.cancel),
  which.map(buying.openDialog),
  which.map(buying.openPage),
  fc
    .tuple(which, fc.constantFrom<staff.Back>('all', 'line', 'piece'), fc.nat({ max: 1 }))
    .map((asked) => staff.askForRefund(...asked)),
];

const rarely = fc.nat({ max: 9 }).map((one) => one === 0);
const money: fc.Arbitrary<Deed>[] = [
  fc
    .tuple(
      which,
      fc.constantFrom(0, 0, 0, 1, 2),
      fc.constantFrom<paying.Amount>('right', 'right', 'right', 'short', 'over', 'twice'),
      rarely,
    )
    .map((paid) => paying.pay(...paid)),
  fc
    .tuple(which, fc.constant(0), fc.constant<paying.Amount>('right'), fc.constant(false))
    .map((paid) => paying.pay(...paid)),
  fc
    .tuple(
      which,
      fc.constantFrom<'mobile' | 'KhanLending'>('mobile', 'mobile', 'KhanLending'),
      fc.constantFrom<paying.Share>('third', 'half', 'whole', 'more'),
    )
    .map((brought) => paying.confirm(...brought)),
  fc
    .tuple(
      which,
      fc.constantFrom<paying.Share>('third', 'half', 'whole', 'whole', 'more'),
      fc.constantFrom(false, false, true),
    )
    .map((matched) => matchLine(...matched)),
  fc
    .tuple(which, fc.constantFrom<'mcredit' | 'pocket'>('mcredit', 'mcredit', 'pocket'), fc.boolean())
    .map((entered) => paying.enterLoan(...entered)),
  fc
    .tuple(which, fc.constantFrom<'mcredit' | 'pocket'>('mcredit', 'pocket'), fc.boolean())
    .map((entered) => paying.payAndEnter(...entered)),
  fc.tuple(which, fc.constantFrom(...paying.FORGETFUL)).map((chosen) => paying.chooseAndDisown(...chosen)),
  fc.tuple(which, fc.integer({ min: 1, max: 3 })).map((called) => paying.callBack(...called)),
  fc.tuple(which, fc.integer({ min: 1, max: 4 })).map((asked) => paying.checkAll(...asked)),
];

const scheduled = (name: string): Deed =>
  anywhere(name, ({ shop }) => {
    const job = shop.handlers.get(name);
    if (job === undefined) throw new Error(`nobody does ${name}`);
    return unlessAway(job.attempt({}));
  });

const internal: fc.Arbitrary<Deed>[] = [
  fc.tuple(which, fc.constantFrom(1, 1, 2, 4, 7)).map((moved) => staff.moveOn(...moved)),
  fc.tuple(which, fc.constantFrom('owner' as const, 'orders' as const)).map((taken) => staff.takeBack(...taken)),
  fc
    .tuple(
      fc.nat({ max: 3 }),
      fc.constantFrom<refunding.Finisher>('colleague', 'colleague', 'the same person'),
      fc.constantFrom('approved' as const, 'approved' as const, 'declined' as const),
    )
    .map((asked) => refunding.approve(...asked)),
  fc.nat({ max: 3 }).map(refunding.close),
  fc.nat({ max: 3 }).map(refunding.send),
  fc.nat({ max: 3 }).map(refunding.decline),
  fc.constantFrom(1, 2, 3).map((jobs) => anywhere(`work on ${jobs} jobs`, ({ shop }) => runJobs(shop, jobs))),
  fc.constantFrom(3, 5).map((jobs) => anywhere(`work on ${jobs} jobs`, ({ shop }) => runJobs(shop, jobs))),
  fc.constant(scheduled('reconcile-invoices')),
  fc.constant(scheduled('sweep-expired-orders')),
  fc.constant(scheduled('receipt.watch')),
  fc.constant(anywhere('compare lists', ({ shop }) => unlessAway(compareLists(shop.deps)))),
];

const fault = fc.constantFrom(null, null, null, 'away' as const, 'refuses' as const, 'answer lost' as const);
const weather: fc.Arbitrary<Deed>[] = [
  fc.constantFrom(0.1, 1, 1, 6, 30).map((hours) =>
    anywhere(`${hours} hours later`, async ({ shop }) => {
      shop.clock.at = new Date(shop.clock.at.getTime() + hours * HOUR_MS);
    }),
  ),
  fc
    .tuple(fc.constantFrom(...GATEWAYS), fc.constantFrom('create', 'check', 'cancel', 'refund'), fault)
    .map(([name, what, how]) =>
      anywhere(`${what} of ${name} is ${how ?? 'well'}`, async ({ shop }) => {
        Object.assign(shop.providers[name].switches, { [what]: how });
      }),
    ),
  fc.tuple(fc.constantFrom('register', 'void'), fault).map(([what, how]) =>
    anywhere(`${what} of PosAPI is ${how ?? 'well'}`, async ({ shop }) => {
      Object.assign(shop.posApi.switches, { [what]: how });
    }),
  ),
  fc
    .tuple(which, fc.constantFrom(0, 0, 1), fc.constantFrom(true, true, false))
    .map((forgotten) => paying.disownInvoice(...forgotten)),
  fc
    .constantFrom('on' as const, 'on' as const, 'by_hand' as const)
    .map((mode) => anywhere(`MCredit is ${mode}`, ({ shop }) => setMCredit(shop, mode))),
  fc.boolean().map((areAway) =>
    anywhere(`look-ups are ${areAway ? 'away' : 'well'}`, async ({ shop }) => {
      shop.lookUps.areAway = areAway;
    }),
  ),
];

/** What most customers do most of the time: without it few orders would reach a refund. */
const usual: fc.Arbitrary<Deed>[] = [
  purchase.map(buying.buy),
  fc.tuple(which, fc.constantFrom(...GATEWAYS)).map((paid) => paying.payAtOnce(...paid)),
  fc.tuple(which, fc.constantFrom(...GATEWAYS)).map((paid) => paying.payAtOnce(...paid)),
  fc.tuple(which, fc.constantFrom(1, 4, 7)).map((moved) => staff.moveOn(...moved)),
  fc
    .tuple(which, fc.constantFrom<staff.Back>('all', 'line', 'piece'), fc.nat({ max: 1 }))
    .map((asked) => staff.askForRefund(...asked)),
  fc.constantFrom(0, 0, 1).map((at) => refunding.approve(at, 'colleague', 'approved')),
  fc.constantFrom(0, 0, 1).map(refunding.close),
  fc.constant(refunding.approveAndSend()),
  which.map((at) => staff.takeBack(at, 'owner')),
  fc.constant(anywhere('work on 5 jobs', ({ shop }) => runJobs(shop, 5))),
];

const deeds = [...usual, ...customers, ...money, ...internal];
const deed = fc.oneof(...deeds);
const point = fc.oneof(
  fc.integer({ min: 1, max: 6 }),
  fc.integer({ min: 1, max: 20 }),
  fc.integer({ min: 1, max: 60 }),
);
const dying = fc
  .tuple(deed, point, fc.constantFrom('before' as const, 'after' as const))
  .map((doomed) => killed(...doomed));
/** Where payments are noticed: by the worker, a page, a callback, a person. */
const noticing = fc.oneof(...money, ...internal.slice(6), which.map(buying.poll));
const cutting = fc
  .tuple(noticing, point, fc.constantFrom('before' as const, 'after' as const))
  .map((lost) => cut(...lost));
const concurrent = fc.tuple(deed, deed).map((both) => together(...both));
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** Everything that can happen: single steps; one in ten is killed, one in ten runs two at once, one in twenty loses its connections. */
export const stepsOf = (tally: Tally): fc.Arbitrary<fc.AsyncCommand<Model, World>>[] =>
  [...deeds, ...usual, ...usual, ...weather, ...times(6, dying), ...times(3, cutting), ...times(6, concurrent)].map(
    (one) => one.map((made) => new Step(made, tally)),
  );
