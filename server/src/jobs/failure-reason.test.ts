import pg from 'pg';
import { expect, test } from 'vitest';
import { failureReason, JobFailure, placesOf } from './failure-reason.ts';

const ADDRESS = 'bat@tokhi.example';
const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

test.each([
  [
    'a refused recipient',
    withFields(`all recipients were rejected: 550 <${ADDRESS}> unknown`, {
      code: 'EENVELOPE',
      response: `550 <${ADDRESS}> unknown`,
      responseCode: 550,
      command: 'RCPT TO',
      rejected: [ADDRESS],
    }),
    'Error EENVELOPE 550 RCPT TO',
  ],
  [
    'a mail server that is away',
    withFields('connect ECONNREFUSED', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }),
    'Error ESOCKET ECONNREFUSED CONN',
  ],
  [
    'a row that is there already',
    Object.assign(new pg.DatabaseError(`Key (email)=(${ADDRESS}) already exists`, 1, 'error'), {
      code: '23505',
      constraint: 'a_staff_email_is_unique',
      detail: ADDRESS,
    }),
    'error 23505 a_staff_email_is_unique',
  ],
  [
    'a service that is away',
    new TypeError('fetch failed', { cause: withFields(ADDRESS, { code: 'ECONNRESET' }) }),
    'TypeError, caused by Error ECONNRESET',
  ],
  ['fields that hold values', withFields(ADDRESS, { code: ADDRESS, command: ADDRESS, name: ADDRESS }), 'Error'],
  ['what is no error', ADDRESS, 'something that is no error was thrown'],
  ['a failure of our own', new JobFailure('the bank did not answer'), 'the bank did not answer'],
])('%s is told by its codes', (_, error, reason) => {
  expect(failureReason(error)).toBe(reason);
});

test('the places of a failure are told without its message, however many lines it has', () => {
  const places = placesOf(new Error(`Hello\n    at ${ADDRESS} (file:///${ADDRESS}:1:1)\n    at home`));
  expect(places[0]).toContain('failure-reason.test.ts');
  expect(places.join()).not.toMatch(/@|home/);
});
