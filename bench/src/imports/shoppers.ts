// Customers during an import: some browse, some order, independently of each other.
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '@tokhi/contract/endpoints';
import { seededRandom } from '../../../scripts/seeded-random.ts';
import { questions } from '../catalogue/questions.ts';
import { type Figures, figuresOf } from '../catalogue/report/figures.ts';
import type { Buyer } from '../money/buyers.ts';
import { type Bought, buy } from './buy.ts';

/** The other load meanwhile. */
export type Meanwhile = 'nothing' | 'encoding' | 'bare SQL' | 'difference' | 'apply' | 'roll back' | 'freshening';

export interface Shoppers {
  during(what: Meanwhile): void;
  figures(what: Meanwhile): Figures & { longest: number };
  orders: (Bought & { meanwhile: Meanwhile })[];
  leave(): Promise<void>;
}

const LOOKS_A_SECOND = 20;
const ORDERS_A_SECOND = 2;

/** Products, pages of lists with and without filters, searches: all equally often. */
export function startShoppers(origin: string, products: number, buyers: Iterator<Buyer>): Shoppers {
  const random = seededRandom(31);
  const asked = questions(products, seededRandom(5)).filter(({ kind }) => kind !== 'suggestion');
  const times = new Map<Meanwhile, { ms: number[]; failed: number; began: number; ended: number }>();
  const orders: Shoppers['orders'] = [];
  const leaving = new AbortController();
  let now: Meanwhile = 'nothing';
  const noted = (what: Meanwhile) => {
    const found = times.get(what) ?? { ms: [], failed: 0, began: performance.now(), ended: 0 };
    times.set(what, found);
    return found;
  };
  const look = async (at: number) => {
    const question = asked[at % asked.length];
    if (question === undefined) return;
    const [what, from] = [now, performance.now()];
    const { path, method } = endpoints[question.call];
    const body = JSON.stringify(question.draw(random).body);
    const status = await fetch(origin + path, { method, headers: { 'content-type': 'application/json' }, body }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
    );
    const to = noted(what);
    if (status === 200) to.ms.push(performance.now() - from);
    else {
      to.failed += 1;
      console.log(`${question.name} beside ${what}: ${status}`);
    }
    to.ended = performance.now();
  };
  const order = async () => {
    const next = buyers.next();
    if (next.done === true) throw new Error('there are too few buyers');
    const code = asked[0]?.draw(random).body as { id: string };
    orders.push({ ...(await buy(next.value, code.id)), meanwhile: now });
  };
  const all = Promise.all([
    paceUntil(leaving.signal, LOOKS_A_SECOND, look),
    paceUntil(leaving.signal, ORDERS_A_SECOND, order),
  ]);
  return {
    during: (what) => {
      now = what;
    },
    figures: (what) => {
      const { ms, failed, began, ended } = noted(what);
      return { ...figuresOf(ms, (ended - began) / 1_000, failed), longest: Math.max(0, ...ms) };
    },
    orders,
    async leave() {
      leaving.abort();
      await all;
    },
  };
}

async function paceUntil(end: AbortSignal, aSecond: number, work: (at: number) => Promise<void>): Promise<void> {
  const began = performance.now();
  const under = new Set<Promise<void>>();
  for (let at = 0; !end.aborted; at += 1) {
    const wait = began + (at * 1_000) / aSecond - performance.now();
    if (wait > 0) await pause(wait, undefined, { signal: end }).catch(() => undefined);
    const one = work(at);
    under.add(one);
    void one.finally(() => under.delete(one));
  }
  await Promise.all(under);
}
