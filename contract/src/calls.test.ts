import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import type { BodyOf, ReplyOf } from './client.ts';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';

const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('%s is called by its own name, at its own endpoint', (name) => {
  expect(calls[name]).toMatchObject({ name, ...endpoints[name] });
});

test.each(names)('%s can be written down for the API documentation', (name) => {
  expect(z.toJSONSchema(calls[name].body, { io: 'input' })).toBeTypeOf('object');
  expect(z.toJSONSchema(calls[name].reply)).toBeTypeOf('object');
  expect(calls[name].purpose).toMatch(/^[A-Z].*\.$/);
});

test.each(names)('%s says how it went in its reply', (name) => {
  expect(calls[name].reply.safeParse({}).error?.issues.map(({ path }) => path[0])).toContain('result');
});

test('callers see the fields with their types, and may leave out what has a default', () => {
  expectTypeOf<ReplyOf<'singleProduct'>['single']['price_tug']>().toEqualTypeOf<number>();
  expectTypeOf<ReplyOf<'singleProduct'>['my_review']>().toExtend<{ rate: number } | null>();
  expectTypeOf<ReplyOf<'myInfo'>['info'][0]['name']>().toEqualTypeOf<string>();
  expectTypeOf<ReplyOf<'top20'>>().not.toHaveProperty('Lower');
  expectTypeOf<{ search: string }>().toExtend<BodyOf<'search'>>();
  expectTypeOf<{ id: number; color: string }>().toExtend<BodyOf<'event'>>();
  expectTypeOf<undefined>().toExtend<BodyOf<'homePage'>>();
  expectTypeOf<{ page: number }>().not.toExtend<BodyOf<'search'>>();
});

test('a call that does not say what it does, how often, or for whom it is done once, does not compile', () => {
  const base = { method: 'POST', path: '/api/a-new-one' } as const;
  // @ts-expect-error reads or changes?
  const silent: Endpoint = { ...base, who: 'anyone', limit: 'browsing' };
  // @ts-expect-error how often?
  const unlimited: Endpoint = { ...base, who: 'anyone', does: 'reads' };
  // @ts-expect-error a reply is remembered for somebody
  const keyForAnyone: Endpoint = { ...base, who: 'anyone', does: 'changes', limit: 'buying', withIdempotencyKey: true };
  // @ts-expect-error what only reads may be asked as often as one likes
  const readWithKey: Endpoint = { ...base, who: 'customer', does: 'reads', limit: 'buying', withIdempotencyKey: true };
  expect([silent, unlimited, keyForAnyone, readWithKey]).toHaveLength(4);
});

test('what may be given up with its caller, or kept, is told by what a call does', () => {
  const changing = names.filter((name) => calls[name].does === 'changes');
  expect(changing).toEqual(expect.arrayContaining(['login', 'register', 'addToCart', 'createOrder', 'submitOrder']));
  // Each wants a key: made twice it would be done twice.
  expect(names.filter((name) => 'withIdempotencyKey' in endpoints[name])).toEqual([
    'addToCart',
    'createOrder',
    'submitOrder',
    'askRefund',
  ]);
});
