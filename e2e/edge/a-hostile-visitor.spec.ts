import { expect, test } from '@playwright/test';
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { FULL } from '../full-size.ts';
import { fuzzShop } from '../fuzz/fuzz-shop.ts';

const SEED = 20_261_115;
/** A third of it in the gate; `npm run fuzz` has its own bounds. */
const CALLS = FULL ? 150 : 50;
const ADDRESSES = FULL ? 400 : 140;

/** Needs a session, a password or a mailed code: random values are never right, so every answer is a refusal. */
const needsWhatOnlyItsOwnerHas = (row: string): boolean => {
  const name = row.replace('@shop', '');
  if (!Object.hasOwn(endpoints, name)) return false;
  const { who, limit } = endpoints[name as EndpointName];
  return who === 'customer' || limit === 'entering';
};

test('whatever a hostile visitor sends is answered or refused, beside others who are served, and nothing of it is written down', async () => {
  // Half a minute on a quiet machine; parallel journeys use the same cores.
  test.setTimeout(1_800_000);
  const bounds = { seed: SEED, calls: CALLS, addresses: ADDRESSES, minutes: 30 };
  const { rows, findings } = await fuzzShop(bounds, { began: () => {}, sent: () => {}, ended: () => {} });
  // Each contains its bytes; to repeat it: npm run fuzz -- --seed 20261115 --only …
  expect(findings).toEqual([]);
  // Rows of the calls, of addresses by both endpoints and between good visitors, and of the flood.
  expect(rows.length).toBeGreaterThan(20);
  for (const { name, inputs, statuses } of rows.filter((row) => row.name.endsWith('@shop'))) {
    const answered = needsWhatOnlyItsOwnerHas(name) ? statuses.has(4) : statuses.has(2);
    expect({ name, all: inputs >= CALLS, answered }).toEqual({ name, all: true, answered: true });
  }
});
