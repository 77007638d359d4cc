// What the two calls of the payment page cost the shop itself: submit-order with eight in flight, and is-paid-qpay while a thousand
// pages poll, beside /healthz.
import { Agent, request } from 'node:http';
import { endpoints } from '@tokhi/contract/endpoints';
import { type Figures, figuresOf } from '../catalogue/report/figures.ts';
import { ask, choiceOf, createOrder, insertBuyers, type Order, shippingForms } from './buyers.ts';
import { IN_FLIGHT, inFlight, paced } from './paced.ts';
import type { Row } from './reliability-page.ts';
import type { MoneyShop } from './start-money-shop.ts';

const PAGES = 1_000;
const WARM_UP = 100;
const POLLS_A_SECOND = 200;
const HEALTHS_A_SECOND = 20;
/** The shop asks a provider about an invoice every 15 s at most: for this long after a check polls only read. */
const READING_SECONDS = 14;
const ASKING_SECONDS = 30;

export async function measureCalls(shop: MoneyShop): Promise<Row[]> {
  const { times, pages } = await openInvoices(shop);
  const submitted = figuresOf(times.slice(WARM_UP), 1, 0);
  // As if every invoice had just been checked, so that the next polls show the cost for the shop.
  const markAllChecked = () => shop.database.query('update invoices set last_checked_at = now()');
  await markAllChecked();
  await poll(shop, pages, 3);
  await markAllChecked();
  const reading = await poll(shop, pages, READING_SECONDS);
  const asking = await poll(shop, pages, ASKING_SECONDS);
  return [
    [
      `submit-order by QPay, ${IN_FLIGHT} in flight, the sandbox’s own time in it`,
      textOf(submitted),
      'p95 ≤ 150 ms and the provider’s time',
    ],
    [
      `is-paid-qpay, ${PAGES} pages, ${POLLS_A_SECOND} a second: polls that read our rows (two in three)`,
      textOf(reading.polls),
      'p95 ≤ 5 ms',
    ],
    ['/healthz in the same run', textOf(reading.health), ''],
    [
      'the same, and every third poll asks the sandbox’s QPay and waits for it',
      textOf(asking.polls),
      'as above and the provider’s time',
    ],
    ['/healthz in the same run', textOf(asking.health), ''],
  ];
}

const textOf = ({ p50, p95, p99, requests, errors }: Figures): string =>
  `p50 ${p50}, p95 ${p95}, p99 ${p99} ms of ${requests}, ${errors} errors`;

/** A thousand orders with an invoice each, and the durations of submit-order. */
async function openInvoices(shop: MoneyShop): Promise<{ times: number[]; pages: Order[] }> {
  const forms = await shippingForms(shop);
  const buyers = await insertBuyers(shop, PAGES);
  const choices = await inFlight(buyers, async (buyer, at) => {
    const { number } = await createOrder(buyer, forms[at % forms.length] ?? {});
    return { buyer, number, choice: await choiceOf(buyer, number, 'qpay') };
  });
  const times: number[] = [];
  const pages = await inFlight(choices, async ({ buyer, number, choice }) => {
    const { status, milliseconds, body } = await ask(buyer, 'submitOrder', choice);
    if (status !== 200) throw new Error(`submit-order answered ${JSON.stringify(body)}`);
    times.push(milliseconds);
    return { buyer, number, method: 'qpay' as const };
  });
  return { times, pages };
}

/** Polls for all pages in turn, over both processes, and the probe of both beside them. */
async function poll({ origins }: MoneyShop, pages: readonly Order[], seconds: number) {
  const agent = new Agent({ keepAlive: true });
  const [polls, health] = await Promise.all([
    paced({ aSecond: POLLS_A_SECOND, seconds }, (at) => {
      const page = pages[at % pages.length];
      if (page === undefined) throw new Error('nobody has a page open');
      const { buyer, number } = page;
      return timed(agent, buyer.origin + endpoints.isPaidQpay.path, {
        token: buyer.token,
        body: JSON.stringify({ invoiceId: number }),
      });
    }),
    paced({ aSecond: HEALTHS_A_SECOND, seconds }, (at) => timed(agent, `${origins[at % origins.length]}/healthz`)),
  ]);
  agent.destroy();
  return { polls: figures(polls, seconds), health: figures(health, seconds) };
}

/** The duration; null: the answer was not 200. */
type Timed = number | null;

const figures = (all: readonly Timed[], seconds: number): Figures => {
  const times = all.filter((time) => time !== null);
  return figuresOf(times, seconds, all.length - times.length);
};

/** By Node's own client, the cheapest: the load shares the cores with what it measures. */
function timed(agent: Agent, url: string, posted?: { token: string; body: string }): Promise<Timed> {
  const began = performance.now();
  const headers = posted && { 'content-type': 'application/json', authorization: `Bearer ${posted.token}` };
  return new Promise((resolve) => {
    const asked = request(url, { agent, method: posted ? 'POST' : 'GET', headers: headers ?? {} }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode === 200 ? performance.now() - began : null));
    });
    asked.once('error', () => resolve(null));
    asked.end(posted?.body);
  });
}
