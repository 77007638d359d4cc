import { CallFailed } from '@tokhi/contract/ask-calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import { serverTexts } from '@tokhi/contract/texts/server-texts';
import { texts } from '@tokhi/contract/texts/texts';
import { expect, test } from 'vitest';
import { refusedFields, stateOfError } from './call-state.ts';

test('a refusal is told with its words and details', () => {
  expect(stateOfError(refuse('email_taken'))).toEqual({
    is: 'refused',
    code: 'email_taken',
    text: serverTexts.emailTaken,
    details: {},
  });
});

test('a call without an answer is told as a lost connection', () => {
  expect(stateOfError(new CallFailed('login', 'no connection', null))).toEqual({
    is: 'failed',
    text: texts.noConnection,
  });
});

test('what the server says of a field is told by the name of that field', () => {
  const refused = (...said: Parameters<typeof refuse>) => {
    const state = stateOfError(refuse(...said));
    return state.is === 'refused' ? refusedFields(state) : null;
  };
  expect(refused('invalid_request', { 'user.email': texts.emailMalformed, title: 'x' })).toEqual({
    email: texts.emailMalformed,
    title: 'x',
  });
  expect(refused('email_not_proven', { browser: 'x' })).toEqual({});
});
