import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openConnection } from './connection.ts';
import type { Deserves, Input } from './input.ts';
import { judge } from './judge.ts';

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

/** Long enough for any answer on a slow machine, and short enough to wait for silence. */
const [LONG_MS, SHORT_MS] = [120_000, 200];

/** The verdict on a shop that reacts to one request like this. */
async function judged(
  behave: (socket: Socket) => void,
  deserves: Deserves = 'answers',
  { methods = ['GET'], limitMs = LONG_MS, closes = false } = {},
) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => behave(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const connection = openConnection(
    { name: 'shop', host: '127.0.0.1', port },
    '127.1.2.3',
    closes ? LONG_MS : SHORT_MS,
  );
  const pieces = [Buffer.from('GET / HTTP/1.1\r\n\r\n')];
  const input: Input = { id: 'a/1@shop', recipe: '', pieces, methods, deserves, isLast: false };
  const outcome = await connection.exchange(input, limitMs);
  // The connection closes only after the answer.
  while (closes && connection.state() === 'open') await new Promise((done) => setTimeout(done, 10));
  const state = connection.state();
  connection.close();
  server.close();
  return { what: judge(input, outcome)?.what ?? null, state };
}

test('a whole answer is right, and the connection is open for the next', async () => {
  expect(await judged((socket) => socket.write(OK))).toEqual({ what: null, state: 'open' });
});

test('silence is a hang, also in the middle of an answer and after a bad request', async () => {
  expect((await judged(() => {}, 'answers', { limitMs: SHORT_MS })).what).toBe('hang');
  expect((await judged((socket) => socket.write(OK.slice(0, -1)), 'answers', { limitMs: SHORT_MS })).what).toBe('hang');
  expect((await judged(() => {}, 'answer or close', { limitMs: SHORT_MS })).what).toBe('hang');
});

test('a closed door is a reset to whom an answer is owed, and fair to a bad request', async () => {
  expect((await judged((socket) => socket.end())).what).toBe('reset');
  expect((await judged((socket) => socket.end(OK.slice(0, -1)))).what).toBe('reset');
  expect((await judged((socket) => socket.end(OK), 'answers', { methods: ['GET', 'GET'] })).what).toBe('reset');
  expect((await judged((socket) => socket.end(), 'answer or close')).what).toBe(null);
});

test('a connection that is closed behind an answer must be announced', async () => {
  const closes = true;
  expect((await judged((socket) => socket.end(OK), 'answers', { closes })).state).toBe('dropped');
  expect((await judged((socket) => socket.end(OK), 'answer or close', { closes })).what).toBe('dropped');
  const announced = OK.replace('\r\n', '\r\nConnection: close\r\n');
  expect(await judged((socket) => socket.end(announced))).toEqual({ what: null, state: 'done' });
  expect((await judged((socket) => socket.end(announced), 'answer or close')).what).toBe(null);
});

test('more than one answer to one request is stray', async () => {
  expect((await judged((socket) => socket.write(OK + OK), 'answers', { closes: true })).state).toBe('stray');
});

test('every 5xx is a fault, but for the protocol’s own answers to what is not it', async () => {
  const failing = (status: number) => (socket: Socket) => socket.write(OK.replace('200', String(status)));
  expect((await judged(failing(500))).what).toBe('fault');
  expect((await judged(failing(502), 'answer or close')).what).toBe('fault');
  expect((await judged(failing(501))).what).toBe('fault');
  expect((await judged(failing(501), 'answer or close')).what).toBe(null);
});

test('what is no HTTP is garbled', async () => {
  expect((await judged((socket) => socket.write('<html>\r\n\r\n'))).what).toBe('garbled');
});
