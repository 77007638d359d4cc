// From the bank's confirmation to «paid»: fifty buyers at once over both processes, by callback, by the open page alone, and by
// reconciliation alone.
import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf } from '../catalogue/report/figures.ts';
import { insertBuyers, type Order, openInvoice, shippingForms, watch } from './buyers.ts';
import { GATEWAYS, type Gateway } from './gateways.ts';
import { inFlight } from './paced.ts';
import type { Row } from './reliability-page.ts';
import type { MoneyShop } from './start-money-shop.ts';

const BUYERS = 50;
const LONGEST_MS = 240_000;
const LOOK_EVERY_MS = 250;
/** The least interval between two questions of a poll to a provider. */
const ASKED_EVERY_MS = 15_000;

type Paying = (shop: MoneyShop, orders: readonly Order[]) => Promise<number[]>;

const SCENARIOS: readonly { what: string; callbacks: 'sent' | 'lost'; within: number; pay: Paying }[] = [
  { what: 'callback, page open', callbacks: 'sent', within: 6, pay: beforeOpenPages },
  { what: 'no callback, page open', callbacks: 'lost', within: 25, pay: beforeOpenPages },
  { what: 'no callback, page closed', callbacks: 'lost', within: 180, pay: beforeClosedPages },
];

export async function measurePaymentTimes(shop: MoneyShop): Promise<Row[]> {
  const forms = await shippingForms(shop);
  const open = async (): Promise<Order[]> =>
    inFlight(await insertBuyers(shop, BUYERS), (buyer, at) =>
      openInvoice(buyer, forms[at % forms.length] ?? {}, methodAt(at)),
    );
  // New processes also pay for their compilation.
  await beforeOpenPages(shop, await open());
  const rows: Row[] = [];
  for (const { what, callbacks, within, pay } of SCENARIOS) {
    await shop.bank.callbacks(callbacks);
    const times = await pay(shop, await open());
    const { p50, p95 } = figuresOf(times, 1, 0);
    const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
    const lost = BUYERS - times.length;
    rows.push([
      `paid → the page says so: ${what}`,
      `p50 ${seconds(p50)}, p95 ${seconds(p95)}, longest ${seconds(Math.max(...times))} s of ${times.length} orders${lost > 0 ? `, ${lost} never` : ''}`,
      `p95 ≤ ${within} s`,
    ]);
  }
  await shop.bank.callbacks('sent');
  return rows;
}

export const methodAt = (at: number): Gateway => GATEWAYS[at % GATEWAYS.length] ?? 'qpay';

/** Paid on the bank's own page: the bank sends no callback but leads the customer back to a page that asks as it opens. */
export const isPaidElsewhere = ({ method }: Pick<Order, 'method'>): boolean => method === 'golomt';

/**
 * The pages have been open for a while when the bank confirms all at once: the last question of each page to its provider is
 * up to 15 s ago.
 */
async function beforeOpenPages(shop: MoneyShop, orders: readonly Order[]): Promise<number[]> {
  const pages = orders.map((order) =>
    isPaidElsewhere(order) ? undefined : watch(order, { withinMs: ASKED_EVERY_MS, longestMs: LONGEST_MS }),
  );
  await pause(ASKED_EVERY_MS + 1_000);
  const paidAt = performance.now();
  const heard = await Promise.all(
    orders.map(async (order, at) => {
      await shop.bank.pay(order.method, order.number);
      return pages[at] ?? watch(order, { withinMs: 0, longestMs: LONGEST_MS });
    }),
  );
  return heard.filter((moment) => moment !== undefined).map((moment) => moment - paidAt);
}

async function beforeClosedPages(shop: MoneyShop, orders: readonly Order[]): Promise<number[]> {
  const began = performance.now();
  await Promise.all(orders.map(({ method, number }) => shop.bank.pay(method, number)));
  const times = new Map<string, number>();
  const numbers = orders.map(({ number }) => number);
  while (times.size < orders.length && performance.now() - began < LONGEST_MS) {
    await pause(LOOK_EVERY_MS);
    const { rows } = await shop.database.query<{ order_number: string }>(
      `select order_number from orders where order_number = any($1) and status = 'paid'`,
      [numbers],
    );
    const now = performance.now() - began;
    for (const { order_number } of rows) if (!times.has(order_number)) times.set(order_number, now);
  }
  return [...times.values()];
}
