import { expect, test } from 'vitest';
import { replyTo, tabReturn } from './social-reply.ts';

const TICKET = 'a'.repeat(43);

test.each([
  ['a ticket', `#social=${TICKET}`, { is: 'ticket', ticket: TICKET }],
  ['who cancelled', '#social-refused=cancelled', { is: 'cancelled' }],
  ['a refusal', '#social-refused=forbidden', { is: 'refused', code: 'forbidden', browser: null }],
  [
    'an address that a code proves',
    `#social-refused=email_not_proven&browser=${TICKET}`,
    { is: 'refused', code: 'email_not_proven', browser: TICKET },
  ],
  ['a refusal that the shop does not know', '#social-refused=something', null],
  ['the link of a letter', '#confirm=something', null],
  ['nothing', '', null],
])('a tab comes back with %s', (_, hash, expected) => {
  expect(tabReturn(hash)).toEqual(expected);
});

const message = { kind: 'social-login', attempt: 'this-one', reply: { result: 'cancelled' } };

test('a page hears of the login that it waits for', () => {
  expect(replyTo('this-one', message)).toEqual({ result: 'cancelled' });
});

test.each([
  ['of another tab', 'another', message],
  ['when it waits for none', null, message],
  ['of something else', 'this-one', { ...message, kind: 'webpack' }],
  ['that is no message', 'this-one', 'hello'],
])('a message %s is not heard', (_, attempt, data) => {
  expect(replyTo(attempt, data)).toBeNull();
});
