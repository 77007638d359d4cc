import { texts } from '@tokhi/contract/texts/texts';
import { errorsOf } from '@tokhi/ui/form/form-state.ts';
import { expect, test } from 'vitest';
import { formChecks } from './form-checks.ts';
import { shownOfTest, valuesOfTest } from './shown-of-test.ts';

const wrong = (typed: Parameters<typeof valuesOfTest>[0]) =>
  errorsOf(valuesOfTest(typed), formChecks(shownOfTest.districts));

test('one way has to be chosen, and only a delivery asks for an address', () => {
  expect(wrong({})).toEqual({ warehouse: texts.deliveryNotChosen });
  expect(wrong({ warehouse: '1' })).toEqual({});
  expect(wrong({ warehouse: '0' })).toEqual({ district: texts.addressIncomplete, more: texts.addressIncomplete });
});

test.each([
  ['1', true],
  ['34', true],
  ['35', false],
  ['0', false],
  ['', false],
])('the khoroo %j of a district with 34 is there: %s', (khoroo, isThere) => {
  expect('khoroo' in wrong({ warehouse: '0', district: '1', khoroo, more: '12' })).toBe(!isThere);
});

test('a district without khoroos asks for none', () => {
  expect(wrong({ warehouse: '0', district: '7', khoroo: '', more: '12' })).toEqual({});
});

test('an organisation needs a register, an individual a right second phone or none', () => {
  expect(wrong({ warehouse: '1', personal: false, register: '59' })).toEqual({
    register: texts.registerNumberMalformed,
  });
  expect(wrong({ warehouse: '1', register: '59' })).toEqual({});
  expect(wrong({ warehouse: '1', phone2: '1' })).toEqual({ phone2: texts.phoneRequired });
  expect(wrong({ warehouse: '1', phone2: '1', personal: false, register: '5900001' })).toEqual({});
});

test('a contact without a right e-mail reads the words of an order that failed', () => {
  expect(wrong({ warehouse: '1', email: 'bold' })).toEqual({ email: texts.orderCreationFailed });
});
