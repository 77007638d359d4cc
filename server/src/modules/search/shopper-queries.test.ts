// What a shopper asks the demo shop for, with money, colours, rooms and sizes. Eight sets, each written before the search was tried
// with it, by somebody who knew the goods but not the search. Right at the first try, before the search was taught what it missed:
// First set: 89 of 150, by words alone. Second, written when the search could read constraints: 147, all 30 goods that are not sold, and
// 19 of 20 beginnings. Third: 209 of 227 (136 of 150 things and rooms), all 30 and 19 of 20. Fourth: 213 of 228 (135 of 150). Fifth, more
// about rooms and purposes than things: 201 of 228 (125 of 150). Sixth: 201 of 210 (141 of 150), 29 of 30 and 19 of 20.
// Seventh: 130 of 150 (64 of 75 things), 27 of 30 and 17 of 20. Eighth: 136 of 150 (63 of 75), 29 of 30 and 19 of 20.
import { readFileSync } from 'node:fs';
import type { ReplyOf } from '@tokhi/contract/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { teachSynonyms } from '../../../test/search/teach-synonyms.ts';
import { type ShopOfTest, shopOfTest } from '../../../test/shop-of-test.ts';
import { isFull } from '../../../test/sizes.ts';

interface Asked {
  typed: string;
  kind: string;
  /** The first product is on one of these shelves, or is one of these models. */
  shelves?: string[];
  models?: string[];
  hue?: string;
  /** Bounds that every product of the first page meets. */
  from?: number;
  to?: number;
  order?: 'price';
  cut?: true;
  /** A measure of the first product, within five percent. */
  cm?: number;
  /** No product matches: the answer must not claim to be exact. */
  unsold?: true;
}

interface Recorded {
  hues: Record<string, string[]>;
  queries: Asked[];
  unsold: string[];
  suggestions: { typed: string; words: string[] }[];
}

const recorded = (file: string): Recorded =>
  JSON.parse(readFileSync(new URL(`words/test-data/${file}`, import.meta.url), 'utf8'));

interface Piece {
  model: string;
  sizes: number[];
}

const real = databaseOfTest();
let shop: ShopOfTest;
/** The same shop with synonyms of staff. */
let taught: ShopOfTest;
let pieces: Map<number, Piece>;
beforeAll(async () => {
  const { db } = real.database;
  shop = shopOfTest(db);
  await shop.refresh();
  await teachSynonyms(db);
  taught = shopOfTest(db);
  await taught.refresh();
  const rows = await db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .select(['products.id', 'models.code', 'width_mm', 'depth_mm', 'height_mm'])
    .execute();
  pieces = new Map(
    rows.map(({ id, code, width_mm, depth_mm, height_mm }) => [
      id,
      { model: code, sizes: [width_mm, depth_mm, height_mm].map((size) => (size ?? 0) / 10) },
    ]),
  );
});

type Reply = ReplyOf<'search'>;
type Card = Reply['product'][number];

const isWithin = ({ sale_price }: Card, { from = 0, to = Number.POSITIVE_INFINITY }: Asked): boolean =>
  sale_price >= from && sale_price <= to;

const hasHue = (card: Card, colours: readonly string[] = []): boolean =>
  card.color_name.split(/, | ба /).some((part) => colours.includes(part));

function isRight(asked: Asked, { product, understood }: Reply, hues: Recorded['hues']): boolean {
  if (asked.unsold) return understood.level !== 'exact';
  const [first] = product;
  if (first === undefined) return false;
  const { shelves = [], models = [], hue, cm } = asked;
  const piece = pieces.get(first.id);
  const prices = product.map((card) => card.sale_price);
  return (
    (shelves.includes(first.sub_category_code) || models.includes(piece?.model ?? '')) &&
    (hue === undefined || hasHue(first, hues[hue])) &&
    (cm === undefined || (piece?.sizes ?? []).some((size) => Math.abs(size - cm) <= cm * 0.05)) &&
    product.every((card) => isWithin(card, asked)) &&
    (!asked.cut || product.every((card) => card.sale_price < card.Regular_price_tug)) &&
    (asked.order !== 'price' || prices.every((price, at) => price >= (prices[at - 1] ?? 0)))
  );
}

/** The query in a line about a miss and what came instead. */
const typedOf = (line: string): string => line.split(' → ')[0] ?? line;

const SETS = [
  'shopper-queries.json',
  ...['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map((set) => `${set}-shopper-queries.json`),
];

describe.each(SETS)('%s', (file) => {
  const { hues, queries, unsold, suggestions } = recorded(file);

  async function missedOf(some: Asked[], by = shop): Promise<string[]> {
    const missed: string[] = [];
    for (const asked of some) {
      const reply = await by.ask('search', { search: asked.typed });
      if (!isRight(asked, reply, hues)) {
        missed.push(`${asked.typed} → ${reply.product[0]?.name ?? 'nothing'}`);
      }
    }
    return missed;
  }

  const of = (...kinds: string[]): Asked[] => queries.filter(({ kind }) => kinds.includes(kind));

  test('the set is at least 150 queries, 30 goods that are not sold and 20 beginnings', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect([unsold.length, suggestions.length]).toEqual([30, 20]);
  });

  test('the first product is right for at least 95 of 100', async () => {
    const missed = await missedOf(queries);
    expect(missed).toEqual(missed.slice(0, Math.floor(queries.length / 20)));
  });

  // The gate tries the earlier recorded ones (recorded-queries.test.ts).
  test.runIf(isFull)('synonyms of staff make none of them worse', async () => {
    const missed = new Set((await missedOf(queries, taught)).map(typedOf));
    const before = await missedOf(queries.filter(({ typed }) => missed.has(typed)));
    expect([...missed]).toEqual(before.map(typedOf));
  });

  test('money is kept by every product of the page, always', async () => {
    expect(await missedOf(queries.filter(({ from, to }) => from !== undefined || to !== undefined))).toEqual([]);
  });

  test('nineteen of twenty colours are the colour', async () => {
    const missed = await missedOf(of('colour', 'colour not sold'));
    expect(missed).toEqual(missed.slice(0, 1));
  });

  test('nine of ten sizes are the size', async () => {
    const missed = await missedOf(of('size'));
    expect(missed).toEqual(missed.slice(0, 2));
  });

  test('at least 28 of 30 goods that are not sold find nothing', async () => {
    const found: string[] = [];
    for (const typed of unsold) {
      const { product } = await shop.ask('search', { search: typed });
      if (product.length > 0) found.push(`${typed} → ${product[0]?.name} ${product[0]?.product_type}`);
    }
    expect(found).toEqual(found.slice(0, 2));
  });

  test('at least 19 of 20 beginnings are completed as they were meant, among the first three lines', async () => {
    const missed: string[] = [];
    for (const { typed, words } of suggestions) {
      const reply = await shop.ask('suggest', { search: typed });
      const lines = [
        ...reply.words.map(({ text }) => text),
        ...reply.subs.map((sub) => sub.sub_category_name),
        ...reply.products.map(({ name }) => name),
      ].slice(0, 3);
      const isMeant = lines.some((line) => words.some((word) => line.toLowerCase().includes(word.toLowerCase())));
      if (!isMeant) missed.push(`${typed} → ${lines.join(' | ')}`);
    }
    expect(missed).toEqual(missed.slice(0, 1));
  });
});
