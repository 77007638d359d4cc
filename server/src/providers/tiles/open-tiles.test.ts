import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { openTiles } from './open-tiles.ts';

const CENTRE = { zoom: 13, x: 6528, y: 2850 };

const sandbox = sandboxOfTest();
const template = () => sandbox.address('/tiles/{z}/{x}/{y}.png');

async function serviceThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}`;
}

test('a tile comes as the picture it is', async () => {
  const tile = await openTiles().tileAt(template(), CENTRE);
  expect(tile).toMatchObject({ type: 'image/png', bytes: expect.any(Buffer) });
});

test('a tile that the service does not have is none', async () => {
  expect(await openTiles().tileAt(template(), { zoom: 13, x: 99_999, y: 1 })).toBe('none');
});

test('a service that is down, silent or not there is away', async () => {
  await sandbox.turn('tiles', 'down');
  expect(await openTiles().tileAt(template(), CENTRE)).toBe('away');
  await sandbox.turn('tiles', 'silent');
  expect(await openTiles({ timeoutMs: 50 }).tileAt(template(), CENTRE)).toBe('away');
  expect(await openTiles().tileAt('http://127.0.0.1:1/{z}/{x}/{y}', CENTRE)).toBe('away');
  expect(await openTiles().tileAt('no address', CENTRE)).toBe('away');
});

test('more than a process asks at once is away at once, and later is later', async () => {
  await sandbox.turn('tiles', 'silent');
  const tiles = openTiles({ atOnce: 1 });
  const waiting = tiles.tileAt(template(), CENTRE);
  expect(await tiles.tileAt(template(), CENTRE)).toBe('away');
  await sandbox.turn('tiles', 'well');
  expect(await waiting).toMatchObject({ type: 'image/png' });
  expect(await tiles.tileAt(template(), CENTRE)).toMatchObject({ type: 'image/png' });
});

test.each([
  ['a page that calls itself a picture', '<svg onload="steal()">', 200],
  ['a picture with an error', '\x89PNG', 500],
])('%s does not leave under our address', async (_, body, status) => {
  const service = await serviceThat((_request, response) =>
    response.writeHead(status, { 'content-type': 'image/png' }).end(body),
  );
  expect(await openTiles().tileAt(service, CENTRE)).toBe('away');
});

test('a picture without end is not read to its end', async () => {
  const service = await serviceThat((_request, response) => {
    const part = Buffer.alloc(64 * 1024, 1);
    const go = () => {
      while (response.write(part));
    };
    response.on('drain', go);
    go();
  });
  expect(await openTiles().tileAt(service, CENTRE)).toBe('away');
});

test('a service that sends us elsewhere is not followed', async () => {
  const moved = await serviceThat((_request, response) =>
    response.writeHead(302, { location: sandbox.address('/tiles/13/6528/2850.png') }).end(),
  );
  expect(await openTiles().tileAt(moved, CENTRE)).toBe('away');
});
