import { randomUUID } from 'node:crypto';
import { limits } from '@tokhi/contract/limits';
import { tileAt } from '@tokhi/rules/delivery/map-tiles';
import { MAP_CENTRE } from '@tokhi/rules/delivery/map-view';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { setCheckoutOfTest } from '../../../test/set-checkout-of-test.ts';
import { openTiles } from '../../providers/tiles/open-tiles.ts';
import { createShowMapTile } from './show-map-tile.ts';

const real = databaseOfTest();
const sandbox = sandboxOfTest();
const CENTRE = tileAt(MAP_CENTRE, 18);

// All tests count in one Redis: each uses its own address.
let remoteAddress: string;
let shop: AppOfTest;
beforeEach(() => {
  remoteAddress = `2001:db8:${randomUUID().slice(0, 4)}::7`;
});
afterEach(() => shop.close());

async function shopWith(tileAddress: string | null, rateLimitPerMinute = 10_000): Promise<AppOfTest> {
  await setCheckoutOfTest(real.database.db, { tileAddress });
  const showMapTile = createShowMapTile(real.database.db, openTiles());
  shop = await appOfTest(real.database, { showMapTile, rateLimitPerMinute });
  return shop;
}

const ask = ({ zoom, x, y }: { zoom: number | string; x: number | string; y: number | string }) =>
  shop.app.inject({ url: `/images/tiles/${zoom}/${x}/${y}`, remoteAddress });

const tiles = () => sandbox.address('/tiles/{z}/{x}/{y}.png');

test('a tile of the capital comes from our own address, to be kept by browsers and the edge', async () => {
  await shopWith(tiles());
  const answer = await ask(CENTRE);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['cache-control']).toContain('s-maxage=2592000');
  const { zoom, x, y } = CENTRE;
  const original = await fetch(sandbox.address(`/tiles/${zoom}/${x}/${y}.png`));
  expect(answer.rawPayload).toEqual(Buffer.from(await original.arrayBuffer()));
});

test.each([
  ['another city', tileAt({ latitude: 39.9, longitude: 116.4 }, 18)],
  ['a zoom that the map has not', tileAt(MAP_CENTRE, 12)],
  ['a text', { zoom: '18', x: 'a', y: '..%2f..' }],
  ['a number that is too long', { zoom: 18, x: '208927'.padStart(40, '0'), y: CENTRE.y }],
  ['a negative one', { zoom: 18, x: -1, y: CENTRE.y }],
])('%s is not there, and the service is not asked', async (_, tile) => {
  await sandbox.turn('tiles', 'down');
  await shopWith(tiles());
  expect((await ask(tile)).statusCode).toBe(404);
});

test('a shop without a tile address has no tiles', async () => {
  await shopWith(null);
  expect((await ask(CENTRE)).statusCode).toBe(404);
});

test('while the service is away a tile is not kept as missing', async () => {
  await sandbox.turn('tiles', 'down');
  await shopWith(tiles());
  const answer = await ask(CENTRE);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['cache-control']).toBe('no-store');
  await sandbox.turn('tiles', 'well');
  expect((await ask(CENTRE)).statusCode).toBe(200);
});

test('one address cannot draw the whole city through us', async () => {
  // A fraction keeps the test small: all limits scale together.
  await shopWith(null, limits.browsing / 100);
  const most = limits.mapping / 100;
  const statuses: number[] = [];
  for (let at = 0; at <= most; at += 1) statuses.push((await ask(CENTRE)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: most }, () => 404), 429]);
});
