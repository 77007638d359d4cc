// A crowd that buys over HTTP from several processes, in real time.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { openSession } from '../../src/modules/accounts/sessions/open-session.ts';
import { type ProcessOfTest, startApi } from '../process-of-test.ts';

const LIVES = { unusedDays: 30, wholeDays: 90 };

export type Selling = ProcessOfTest & { address: string };

export const startSelling = (env: Record<string, string>): Promise<Selling> =>
  startApi(env, new URL('./selling-process.ts', import.meta.url));

/** Tokens of `count` newly signed-in customers. */
export async function crowdOf(db: Db, count: number): Promise<string[]> {
  const tokens: string[] = [];
  const worker = async () => {
    while (tokens.length < count) {
      const { id } = await db
        .insertInto('customers')
        .values({ email: `buyer-${randomUUID()}@tokhi.example`, name: 'Болд' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const seen = { address: '127.0.0.1', browser: 'test' };
      tokens.push(await inTransaction(db, (tx) => openSession(tx, id, seen, LIVES, new Date())));
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return tokens.slice(0, count);
}

/** One piece at 100,000₮ with the minimum service fee, picked up at the store. */
export const onePieceOf = (code: string, coupon?: { code: string; amount: number }) => ({
  shipping: {
    warehouse: 1,
    user: { personal: true, name: 'Болд', phone: '99112233', email: 'bold@tokhi.example' },
  },
  cart: { product: [{ id: code, qty: 1, price: 100_000 }], sum: 105_000 - (coupon?.amount ?? 0) },
  deliver: 0,
  ...(coupon && { coupon: coupon.code }),
});

export interface Bought {
  status: number;
  ms: number;
  body: { result: string; ordernumber?: string; code?: string; data?: string };
}

export async function buy(address: string, token: string, body: object, key: string = randomUUID()): Promise<Bought> {
  const started = performance.now();
  const answer = await fetch(`${address}/api/product/create-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Bought['body'], ms: performance.now() - started };
}

/** Like a browser that never got an answer: retries the same order, at any process. */
export async function insistOn(sellers: readonly Selling[], token: string, body: object): Promise<Bought> {
  const key = randomUUID();
  for (let at = Math.floor(Math.random() * sellers.length); ; at += 1) {
    const seller = sellers[at % sellers.length];
    const bought = await buy(seller?.address ?? '', token, body, key).catch(() => null);
    if (bought !== null && bought.status < 500) return bought;
  }
}
