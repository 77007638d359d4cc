import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import type { BodyOf, ReplyOf } from './client.ts';
import { type EndpointName, endpoints } from './endpoints.ts';

const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('%s is called by its own name, at its own door', (name) => {
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
