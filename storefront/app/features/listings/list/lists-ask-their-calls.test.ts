// What each list page asks the shop for, held against the contract.
import { calls } from '@tokhi/contract/calls';
import type { Ask } from '@tokhi/contract/client';
import type { EndpointName } from '@tokhi/contract/endpoints';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Shop, shop } from '../../../shop-context.ts';
import { loader as category } from '../categories/categories.page.tsx';
import { loader as subCategory } from '../categories/sub-category.page.tsx';
import { loader as brand } from '../named/brand.page.tsx';
import { loader as event } from '../named/event.page.tsx';
import { loader as named } from '../named/named-list.page.tsx';
import { loader as search } from '../search/search.page.tsx';

const EVERYTHING =
  'p=буйдан&sub=4&brand=2&color=Саарал&material=мод&ready=1&price-min=1&width-min=80&depth-max=90&height-min=10' +
  '&spec.seats=2&sort=newest&page=2';

function visit(path: string) {
  const asked: [name: EndpointName, body: unknown][] = [];
  const ask: Ask = async (name, body) => {
    asked.push([name, body]);
    throw new Error('no answer');
  };
  const context = new RouterContextProvider();
  context.set(shop, { ask, now: () => new Date(0), origin: 'https://shop.test' } as Shop);
  const url = new URL(`https://shop.test${path}?${EVERYTHING}`);
  return { asked, args: { context, url, request: new Request(url) } };
}
type Visit = ReturnType<typeof visit>['args'];

test.each<[path: string, load: (args: Visit) => Promise<unknown>]>([
  ['/categories/1', (args) => category({ ...args, params: { id: '1' }, pattern: '/categories/:id' })],
  ['/sub-category/sofa', (args) => subCategory({ ...args, params: { code: 'sofa' }, pattern: '/sub-category/:code' })],
  ['/brand/1', (args) => brand({ ...args, params: { id: '1' }, pattern: '/brand/:id' })],
  ['/event/1', (args) => event({ ...args, params: { id: '1' }, pattern: '/event/:id' })],
  ['/trend', (args) => named({ ...args, params: {}, pattern: '/trend' })],
  ['/new-lower-price', (args) => named({ ...args, params: {}, pattern: '/new-lower-price' })],
  ['/newer', (args) => named({ ...args, params: {}, pattern: '/newer' })],
  ['/new-arrival', (args) => named({ ...args, params: {}, pattern: '/new-arrival' })],
  ['/IKEA-family', (args) => named({ ...args, params: {}, pattern: '/IKEA-family' })],
  ['/search', (args) => search({ ...args, params: {}, pattern: '/search' })],
])('%s asks its call for all that it takes, and for nothing else', async (path, load) => {
  const { asked, args } = visit(path);
  await expect(load(args)).rejects.toThrow('no answer');
  expect(asked).toHaveLength(1);
  for (const [name, body] of asked) {
    const schema = calls[name].body;
    expect(schema.safeParse(body).error).toBeUndefined();
    const given = Object.entries(body as object).filter(([, value]) => value !== undefined && value !== '');
    expect(given.map(([field]) => field).sort()).toEqual(Object.keys('shape' in schema ? schema.shape : {}).sort());
  }
});

test('/ikea-family leads to /IKEA-family with what was chosen, and asks nothing', async () => {
  const { asked, args } = visit('/ikea-family');
  const answer: unknown = await named({ ...args, params: {}, pattern: '/IKEA-family' }).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([301, `/IKEA-family${args.url.search}`]);
  expect(asked).toEqual([]);
});
