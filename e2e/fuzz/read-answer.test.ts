import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const read = (text: string, method = 'GET', ended = false) => readAnswer(Buffer.from(text, 'latin1'), method, ended);
const HEAD = 'HTTP/1.1 200 OK\r\n';

test('an answer ends where its length says, and what follows is not its own', () => {
  const answer = `${HEAD}Content-Length: 2\r\n\r\nab`;
  expect(read(`${answer}HTTP`)).toMatchObject({ state: 'answer', length: answer.length, answer: { keepsOpen: true } });
  expect(read(answer.slice(0, -1))).toEqual({ state: 'more', begun: true });
  expect(read('')).toEqual({ state: 'more', begun: false });
});

test('chunks end with an empty one', () => {
  const answer = `${HEAD}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n`;
  expect(read(answer)).toMatchObject({ state: 'answer', length: answer.length });
  for (let cut = 1; cut < answer.length; cut += 1) expect(read(answer.slice(0, cut)).state).toBe('more');
});

test('an answer to HEAD, 204 and 304 have no body, whatever they say of its length', () => {
  const answer = `${HEAD}Content-Length: 20\r\n\r\n`;
  expect(read(answer, 'HEAD')).toMatchObject({ state: 'answer', length: answer.length });
  expect(read('HTTP/1.1 304 Not Modified\r\n\r\n')).toMatchObject({ state: 'answer', answer: { status: 304 } });
});

test('«continue» is not yet the answer', () => {
  const whole = `HTTP/1.1 100 Continue\r\n\r\n${HEAD}Content-Length: 0\r\n\r\n`;
  expect(read(whole)).toMatchObject({ state: 'answer', answer: { status: 200 }, length: whole.length });
  expect(read('HTTP/1.1 100 Continue\r\n\r\n')).toMatchObject({ state: 'more' });
});

test('a body without a length ends with the connection, and only if that was said', () => {
  const answer = `${HEAD}Connection: close\r\n\r\nabc`;
  expect(read(answer)).toMatchObject({ state: 'more' });
  expect(read(answer, 'GET', true)).toMatchObject({ state: 'answer', answer: { keepsOpen: false } });
  expect(read(`${HEAD}\r\nabc`)).toMatchObject({ state: 'garbled' });
});

test('an older protocol closes unless it says otherwise', () => {
  const answer = (connection: string) => `HTTP/1.0 200 OK\r\n${connection}Content-Length: 0\r\n\r\n`;
  expect(read(answer(''))).toMatchObject({ answer: { keepsOpen: false } });
  expect(read(answer('Connection: keep-alive\r\n'))).toMatchObject({ answer: { keepsOpen: true } });
});

test.each([
  ['no status line', 'HTTP/1.1 2OO OK\r\n\r\n'],
  ['two lengths', `${HEAD}Content-Length: 1\r\nContent-Length: 1\r\n\r\na`],
  ['a length and chunks', `${HEAD}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a length that is none', `${HEAD}Content-Length: -1\r\n\r\n`],
  ['a bare line break in a header', `${HEAD}X-A: a\nX-B: b\r\nContent-Length: 0\r\n\r\n`],
  ['a blank before the colon', `${HEAD}X-A : a\r\nContent-Length: 0\r\n\r\n`],
  ['a size of a chunk that is none', `${HEAD}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`],
  ['a chunk longer than its size', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\nabcdef\r\n0\r\n\r\n`],
])('%s is no answer', (_, text) => {
  expect(read(text)).toMatchObject({ state: 'garbled' });
});
