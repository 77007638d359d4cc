// Buyers of one product: each orders once, from their own address, and pays if they get a unit.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { insertBuyers } from '../../../bench/src/money/buyers.ts';
import { GATEWAYS } from '../../../bench/src/money/gateways.ts';
import { bodyOf, type OrderBody } from '../../../bench/src/orders/order-body.ts';
import { type Answers, noAnswers } from '../load/answers.ts';
import { askAs, nothingPromised, type Promised, pay } from '../load/buyers.ts';
import { postToApi, type Shop } from '../shop/start-shop.ts';

export interface Offer {
  code: string;
  form: OrderBody;
  tokens: readonly string[];
}

/** One product with `units` units, and signed-in customers who have it in their carts. */
export async function offer(shop: Shop, units: number, buyers: number): Promise<Offer> {
  return shop.inDatabase(async (database) => {
    const code = await leave(database, units);
    const [first, ...crowd] = await insertBuyers({ database, origins: [''] }, buyers + 1);
    const form = await bodyOf(postToApi(shop), first?.token ?? '', code);
    return { code, form, tokens: crowd.map(({ token }) => token) };
  });
}

/** The shop has ample stock: a stock count reduces this product to `units`. */
async function leave(database: pg.Pool, units: number): Promise<string> {
  const { rows } = await database.query<{ code: string }>(
    `with one as (select id, code from products where is_listed order by id limit 1),
       before as (select product_id, on_hand, reserved from stock_levels join one on id = product_id),
       counted as (update stock_levels set on_hand = $1 from one where product_id = id),
       noted as (insert into stock_movements (product_id, on_hand_change, on_hand_after, reserved_after, reason, note)
         select product_id, $1 - on_hand, $1, reserved, 'counted', 'a sale' from before)
     select code from one`,
    [units],
  );
  return rows[0]?.code ?? '';
}

export interface Sold {
  promised: Promised;
  answers: Answers;
  /** How many buyers got each final answer. */
  outcomes: Map<string, number>;
  /** Milliseconds until that answer. */
  waited: number[];
}

export async function sell(shop: Shop, { form, tokens }: Offer, seconds: number): Promise<Sold> {
  const sold: Sold = { promised: nothingPromised(), answers: noAnswers(), outcomes: new Map(), waited: [] };
  const came = tokens.map(async (token, at) => {
    await pause((at * seconds * 1_000) / tokens.length);
    await buy(shop, { form, token, at }, sold).catch((error: Error) => sold.promised.unfinished.push(error.message));
  });
  await Promise.all(came);
  return sold;
}

async function buy(
  shop: Shop,
  { form, token, at }: { form: OrderBody; token: string; at: number },
  { promised, answers, outcomes, waited }: Sold,
): Promise<void> {
  const ask = askAs(answers, token, at);
  const began = performance.now();
  const { status, body } = await ask('createOrder', form);
  waited.push(performance.now() - began);
  const what = status === 200 ? '200' : `${status} ${String(body['code'])}`;
  outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
  if (status !== 200) return;
  const number = String(body['ordernumber']);
  promised.orders.set(number, performance.now());
  await pay(shop, ask, { number, method: GATEWAYS[at % GATEWAYS.length] ?? 'qpay' }, promised);
}
