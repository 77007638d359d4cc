import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { startStandInShop } from './stand-in-shop.ts';
import { startEdge } from './start-edge.ts';

/** Made as in ops/install.md, which uses it until the real one exists. */
function certificate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-tls-'));
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const names = 'subjectAltName=DNS:tokhi.example,IP:127.0.0.1';
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  spawnSync('openssl', [...made, '-subj', '/CN=tokhi.example', '-addext', names, '-keyout', key, '-out', chain]);
  return folder;
}

test('pages are read over TLS; who comes without is sent there, and a call without is refused', async () => {
  const folder = certificate();
  const shop = await startStandInShop();
  const edge = await startEdge(shop.address, { certificate: folder });
  try {
    const plain = await ask(edge.plainOrigin, '/home?p=sofa');
    expect(plain).toMatchObject({ status: 301, headers: { location: 'https://127.0.0.1/home?p=sofa' } });
    const call = await ask(edge.plainOrigin, '/api/product/brands', { method: 'POST', body: '{}' });
    expect(call).toMatchObject({ status: 404, text: expect.stringContaining('call_not_found') });
    expect((await ask(edge.plainOrigin, '/.well-known/acme-challenge/none')).status).toBe(404);

    const session = connect(edge.origin, { rejectUnauthorized: false });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      const stream = session.request({ ':path': '/home' });
      stream.on('response', (headers) => resolve(headers[':status']));
      stream.resume();
    });
    session.destroy();
    expect(status).toBe(200);
    expect(shop.asked.at(-1)?.headers['x-forwarded-proto']).toBe('https');
  } finally {
    await edge.stop();
    await shop.stop();
    rmSync(folder, { recursive: true });
  }
});
