import { expect, test } from 'vitest';
import { addressInput } from './address-input.ts';
import { callInput } from './call-input.ts';
import type { Endpoint } from './connection.ts';
import { markersOf } from './markers.ts';
import { isTarget } from './mutate-address.ts';

const endpoint: Endpoint = { name: 'shop', host: '127.0.0.1', port: 3000 };
const drawn = { seed: 7, words: ['буйдан'], addresses: ['/home', '/single-product/1'], markers: markersOf(7) };
const call = {
  name: 'search',
  method: 'POST',
  path: '/api/product/search',
  body: { type: 'object', properties: { search: { type: 'string' } }, required: ['search'] },
  known: ['буйдан'],
};

test('an input can be thrown again by its number alone', () => {
  for (const number of [0, 17, 4_711]) {
    expect(callInput(call, number, endpoint, drawn)).toEqual(callInput(call, number, endpoint, drawn));
    expect(addressInput(number, endpoint, drawn)).toEqual(addressInput(number, endpoint, drawn));
  }
  expect(callInput(call, 1, endpoint, { ...drawn, seed: 8 })).not.toEqual(callInput(call, 1, endpoint, drawn));
});

test('two thousand inputs hold every recipe, right ones, and each of the three debts', () => {
  const inputs = Array.from({ length: 2_000 }, (_, number) => callInput(call, number, endpoint, drawn));
  expect(new Set(inputs.map(({ recipe }) => recipe)).size).toBeGreaterThan(50);
  expect(new Set(inputs.map(({ deserves }) => deserves))).toEqual(new Set(['answers', 'answer or close', 'nothing']));
  const right = inputs.find(({ recipe }) => recipe === 'right');
  expect(right?.pieces.toString()).toMatch(
    /^POST \/api\/product\/search[^\n]* HTTP\/1\.1\r\n[\s\S]*\r\n\r\n\{"search":"буйдан/,
  );
});

test('a body that may be refused before it was read is owed an answer or an end, not both', () => {
  const long = { ...call, known: ['буйдан'.repeat(10_000)] };
  const inputs = Array.from({ length: 200 }, (_, number) => callInput(long, number, endpoint, drawn));
  const sent = inputs.filter(({ pieces }) => Buffer.concat(pieces).length > 80_000);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter(({ deserves }) => deserves === 'answers')).toEqual([]);
});

test('an answer is owed to a target that the protocol knows', () => {
  const host = '127.0.0.1:3000';
  for (const target of ['/', '//', '/home?p=%ff', '/\\', `http://${host}/home`, `HTTP://${host}`]) {
    expect({ target, owed: isTarget(target, host) }).toEqual({ target, owed: true });
  }
  for (const target of [
    '',
    '*',
    'home',
    '/a b',
    '/home#a',
    '/\0',
    '/\xff',
    'http://evil.example/',
    `/${'a'.repeat(9_000)}`,
  ]) {
    expect({ target, owed: isTarget(target, host) }).toEqual({ target, owed: false });
  }
});
