import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startEdge } from './start-edge.ts';

/** An API process that has only these scripts. */
async function processWith(...scripts: string[]) {
  const server = createServer((request, response) => {
    if (scripts.includes(request.url ?? '')) response.end('script');
    else response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, stop: () => server.close() };
}

test('while processes of two releases run, the scripts of both are found, whichever process is asked first', async () => {
  const added = [0, 1, 2, 3].map((turn) => `/assets/new-${turn}.js`);
  const processes = [await processWith('/assets/both.js'), await processWith('/assets/both.js', ...added)];
  const edge = await startEdge(processes.map(({ address }) => address));
  try {
    const status = async (path: string) => (await fetch(edge.origin + path)).status;
    expect(await status('/assets/both.js')).toBe(200);
    // One after the other, so that each process is asked first once.
    for (const path of added) {
      expect(await status(path)).toBe(200);
      expect(await status('/assets/none.js')).toBe(404);
    }
  } finally {
    await edge.stop();
    for (const { stop } of processes) stop();
  }
});
