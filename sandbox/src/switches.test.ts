import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
});
afterEach(() => sandbox.close());

const turn = (standIn: string, condition: string) =>
  fetch(`${sandbox.webAddress}/switches/${standIn}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ condition }),
  });
const aTile = (signal?: AbortSignal) => fetch(`${sandbox.webAddress}/tiles/13/6527/2850.png`, signal ? { signal } : {});

test('a stand-in that is switched down answers 503, the others go on', async () => {
  await turn('tiles', 'down');
  expect((await aTile()).status).toBe(503);
  expect((await fetch(`${sandbox.webAddress}/e-barimt/api/info/check/getTinInfo?regNo=5900001`)).status).toBe(200);
});

test('a silent stand-in answers when it is switched well again', async () => {
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

test('a condition or a stand-in that there is not changes nothing', async () => {
  expect((await turn('tiles', 'tired')).status).toBe(400);
  expect((await turn('bank', 'down')).status).toBe(404);
  expect(await (await fetch(`${sandbox.webAddress}/switches`)).json()).toEqual({
    tiles: 'well',
    'three-words': 'well',
    'e-barimt': 'well',
  });
});
