import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
});
afterEach(() => sandbox.close());

const turn = (standIn: string, condition: string, more: { times?: number; slowMs?: number } = {}) =>
  fetch(`${sandbox.webAddress}/switches/${standIn}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ condition, ...more }),
  });
/** Requests an invoice of Golomt with its number alone: the bank reports the missing amount, but has read the request. */
const askGolomt = () =>
  fetch(`${sandbox.webAddress}/golomt/api/invoice`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-token-of-golomt' },
    body: '{"transactionId":"IK1"}',
  });
const aTile = (signal?: AbortSignal) => fetch(`${sandbox.webAddress}/tiles/13/6527/2850.png`, signal ? { signal } : {});

test('a stand-in that is switched down answers 503, the others go on', async () => {
  await turn('tiles', 'down');
  expect((await aTile()).status).toBe(503);
  expect((await fetch(`${sandbox.webAddress}/e-barimt/api/info/check/getTinInfo?regNo=5900001`)).status).toBe(200);
});

test('a silent stand-in answers again once it is switched back', async () => {
  await turn('tiles', 'silent');
  const waiting = aTile();
  expect(await (await turn('tiles', 'well')).json()).toMatchObject({ tiles: 'well' });
  expect((await waiting).status).toBe(200);
});

test('whoever gives up on a silent stand-in does not keep it from stopping', async () => {
  await turn('tiles', 'silent');
  const gone = new AbortController();
  const waiting = aTile(gone.signal);
  gone.abort();
  await expect(waiting).rejects.toThrow('aborted');
});

test('a slow stand-in answers after its time, or when it is turned', async () => {
  await turn('tiles', 'slow', { slowMs: 20 });
  expect((await aTile()).status).toBe(200);
  await turn('tiles', 'slow');
  const waiting = aTile();
  await turn('tiles', 'well');
  expect((await waiting).status).toBe(200);
});

test('a lost answer is a line that is cut, as many times as was said', async () => {
  await turn('golomt', 'lost', { times: 1 });
  await expect(askGolomt()).rejects.toThrow('fetch failed');
  expect((await askGolomt()).status).toBe(400);
});

test('what is down for a number of requests is well after them', async () => {
  await turn('tiles', 'down', { times: 2 });
  const statuses = [(await aTile()).status, (await aTile()).status, (await aTile()).status];
  expect(statuses).toEqual([503, 503, 200]);
});

test('a condition or a stand-in that there is not changes nothing', async () => {
  expect((await turn('tiles', 'tired')).status).toBe(400);
  expect((await turn('bank', 'down')).status).toBe(404);
  expect(await (await fetch(`${sandbox.webAddress}/switches`)).json()).toEqual({
    tiles: 'well',
    'three-words': 'well',
    'e-barimt': 'well',
    qpay: 'well',
    s3: 'well',
    golomt: 'well',
    storepay: 'well',
    monpay: 'well',
    pocket: 'well',
    mcredit: 'well',
    mongolchat: 'well',
    'pos-api': 'well',
    'message-pro': 'well',
  });
});
