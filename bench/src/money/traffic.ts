// A day of the shop: some orders a second with all payment methods, each watched until it is paid, and page visitors.
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask, type Buyer, choiceOf, createOrder, watch } from './buyers.ts';
import { paced } from './paced.ts';
import { isPaidElsewhere, methodAt } from './payment-times.ts';
import type { MoneyShop } from './start-money-shop.ts';

/** Page views for each order. */
const PAGES_AN_ORDER = 1.6;
const PATHS = ['/', '/single-product/70489215', '/bonus', '/search?p=%D0%B1%D1%83%D0%B9%D0%B4%D0%B0%D0%BD'];
/** How long a customer takes to get the phone out and pay. */
const POCKET_MS = 6_000;
/** A page that does not show its payment by then is closed. */
const LONGEST_WATCH_MS = 60_000;

/** Times by kind of request, in milliseconds, and failures. */
export interface Day {
  times: Map<string, number[]>;
  refused: Map<string, number>;
  /** Answers of 500 and above, and missing answers. */
  failed: number;
}

export interface Busy {
  buyers: readonly Buyer[];
  forms: readonly object[];
  aSecond: number;
  seconds: number;
  /** Payment methods whose own times are not compared. */
  aside: ReadonlySet<string>;
}

export async function day(shop: MoneyShop, { buyers, forms, aSecond, seconds, aside }: Busy): Promise<Day> {
  const result: Day = { times: new Map(), refused: new Map(), failed: 0 };
  const note = (what: string, { milliseconds, status, body }: Answer) => {
    // An outage of a provider is also a 5xx, with its own code: it is counted as refused.
    if (status >= 500 && body['code'] !== 'payment_unavailable') result.failed += 1;
    const known = result.times.get(what);
    if (known) known.push(milliseconds);
    else result.times.set(what, [milliseconds]);
  };
  const buy = async (at: number): Promise<void> => {
    const [buyer, method] = [buyers[at], methodAt(at)];
    if (buyer === undefined) throw new Error('there are too few buyers');
    const made = await createOrder(buyer, forms[at % forms.length] ?? {});
    note('create-order', made);
    const said = await ask(buyer, 'submitOrder', await choiceOf(buyer, made.number, method));
    note(aside.has(method) ? 'submit-order, itself' : 'submit-order, others', said);
    if (said.status !== 200) {
      const code = `${method} ${String(said.body['code'])}`;
      result.refused.set(code, (result.refused.get(code) ?? 0) + 1);
      return;
    }
    const order = { buyer, number: made.number, method };
    const onPoll = (answer: Answer) => note(aside.has(method) ? 'poll, itself' : 'poll, others', answer);
    const page = isPaidElsewhere(order) ? undefined : watch(order, { longestMs: LONGEST_WATCH_MS, onPoll });
    await pause(Math.random() * POCKET_MS);
    const paidAt = performance.now();
    await shop.bank.pay(method, String(said.body['invoiceId']));
    const shown = await (page ?? watch(order, { withinMs: 0, longestMs: LONGEST_WATCH_MS, onPoll }));
    const milliseconds = (shown ?? paidAt + LONGEST_WATCH_MS) - paidAt;
    if (!aside.has(method)) note('paid → shown, others', { milliseconds, status: 200, body: {} });
  };
  const visit = async (at: number): Promise<void> => {
    const began = performance.now();
    const answer = await fetch(`${shop.origins[at % shop.origins.length]}${PATHS[at % PATHS.length]}`);
    await answer.arrayBuffer();
    note('pages', { milliseconds: performance.now() - began, status: answer.status, body: {} });
  };
  const lost = () => {
    result.failed += 1;
  };
  await Promise.all([
    paced({ aSecond, seconds }, (at) => buy(at).catch(lost)),
    paced({ aSecond: aSecond * PAGES_AN_ORDER, seconds }, (at) => visit(at).catch(lost)),
  ]);
  return result;
}
