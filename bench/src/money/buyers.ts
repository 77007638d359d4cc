// Customers who reach the payment page, press its button and watch it.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getIncompleteOrder } from '@tokhi/contract/calls/orders';
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { bodyOf, type SendCall } from '../orders/order-body.ts';
import type { Gateway } from './gateways.ts';
import type { MoneyShop } from './start-money-shop.ts';

/** The poll interval of the page. */
const POLL_MS = 5_000;
const PRODUCTS = 20;

export interface Buyer {
  token: string;
  /** The API process that answers this buyer. */
  origin: string;
}

export interface Order {
  buyer: Buyer;
  number: string;
  method: Gateway;
}

export interface Answer {
  status: number;
  milliseconds: number;
  body: Record<string, unknown>;
}

/** A call of the buyer's browser, and its duration. */
export async function ask({ token, origin }: Buyer, name: EndpointName, body: object): Promise<Answer> {
  const began = performance.now();
  const answer = await postTo(origin)(endpoints[name].path, token, body);
  const read = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, milliseconds: performance.now() - began, body: read };
}

const postTo =
  (origin: string): SendCall =>
  (path, token, body) =>
    fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });

/** An account has three unpaid orders at most: every order has its own buyer, signed in. */
export async function insertBuyers(
  { database, origins }: Pick<MoneyShop, 'database' | 'origins'>,
  count: number,
): Promise<Buyer[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await database.query(
    `with people as (
       insert into customers (email, name, phone, email_confirmed_at)
       select 'money-' || encode(hash, 'hex') || '@bench.example', 'Жишээ', '99112233', now() from unnest($1::bytea[]) hash
       returning id, email)
     insert into sessions (token_hash, customer_id, expires_at)
     select hash, id, now() + interval '30 days'
     from unnest($1::bytea[]) hash join people on email = 'money-' || encode(hash, 'hex') || '@bench.example'`,
    [hashes],
  );
  return tokens.map((token, at) => ({ token, origin: origins[at % origins.length] ?? '' }));
}

/** The bodies of the shipping page, each for one piece of a product. */
export async function shippingForms(shop: Pick<MoneyShop, 'database' | 'origins'>): Promise<object[]> {
  const [buyer] = await insertBuyers(shop, 1);
  if (buyer === undefined) return [];
  const { rows } = await shop.database.query<{ code: string }>(
    'select code from products where is_listed order by id limit $1',
    [PRODUCTS],
  );
  const forms: object[] = [];
  // One after the other: each locks the row of the same customer.
  for (const { code } of rows) forms.push(await bodyOf(postTo(buyer.origin), buyer.token, code));
  return forms;
}

export async function createOrder(buyer: Buyer, form: object): Promise<Answer & { number: string }> {
  const made = await ask(buyer, 'createOrder', form);
  return { ...made, number: String(made.body['ordernumber']) };
}

/** The body of the payment page for that payment method, with the figures that the page shows. */
export async function choiceOf(buyer: Buyer, number: string, method: Gateway): Promise<object> {
  const { body, status } = await ask(buyer, 'getIncompleteOrder', { ordernumber: number });
  if (status !== 200) throw new Error(`the payment page answered ${status} ${JSON.stringify(body)}`);
  const { order, methods } = getIncompleteOrder.reply.parse(body);
  const fee = methods.find(({ type }) => type === method)?.fee ?? 0;
  return {
    ordernumber: number,
    payment: method,
    ...(fee > 0 && { lend: { type: method, fee } }),
    usedBonus: 0,
    noat: 0,
    sum: order.total_amount - order.NOAT - order.lend_fee + order.used_bonus,
  };
}

/** From the cart to the invoice. */
export async function openInvoice(buyer: Buyer, form: object, method: Gateway): Promise<Order> {
  const { number, status, body } = await createOrder(buyer, form);
  if (status !== 200) throw new Error(`create-order answered ${status} ${JSON.stringify(body)}`);
  const said = await ask(buyer, 'submitOrder', await choiceOf(buyer, number, method));
  if (said.status !== 200) throw new Error(`submit-order by ${method} answered ${JSON.stringify(said.body)}`);
  return { buyer, number, method };
}

/** The open page: polls every five seconds until the answer is «paid», and returns when it was; undefined after `longestMs`. */
export async function watch(
  { buyer, number }: Order,
  {
    withinMs = POLL_MS,
    longestMs,
    onPoll,
  }: { withinMs?: number; longestMs: number; onPoll?: (answer: Answer) => void },
): Promise<number | undefined> {
  const began = performance.now();
  // Pages are opened at random moments.
  await pause(Math.random() * withinMs);
  while (performance.now() - began < longestMs) {
    const next = performance.now() + POLL_MS;
    const answer = await ask(buyer, 'isPaidQpay', { invoiceId: number });
    onPoll?.(answer);
    if (answer.body['result'] === 'success') return performance.now();
    await pause(Math.max(0, next - performance.now()));
  }
  return undefined;
}
