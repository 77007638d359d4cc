// Whether customers find products at their current prices.
import { setTimeout as pause } from 'node:timers/promises';
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import type pg from 'pg';

const SAMPLE = 60;
const CATEGORIES = 20;
const LOOK_MS = 250;
const LONGEST_MS = 600_000;

interface Card {
  code: string;
  sale_price: number;
}

/** A sample of products, with their prices in the tables. */
const SAMPLED = `select code, campaign_price(price_tug, case when discount_starts_at <= now() and discount_ends_at > now()
    then discount_percent::int else 0 end, discount_ending)::float8 as sale_price
  from products where id % greatest(1, (select count(*) from products) / ${SAMPLE}) = 0`;

/**
 * Seconds until no product waits for its update of lists and search, a search for each product of a sample finds it at its price, and
 * the cheapest and dearest page of every category are sorted by today's prices.
 */
export async function untilFresh(origin: string, database: pg.Pool): Promise<number> {
  const from = performance.now();
  const { rows: sample } = await database.query<Card>(SAMPLED);
  const checks = [
    ...sample.map((card) => () => isFoundAtItsPrice(origin, card)),
    ...Array.from({ length: CATEGORIES }, (_, at) => () => isInOrder(origin, database, at + 1)),
  ];
  // One after the other, after all updates are written: customers are served meanwhile.
  for (let right = 0; performance.now() - from < LONGEST_MS; ) {
    const { rows } = await database.query<{ waiting: boolean }>('select exists (select from search_dirty) as waiting');
    if (rows[0]?.waiting === false) {
      while ((await checks[right]?.()) === true) right += 1;
      if (right === checks.length) return (performance.now() - from) / 1_000;
    }
    await pause(LOOK_MS);
  }
  throw new Error('lists and searches still say other prices');
}

async function ask(origin: string, call: EndpointName, body: object): Promise<Card[]> {
  const answer = await fetch(origin + endpoints[call].path, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  });
  if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}`);
  return ((await answer.json()) as { product: Card[] }).product;
}

const isFoundAtItsPrice = async (origin: string, { code, sale_price }: Card): Promise<boolean> =>
  (await ask(origin, 'search', { search: code, page: 1 })).some(
    (card) => card.code === code && card.sale_price === sale_price,
  );

async function isInOrder(origin: string, database: pg.Pool, category: number): Promise<boolean> {
  for (const [sort, factor] of [
    ['price-up', 1],
    ['price-down', -1],
  ] as const) {
    const cards = await ask(origin, 'categoryProduct', { id: category, page: 1, sort });
    const { rows } = await database.query<Card>(
      `${SAMPLED.split(' from products')[0]} from products where code = any($1)`,
      [cards.map(({ code }) => code)],
    );
    const priced = new Map(rows.map(({ code, sale_price }) => [code, sale_price]));
    if (cards.some(({ code, sale_price }) => priced.get(code) !== sale_price)) return false;
    if (cards.some(({ sale_price }, at) => (sale_price - (cards[at - 1]?.sale_price ?? sale_price)) * factor < 0))
      return false;
  }
  return true;
}
