// Every call of the catalogue is public (decision 27): any input is answered or refused, never a fault. A few bodies
// here; `npm run hostile` sends ten thousand to each.
import { calls } from '@tokhi/contract/calls';
import type { EndpointName } from '@tokhi/contract/endpoints';
import { Refusal } from '@tokhi/contract/texts/refusals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { type Fields, HOSTILE_BODIES, hostileBodies, strangeTexts } from './hostile-bodies.ts';

const AT_ONCE = 24;
const OVER_HTTP = 30;
const SEED = 20_261_115;

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database, { rateLimitPerMinute: 1_000_000 });
});
afterAll(() => shop.close());

const page = [1, 2, 10_000];
const sort = ['popular', 'newest', 'price-up', 'price-down', 'discount', 'rating', 'size'];
const ids = [[], [1], ['2', 3], [2_147_483_647], Array.from({ length: 50 }, (_, index) => index + 1)];
const ranges = [
  [0, 0],
  [0, 1_000_000_000],
  [1, 99_000],
  [5, 5],
];
const sizes = [
  [0, 0],
  [0, 10_000],
  [40, 90],
];
const names = [[], ['саарал'], ['constructor', '__proto__'], strangeTexts(SEED, 20, 40), ["'"]];
const conditions = [
  '',
  "material in ('мод')",
  "seats in ('3', '2') AND shape in ('булан')",
  "constructor in ('__proto__')",
  ...strangeTexts(SEED, 20, 50).map((text) => `seats in ('${text.replaceAll("'", "''")}')`),
];
const furniture = { ready: [true, false], material: names, width: sizes, depth: sizes, height: sizes, page, sort };
const named = { brand: ids, sub: ids, color: names, price: ranges, specs: conditions, ...furniture };
const codes = ['70489215', '1', 17, 2_000_000_000, 'x', ...strangeTexts(SEED, 300, 40)];
const shelves = ['sofas', 'tables', 'sofa', 'coffee-table', 'no-such', '__proto__x', 'constructor'];

const FIELDS = {
  categoryProduct: { id: [1, '2', 13, 99], ...named },
  subCategoryProduct: { id: shelves, brand: ids, color: names, price: ranges, spec: conditions, ...furniture },
  brandProduct: { id: [1, '20', 99], color: names, type: ids, price: ranges, ...furniture },
  event: { id: [1, '18', 99], brand: ids, color: [...names, 'хар'], price: ranges, ...furniture },
  search: {
    search: [
      'буйдан',
      'ширээ сандал',
      '704.892.15',
      ...strangeTexts(SEED, 120, 200),
      ...strangeTexts(SEED + 1, 120, 20),
    ],
    ...{
      brand: [...ids, 3],
      sub: [...ids, 4],
      color: [...names, 'хар'],
      price: ranges,
      specs: conditions,
      ...furniture,
    },
  },
  suggest: { search: ['б', 'буй', '704', ...strangeTexts(SEED + 2, 400, 40)] },
  top20: { ...named, only: ['trend'] },
  lowerPrice: { ...named, only: ['New_lower_price', 'finish'] },
  newArrival: named,
  familyPrice: named,
  newProducts: named,
  ikeaFamily: named,
  compare: { id: [[], ['70489215', '70489216'], [1, 2, 3, 4], strangeTexts(SEED, 4, 40)] },
  cartProduct: {
    products: [[], ['70489215', '70489215'], ['x', '1'], ...strangeTexts(SEED, 60, 40).map((text) => [text])],
    token: [null, 'x', 'A'.repeat(43)],
  },
  singleProduct: { id: codes },
  changeProductColor: { id: codes },
  subCategories: { cat: shelves },
} satisfies Partial<Record<EndpointName, Fields>>;
const CALLS = Object.entries(FIELDS) as [keyof typeof FIELDS, Fields][];

/** Equal requests have equal answers: valid bodies are few, so each is sent once. */
async function outcomes(name: keyof typeof FIELDS, fields: Fields) {
  const tally = { answered: 0, refused: 0, faults: [] as string[] };
  const asked = new Set<string>();
  const ask = async (body: unknown) => {
    try {
      await shop.table.ask(name, body as never);
      tally.answered += 1;
    } catch (error) {
      if (error instanceof Refusal) tally.refused += 1;
      else tally.faults.push(`${JSON.stringify(body)?.slice(0, 300)}: ${String(error)}`);
    }
  };
  let waiting: Promise<void>[] = [];
  for (const { body, isRight } of hostileBodies(fields, HOSTILE_BODIES, SEED)) {
    const text = isRight ? JSON.stringify(body) : '';
    if (asked.has(text)) continue;
    if (isRight) asked.add(text);
    waiting.push(ask(body));
    if (waiting.length < AT_ONCE) continue;
    await Promise.all(waiting);
    waiting = [];
  }
  await Promise.all(waiting);
  return tally;
}

test.each(CALLS)('%s answers or refuses bodies that nobody’s page sends', async (name, fields) => {
  const { answered, refused, faults } = await outcomes(name, fields);
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(HOSTILE_BODIES / 2);
});

test.each(CALLS)('%s over HTTP gives each of them a body and a status that is not a fault', async (name, fields) => {
  for (const { body } of hostileBodies(fields, OVER_HTTP, SEED + 1)) {
    const payload = JSON.stringify(body) ?? '';
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.app.inject({ method: 'POST', url: calls[name].path, payload, headers });
    expect({ payload, status: answer.statusCode }).toEqual({ payload, status: expect.toBeOneOf([200, 400, 404]) });
    expect(answer.json().result).toBe(answer.statusCode === 200 ? 'success' : 'failed');
  }
});
