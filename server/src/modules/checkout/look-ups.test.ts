import { randomUUID } from 'node:crypto';
import { limits } from '@tokhi/contract/limits';
import { MAP_CENTRE } from '@tokhi/rules/delivery/map-view';
import { afterEach, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { setCheckoutOfTest } from '../../../test/set-checkout-of-test.ts';
import { signedInCustomer } from '../../../test/signed-in-customer.ts';
import { openEBarimtLookUp } from '../../providers/e-barimt-lookup/open-e-barimt-lookup.ts';
import { openThreeWords } from '../../providers/three-words/open-three-words.ts';
import { lookUpOrganisation } from './look-up-organisation.ts';
import { threeWords } from './three-words.ts';

const real = databaseOfTest();
const sandbox = sandboxOfTest();
const PIN = { lat: MAP_CENTRE.latitude, long: MAP_CENTRE.longitude };

const taxpayers = () => openEBarimtLookUp({ url: sandbox.address('/e-barimt'), onAway: () => undefined });
const words = () => openThreeWords({ url: sandbox.address('/what3words/v3'), key: 'a-key', onAway: () => undefined });
const on = async () => true;
const off = async () => false;

test('a register shows whose it is, and whether it pays VAT', async () => {
  expect(await lookUpOrganisation(taxpayers(), { register: '5900001' })).toEqual({
    result: 'success',
    organisation: { name: 'Жишээ Од ХХК', vat_payer: true },
    away: false,
  });
});

test('a register that nobody has is said to be nobody’s', async () => {
  const answer = await lookUpOrganisation(taxpayers(), { register: '1234567' });
  expect(answer).toEqual({ result: 'success', organisation: null, away: false });
});

test('away or not set up, nothing is said about a register', async () => {
  const silent = { result: 'success', organisation: null, away: true };
  expect(await lookUpOrganisation(null, { register: '5900001' })).toEqual(silent);
  await sandbox.turn('e-barimt', 'down');
  expect(await lookUpOrganisation(taxpayers(), { register: '5900001' })).toEqual(silent);
});

test('a pin has three words', async () => {
  const { words: found } = await threeWords({ service: words(), isSwitchedOn: on }, PIN);
  expect(found?.split('.')).toHaveLength(3);
});

test('a pin has no words when the shop switched them off, has no key, or the service is away', async () => {
  const none = { result: 'success', words: null };
  expect(await threeWords({ service: words(), isSwitchedOn: off }, PIN)).toEqual(none);
  expect(await threeWords({ service: null, isSwitchedOn: on }, PIN)).toEqual(none);
  await sandbox.turn('three-words', 'down');
  expect(await threeWords({ service: words(), isSwitchedOn: on }, PIN)).toEqual(none);
});

test('a place where we do not deliver costs no question', async () => {
  expect(await threeWords({ service: words(), isSwitchedOn: on }, { lat: 39.9, long: 116.4 })).toMatchObject({
    words: null,
  });
});

let shop: AppOfTest | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

async function customersShop(rateLimitPerMinute: number) {
  const { database } = real;
  await setCheckoutOfTest(database.db, { threeWords: true });
  const opened = await appOfTest(database, { rateLimitPerMinute });
  shop = opened;
  const { token } = await signedInCustomer(database.db);
  // All tests count in one Redis: each uses its own address.
  const remoteAddress = `2001:db8:${randomUUID().slice(0, 4)}::7`;
  return (call: string, payload: object, authorization = `Bearer ${token}`) =>
    opened.app.inject({
      method: 'POST',
      url: `/api/product/${call}`,
      payload,
      remoteAddress,
      headers: { authorization },
    });
}

test('both are for customers: each question costs the shop one of a number', async () => {
  const ask = await customersShop(10_000);
  expect((await ask('three-words', PIN, '')).statusCode).toBe(401);
  expect((await ask('look-up-organisation', { register: '5900001' }, '')).statusCode).toBe(401);
  expect((await ask('three-words', PIN)).json()).toEqual({ result: 'success', words: null });
  expect((await ask('look-up-organisation', { register: '12' })).statusCode).toBe(400);
});

test('the tax office is asked ten times a minute by one address, and no more', async () => {
  const ask = await customersShop(limits.browsing);
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    statuses.push((await ask('look-up-organisation', { register: '5900001' })).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
