import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusalReply } from '@tokhi/contract/texts/refusals';
import { texts } from '@tokhi/contract/texts/texts';
import { toasts } from '@tokhi/ui/overlay/toast.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, sessionToken } from '../local/session.ts';
import { storageOfTest } from '../local/storage-of-test.ts';
import { ask } from './ask.ts';

let server: Server;
let heard: (string | undefined)[];
let answers: RequestListener;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  heard = [];
  vi.stubGlobal('localStorage', storageOfTest());
  server = createServer((request, response) => {
    heard.push(request.headers.authorization);
    answers(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(`${origin}${path}`, init));
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const answer =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const signIn = (token: string) => keepSession({ token, data: { name: 'Болд', bonus: 0 } });
const failed = async (asked: Promise<unknown>) => expect(asked).rejects.toBeInstanceOf(Error);

test('the session goes with the calls that may know it, and not with those that are the same for everybody', async () => {
  signIn('abc');
  answers = answer(200, { result: 'success' });
  await ask('myMarks', undefined);
  await ask('cartProduct', { products: [] });
  await ask('top20', { page: 1 });
  expect(heard).toEqual(['Bearer abc', 'Bearer abc', undefined]);
});

test('a session that has ended is forgotten and told once, however many calls hear of it', async () => {
  const said = vi.spyOn(toasts, 'say');
  signIn('abc');
  answers = answer(401, refusalReply('login_required'));
  await Promise.all([failed(ask('myMarks', undefined)), failed(ask('myInfo', undefined))]);
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(said.mock.calls).toEqual([[{ kind: 'failure', text: texts.loginRequired, action: undefined }]]);
});

test('a late answer to an older token leaves the fresh session alone', async () => {
  signIn('old');
  answers = (request, response) => {
    signIn('fresh');
    answer(401, refusalReply('login_required'))(request, response);
  };
  await failed(ask('myMarks', undefined));
  expect(sessionToken()).toBe('fresh');
});

test('a wrong password at the login is no end of a session', async () => {
  signIn('abc');
  answers = answer(401, refusalReply('wrong_credentials'));
  await failed(ask('login', { email: 'bold@example.mn', password: 'x' }));
  expect(sessionToken()).toBe('abc');
});
