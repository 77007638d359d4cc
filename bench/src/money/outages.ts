// Each outside service down, and slow, for a while and under load: what others notice, and whether all
// payments are recorded when it is back.
import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf } from '../catalogue/report/figures.ts';
import { insertBuyers, type Order, openInvoice, shippingForms, watch } from './buyers.ts';
import { GATEWAYS, type Gateway } from './gateways.ts';
import { inFlight, paced } from './paced.ts';
import type { Row } from './reliability-page.ts';
import type { Condition, StandIn } from './sandbox-bank.ts';
import type { MoneyShop } from './start-money-shop.ts';
import { type Day, day } from './traffic.ts';
import { connectionsUsed, missingMoney, receiptsWaiting, ringsOwed, smsWaiting } from './whole-money.ts';

const SHORTEST_BEFORE_SECONDS = 20;
/** Invoices that are opened before the outage and paid during it, one a second. */
const PREOPENED_A_SECOND = 1;
const LONGEST_CATCH_UP_MS = 300_000;
/** What others may notice: times that are compared with those before. */
const COMPARED = ['create-order', 'submit-order, others', 'poll, others', 'pages', 'paid → shown, others'];

export interface Outage {
  /** The affected services, and how. */
  unwell: ReadonlyMap<StandIn, Exclude<Condition, 'well'>>;
  minutes: number;
  /** Orders a second. */
  aSecond: number;
}

const isGateway = (standIn: StandIn): standIn is Gateway => GATEWAYS.some((gateway) => gateway === standIn);

export async function measureOutage(shop: MoneyShop, outage: Outage): Promise<Row[]> {
  const { unwell, minutes, aSecond } = outage;
  const seconds = Math.round(minutes * 60);
  const beforeSeconds = Math.max(SHORTEST_BEFORE_SECONDS, Math.round(seconds / 10));
  const forms = await shippingForms(shop);
  const buyers = await insertBuyers(shop, (beforeSeconds + seconds) * aSecond);
  const aside = new Set<string>(unwell.keys());
  const preopened = await openBeforehand(shop, [...unwell.keys()].filter(isGateway), { forms, seconds });
  // Half of their pages are open, both before and during the outage: their polls do not affect the comparison.
  const longestMs = (beforeSeconds + seconds) * 1_000 + LONGEST_CATCH_UP_MS;
  const watching = preopened.filter((_, at) => at % 2 === 0).map((order) => watch(order, { longestMs }));
  const before = await day(shop, { buyers, forms, aSecond, seconds: beforeSeconds, aside });

  for (const [standIn, condition] of unwell) await shop.bank.turn(standIn, condition);
  const connections = connectionsUsed(shop);
  const rest = buyers.slice(beforeSeconds * aSecond);
  const [during] = await Promise.all([
    day(shop, { buyers: rest, forms, aSecond, seconds, aside }),
    paced({ aSecond: PREOPENED_A_SECOND, seconds }, async (at) => {
      const order = preopened[at];
      if (order !== undefined) await shop.bank.pay(order.method, order.number);
    }),
  ]);
  const most = await connections.stop();
  for (const standIn of unwell.keys()) await shop.bank.turn(standIn, 'well');
  const caughtUp = await catchUp(shop, [...unwell.keys()]);
  await Promise.all(watching);
  return rowsOf(outage, { before, during, preopened: preopened.length, caughtUp, most });
}

/** Opened before the outage, for customers who pay during it. */
async function openBeforehand(
  shop: MoneyShop,
  methods: readonly Gateway[],
  { forms, seconds }: { forms: readonly object[]; seconds: number },
): Promise<Order[]> {
  if (methods.length === 0) return [];
  const buyers = await insertBuyers(shop, seconds * PREOPENED_A_SECOND);
  return inFlight(buyers, (buyer, at) =>
    openInvoice(buyer, forms[at % forms.length] ?? {}, methods[at % methods.length] ?? 'qpay'),
  );
}

/** Waits for the backlog after the outage, and returns how long it took; what is left after five minutes is reported. */
async function catchUp(shop: MoneyShop, unwell: readonly StandIn[]): Promise<{ seconds: number; left: string }> {
  const began = performance.now();
  for (;;) {
    let left = 0;
    for (const standIn of unwell) left += await leftOver(shop, standIn);
    const seconds = (performance.now() - began) / 1_000;
    if (left === 0 || seconds * 1_000 > LONGEST_CATCH_UP_MS)
      return { seconds, left: left === 0 ? '' : `, ${left} left` };
    await pause(1_000);
  }
}

async function leftOver(shop: MoneyShop, standIn: StandIn): Promise<number> {
  if (standIn === 'pos-api') return receiptsWaiting(shop);
  if (standIn === 'message-pro') return smsWaiting(shop);
  return (await missingMoney(shop)).length;
}

interface Seen {
  before: Day;
  during: Day;
  preopened: number;
  caughtUp: { seconds: number; left: string };
  most: number;
}

const countOf = (counts: Map<string, number>): string =>
  [...counts].map(([what, count]) => `${what} ${count}`).join(', ') || 'none';

function rowsOf({ unwell, minutes, aSecond }: Outage, { before, during, preopened, caughtUp, most }: Seen): Row[] {
  const p95 = ({ times }: Day, what: string) => figuresOf(times.get(what) ?? [], 1, 0).p95;
  const compared = COMPARED.map((what) => {
    const [was, is] = [p95(before, what), p95(during, what)];
    return `${what} ${was.toFixed(0)} → ${is.toFixed(0)} (${(is / was).toFixed(2)} ×)`;
  });
  const who = [...unwell].map(([standIn, condition]) => `${standIn} ${condition}`).join(', ');
  const said = `${who}, ${minutes} min at ${aSecond} orders a second`;
  const own =
    preopened > 0 ? `; presses for who is not well: p95 ${p95(during, 'submit-order, itself').toFixed(0)} ms` : '';
  return [
    [`${said}: p95 before → meanwhile, ms`, compared.join('; '), '≤ 1.5 ×'],
    [
      `${said}: answers`,
      `refused: ${countOf(during.refused)}; 5xx or none: ${during.failed}; busiest ${most} of 20 connections of the API${own}`,
      'no pool runs dry',
    ],
    [
      `${said}: back`,
      `${preopened > 0 ? `${preopened} invoices paid meanwhile; ` : ''}all recorded ${caughtUp.seconds.toFixed(0)} s later${caughtUp.left}`,
      '≤ 3 min',
    ],
  ];
}

/** Whether phones received each sent SMS once. */
export const ringsAreOnce = async (shop: MoneyShop): Promise<Row> => {
  const { owed, rung } = await ringsOwed(shop);
  return ['short messages that left, and rings of phones', `${owed} and ${rung}`, 'once'];
};
