import { expect, test } from 'vitest';
import { type Checks, errorsOf, type FormState, firstWrong, leave, typeInto } from './form-state.ts';

const initial = { name: '', password: '', repeat: '', terms: false };
type Values = typeof initial;
const checks = {
  name: (name: string) => (name.trim() === '' ? 'name missing' : undefined),
  password: (password: string) => (password.length < 8 ? 'too short' : undefined),
  repeat: (repeat: string, { password }: Values) => (repeat === password ? undefined : 'not the same'),
  terms: (ticked: boolean) => (ticked ? undefined : 'not accepted'),
} satisfies Checks<Values>;
const untouched: FormState<Values> = { typed: {}, errors: {} };
const typed = (values: Partial<Values>): FormState<Values> => ({ typed: values, errors: {} });

test('a form that is sent is checked whole', () => {
  expect(errorsOf(initial, checks)).toEqual({ name: 'name missing', password: 'too short', terms: 'not accepted' });
  expect(errorsOf({ name: 'Болд', password: '12345678', repeat: '12345678', terms: true }, checks)).toEqual({});
});

test('a field without a check is always right', () => {
  expect(errorsOf(initial, { terms: checks.terms })).toEqual({ terms: 'not accepted' });
});

test('a field that was only passed through is left in peace', () => {
  expect(leave(untouched, 'name', initial, checks)).toBe(untouched);
});

test('a field that was typed into is checked when it is left, and the others are not yet', () => {
  expect(leave(typed({ name: ' ' }), 'name', initial, checks).errors).toEqual({ name: 'name missing' });
  expect(leave(typed({ name: 'Болд' }), 'name', initial, checks).errors).toEqual({});
});

test('typing takes away the error of its field and of no other', () => {
  const wrong = { typed: { name: '' }, errors: { name: 'name missing', terms: 'not accepted' } };
  expect(typeInto(wrong, { name: 'Б' })).toEqual({ typed: { name: 'Б' }, errors: { terms: 'not accepted' } });
});

test('fields that must agree are checked again when either is left', () => {
  const both = typed({ password: '12345678', repeat: '12345678' });
  const changed = leave(typeInto(both, { password: '123456789' }), 'password', initial, checks);
  expect(changed.errors).toEqual({ repeat: 'not the same' });
  expect(leave(typeInto(changed, { password: '12345678' }), 'password', initial, checks).errors).toEqual({});
});

test('what was wrong when the form was sent stays wrong until it is right, touched or not', () => {
  const sent = { typed: { name: 'Болд' }, errors: errorsOf({ ...initial, name: 'Болд' }, checks) };
  expect(leave(sent, 'name', initial, checks).errors).toEqual({ password: 'too short', terms: 'not accepted' });
});

test('initial values that come later are checked in place of what was not typed', () => {
  const later = { ...initial, password: '12345678' };
  expect(leave(typed({ repeat: '12345678' }), 'repeat', later, checks).errors).toEqual({});
});

test('the first control that is wrong is the first of the document, whatever the order of the checks', () => {
  const controls = [{}, { name: 'terms' }, { name: 'password' }, { name: 'name' }];
  expect(firstWrong(controls, { name: 'x', password: 'y' })).toEqual({ name: 'password' });
  expect(firstWrong(controls, {})).toBeUndefined();
});
