// Customers: each makes one order, pays it at the bank and waits for «paid». Calls without an answer are retried.
import { setTimeout as pause } from 'node:timers/promises';
import { getIncompleteOrder } from '@tokhi/contract/calls/orders';
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { insertBuyers } from '../../../bench/src/money/buyers.ts';
import { GATEWAYS, type Gateway } from '../../../bench/src/money/gateways.ts';
import { bodyOf } from '../../../bench/src/orders/order-body.ts';
import { visitorAddress } from '../hosts.ts';
import { postTo } from '../shop/send-call.ts';
import { EDGE_PORT, PUBLIC_ADDRESS } from '../shop/start-nginx.ts';
import { postToApi, type Shop } from '../shop/start-shop.ts';
import { type Answers, insist, type Said } from './answers.ts';

const PRODUCTS = 20;
/** Longest time until a customer pays by phone. */
const POCKET_MS = 3_000;
const POLL_MS = 2_500;
const LONGEST_WATCH_MS = 240_000;

export interface Promised {
  /** Orders that were acknowledged, and when. */
  orders: Map<string, number>;
  /** Orders that were shown as paid, and when. */
  paid: Map<string, number>;
  /** References that a bank took money for. */
  payments: Set<string>;
  /** What could not be completed, and why. */
  unfinished: string[];
}

export const nothingPromised = (): Promised => ({
  orders: new Map(),
  paid: new Map(),
  payments: new Set(),
  unfinished: [],
});

export interface Crowd {
  tokens: readonly string[];
  forms: readonly object[];
}

/** Signed-in customers, and what they put into their carts. */
export async function gather(shop: Shop, count: number): Promise<Crowd> {
  return shop.inDatabase(async (database) => {
    const buyers = await insertBuyers({ database, origins: [''] }, count + 1);
    const [first = '', ...tokens] = buyers.map(({ token }) => token);
    const { rows } = await database.query<{ code: string }>(
      'select code from products where is_listed order by id limit $1',
      [PRODUCTS],
    );
    const forms: object[] = [];
    // In sequence: each locks the row of the same customer.
    for (const { code } of rows) forms.push(await bodyOf(postToApi(shop), first, code));
    return { tokens, forms };
  });
}

type AskAs = (name: EndpointName, body: object) => Promise<Said>;

/** Calls of a customer from their own address. */
export const askAs =
  (answers: Answers, token: string, at: number): AskAs =>
  (name, body) =>
    insist(answers, postTo({ host: PUBLIC_ADDRESS, port: EDGE_PORT, from: visitorAddress(at) }), {
      ...{ name, path: endpoints[name].path, token, body },
    });

/** One customer's way from the cart to «paid». */
export async function buy(
  shop: Shop,
  { tokens, forms }: Crowd,
  at: number,
  { answers, promised }: { answers: Answers; promised: Promised },
): Promise<void> {
  const ask = askAs(answers, tokens[at] ?? '', at);
  try {
    const made = await ask('createOrder', forms[at % forms.length] ?? {});
    if (made.status !== 200) throw new Error(`create-order answered ${made.status} ${JSON.stringify(made.body)}`);
    const number = String(made.body['ordernumber']);
    promised.orders.set(number, performance.now());
    await pay(shop, ask, { number, method: GATEWAYS[at % GATEWAYS.length] ?? 'qpay' }, promised);
  } catch (error) {
    promised.unfinished.push(error instanceof Error ? error.message : String(error));
  }
}

/** From the payment page to «paid». */
export async function pay(
  shop: Shop,
  ask: AskAs,
  { number, method }: { number: string; method: Gateway },
  promised: Promised,
): Promise<void> {
  const page = await ask('getIncompleteOrder', { ordernumber: number });
  const said = await ask('submitOrder', choiceOf(page, number, method));
  if (said.status !== 200) throw new Error(`submit-order answered ${said.status} ${JSON.stringify(said.body)}`);
  const reference = String(said.body['invoiceId']);
  await pause(Math.random() * POCKET_MS);
  await shop.bank.pay(method, reference);
  promised.payments.add(reference);
  const end = performance.now() + LONGEST_WATCH_MS;
  while (performance.now() < end) {
    if ((await ask('isPaidQpay', { invoiceId: number })).body['result'] === 'success') {
      promised.paid.set(number, performance.now());
      return;
    }
    await pause(POLL_MS);
  }
  throw new Error(`${number} was paid by ${method} and is not shown as paid`);
}

/** What the payment page sends for that payment method, from the figures that it shows. */
function choiceOf({ body }: Said, number: string, method: Gateway): object {
  const { order, methods } = getIncompleteOrder.reply.parse(body);
  const fee = methods.find(({ type }) => type === method)?.fee ?? 0;
  return {
    ...{ ordernumber: number, payment: method, usedBonus: 0, noat: 0 },
    ...(fee > 0 && { lend: { type: method, fee } }),
    sum: order.total_amount - order.NOAT - order.lend_fee + order.used_bonus,
  };
}
