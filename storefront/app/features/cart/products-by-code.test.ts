import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOfTest } from '../../local/storage-of-test.ts';
import { productsByCode } from './products-by-code.ts';

let server: Server;
let answer: object;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  vi.stubGlobal('localStorage', storageOfTest());
  server = createServer(
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(`${origin}${path}`, init));
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const one = (code: string) => ({ code, image: `${code}.webp`, image_files: {}, show_product: 'stock', remain: 3 });

test('a product of the kept cart is found as well as another one, in the order of the codes and without other lines', async () => {
  const cart = [
    { ...one('c'), quantity: 1 },
    { ...one('a'), quantity: 2 },
  ];
  answer = { result: 'success', product: [one('b')], cart, version: 4 };
  const found = await productsByCode(['a', 'gone', 'b']);
  expect(found.map(({ code, image }) => [code, image])).toEqual([
    ['a', 'a.webp'],
    ['b', 'b.webp'],
  ]);
});
