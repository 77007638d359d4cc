import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GOLOMT_MERCHANT, signed } from '../golomt/golomt.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';

let sandbox: Sandbox;
let shop: Server;
let heard: string[];
beforeEach(async () => {
  heard = [];
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  shop = createServer((request, reply) => {
    heard.push(new URL(request.url ?? '', 'http://shop').searchParams.get('transactionId') ?? '');
    reply.end('SUCCESS');
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  shop.closeAllConnections();
  shop.close();
  await sandbox.close();
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.webAddress}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** An invoice at Golomt, whose callbacks reach the shop of the test. */
async function openInvoice(transactionId: string): Promise<string> {
  const callback = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/back?token=x`;
  const checksum = signed(`${transactionId}5000.00GET${callback}`);
  const asked = { transactionId, amount: '5000.00', returnType: 'GET', callback, checksum };
  const answer = await post('/golomt/api/invoice', asked, { authorization: `Bearer ${GOLOMT_MERCHANT.token}` });
  return ((await answer.json()) as { invoice: string }).invoice;
}
const pay = async (payment: object): Promise<{ payments: { amountTug: number }[]; heard: unknown[] }> =>
  (await post('/bank/pay', payment)).json() as Promise<{ payments: { amountTug: number }[]; heard: unknown[] }>;
const turn = (faults: object) => post('/bank/faults/golomt', faults);

test('the page lists open invoices with a button to pay each, and a paid one is gone', async () => {
  const id = await openInvoice('IK1');
  await openInvoice('IK2');
  const page = async () => (await fetch(`${sandbox.webAddress}/bank`)).text();
  expect(await page()).toMatch(/IK2[\s\S]*IK1[\s\S]*5,000₮[\s\S]*Төлөх/);
  const pressed = await fetch(`${sandbox.webAddress}/bank/pay`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ service: 'golomt', id, way: 'right' }),
  });
  expect(pressed.headers.get('location')).toBe('/bank');
  expect(heard).toEqual(['IK1']);
  expect(await page()).not.toContain('IK1');
});

test('a paid invoice cannot be paid again, and one that nobody opened not at all', async () => {
  await openInvoice('IK1');
  expect(await pay({ reference: 'IK1' })).toMatchObject({
    payments: [{ amountTug: 5_000 }],
    heard: [{ status: 200, text: 'SUCCESS' }],
  });
  expect((await post('/bank/pay', { reference: 'IK1' })).status).toBe(404);
  expect((await post('/bank/pay', { reference: 'IK9' })).status).toBe(404);
});

test('callbacks are lost, doubled or forged', async () => {
  for (const reference of ['IK1', 'IK2', 'IK3']) await openInvoice(reference);
  await turn({ callbacks: 'lost' });
  expect(await pay({ reference: 'IK1' })).toMatchObject({ payments: [{ amountTug: 5_000 }], heard: [] });
  await turn({ callbacks: 'doubled' });
  await pay({ reference: 'IK2' });
  expect(heard).toEqual(['IK2', 'IK2']);
  await turn({ callbacks: 'forged' });
  expect(await pay({ reference: 'IK3' })).toMatchObject({ state: 'open', payments: [] });
  expect(heard).toEqual(['IK2', 'IK2', 'IK3']);
});

test.each([
  ['late', ['IK1', 'IK2']],
  ['reordered', ['IK2', 'IK1']],
])('%s callbacks come when the switch is turned again', async (callbacks, order) => {
  await openInvoice('IK1');
  await openInvoice('IK2');
  await turn({ callbacks });
  await pay({ reference: 'IK1' });
  await pay({ reference: 'IK2' });
  expect(heard).toEqual([]);
  await turn({});
  expect(heard).toEqual(order);
});

test('a fault or a service that there is not changes nothing', async () => {
  expect((await turn({ money: 'lots' })).status).toBe(400);
  expect((await post('/bank/faults/nobody', {})).status).toBe(404);
  const faults = await (await fetch(`${sandbox.webAddress}/bank/faults`)).json();
  expect(faults).toMatchObject({ golomt: { money: 'right', callbacks: 'sent' } });
});
