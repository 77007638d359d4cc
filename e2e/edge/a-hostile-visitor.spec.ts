import { expect, test } from '@playwright/test';
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { fuzzShop } from '../fuzz/fuzz-shop.ts';

const SEED = 20_261_115;

/** Takes a session, a password or what was mailed: no dice throw them, so every answer is a refusal. */
const needsWhatOnlyItsOwnerHas = (row: string): boolean => {
  const name = row.replace('@shop', '');
  if (!Object.hasOwn(endpoints, name)) return false;
  const { who, limit } = endpoints[name as EndpointName];
  return who === 'customer' || limit === 'entering';
};

test('whatever a hostile visitor sends is answered or refused, beside others who are served, and nothing of it is written down', async () => {
  // Half a minute on a quiet machine; the journeys beside it take the same cores.
  test.setTimeout(1_800_000);
  const bounds = { seed: SEED, calls: 150, addresses: 400, minutes: 30 };
  const { rows, findings } = await fuzzShop(bounds, { began: () => {}, threw: () => {}, ended: () => {} });
  // Each comes with the bytes, and is repeated by: npm run fuzz -- --seed 20261115 --only …
  expect(findings).toEqual([]);
  // Of the calls, of addresses by both doors and between good visitors, and of the flood.
  expect(rows.length).toBeGreaterThan(20);
  for (const { name, inputs, statuses } of rows.filter((row) => row.name.endsWith('@shop'))) {
    const answered = needsWhatOnlyItsOwnerHas(name) ? statuses.has(4) : statuses.has(2);
    expect({ name, all: inputs >= 150, answered }).toEqual({ name, all: true, answered: true });
  }
});
