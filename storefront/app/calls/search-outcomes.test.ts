import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOfTest } from '../local/storage-of-test.ts';
import { countOpened, countPutIntoCart, showResultsOf } from './search-outcomes.ts';

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOfTest());
  vi.stubGlobal(
    'fetch',
    sent.mockReset().mockImplementation(async () => Response.json({ result: 'success' })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const bodies = () =>
  sent.mock.calls.map(([path, { body }]) => [path, typeof body === 'string' ? JSON.parse(body) : body]);
const outcome = (search: string, product: string, did: string) => [
  '/api/product/search-outcome',
  { search, product, did },
];

test('a result counts when it is opened, and when it is put into the cart on its own page', async () => {
  const leave = showResultsOf('буйдан');
  countOpened('70489215');
  leave();
  countPutIntoCart('70489215');
  await expect.poll(bodies).toEqual([outcome('буйдан', '70489215', 'open'), outcome('буйдан', '70489215', 'cart')]);
});

test('a result that is put into the cart from the list counts without being opened', async () => {
  const leave = showResultsOf('сандал');
  countPutIntoCart('50213641');
  leave();
  await expect.poll(bodies).toEqual([outcome('сандал', '50213641', 'cart')]);
});

test('what no search has shown does not count, and no failure is noticed', async () => {
  countOpened('70489215');
  countPutIntoCart('11111111');
  sent.mockRejectedValueOnce(new TypeError('no connection'));
  const leave = showResultsOf('ор');
  countPutIntoCart('22222222');
  leave();
  await expect.poll(bodies).toEqual([outcome('ор', '22222222', 'cart')]);
});
