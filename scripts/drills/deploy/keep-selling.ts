// Customers, visitors and staff who act until `end` is called.
import { type Answers, noAnswers } from '../load/answers.ts';
import { buy, gather, nothingPromised, type Promised } from '../load/buyers.ts';
import { pacedUntil } from '../load/paced-until.ts';
import { FEW_STAFF, logIn, workAsStaff } from '../load/staff.ts';
import { codesToVisit, noVisits, type Visits, visit } from '../load/visitors.ts';
import type { Shop } from '../shop/start-shop.ts';

export interface Selling {
  buyers: Answers;
  promised: Promised;
  visits: Visits;
  staff: Answers;
  moved: Set<string>;
  /** Failures for customers so far, one per line: every unexpected answer. */
  failures(): string[];
  /** Answers that customers got so far. */
  asked(): number;
  end(): Promise<void>;
}

export async function keepSelling(
  shop: Shop,
  {
    ordersASecond,
    visitorsASecond,
    mostSeconds,
  }: { ordersASecond: number; visitorsASecond: number; mostSeconds: number },
): Promise<Selling> {
  const crowd = await gather(shop, Math.ceil(ordersASecond * mostSeconds));
  const codes = await codesToVisit(shop);
  const cookies = await Promise.all(Array.from({ length: FEW_STAFF }, () => logIn(shop)));
  const evening = new AbortController();
  const until = evening.signal;
  const [buyers, staff, promised, visits, moved] = [
    noAnswers(),
    noAnswers(),
    nothingPromised(),
    noVisits(),
    new Set<string>(),
  ];
  const work = Promise.all([
    pacedUntil(ordersASecond, until, (at) => buy(shop, crowd, at, { answers: buyers, promised })),
    pacedUntil(visitorsASecond, until, (at) => visit(visits, codes, at)),
    ...cookies.map((cookie, turn) => workAsStaff(shop, cookie, { answers: staff, moved, until, turn, of: FEW_STAFF })),
  ]);
  work.catch(() => undefined);
  return {
    ...{ buyers, promised, visits, staff, moved },
    failures: () => [...visits.failed, ...notGood(buyers), ...promised.unfinished],
    asked: () => visits.asked + [...buyers.counts.values()].reduce((sum, count) => sum + count, 0),
    async end() {
      evening.abort();
      await work;
    },
  };
}

/** A line for each answer other than 200, also if the request was retried. */
export const notGood = ({ counts }: Answers): string[] =>
  [...counts].flatMap(([what, count]) => (what.endsWith(' 200') ? [] : Array.from({ length: count }, () => what)));
