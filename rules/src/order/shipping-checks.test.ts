import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import {
  checkAddress,
  checkDeliveryMethod,
  checkDistrict,
  checkKhoroo,
  checkRegister,
  checkServiceCount,
} from './shipping-checks.ts';

test.each([
  [true, false, null],
  [false, true, null],
  [false, false, 'delivery_not_chosen'],
  [true, true, 'delivery_not_chosen'],
])('delivery %s and pickup %s: %s', (delivery, pickup, reason) => {
  expect(checkDeliveryMethod({ delivery, pickup })).toBe(reason);
});

test('a delivery names its district', () => {
  expect(checkDistrict(null)).toBe('district_required');
  expect(checkDistrict(7)).toBeNull();
});

test.each([
  [1, true, null],
  [null, true, 'khoroo_required'],
  [null, false, null],
  [1, false, null],
])('khoroo %s where the district asks for one (%s): %s', (khoroo, districtAsks, reason) => {
  expect(checkKhoroo(khoroo, districtAsks)).toBe(reason);
});

test.each([
  ['', 'address_required'],
  [' \n', 'address_required'],
  ['5', null],
  ['т'.repeat(100), null],
  [` ${'т'.repeat(100)}\n`, null],
  ['т'.repeat(101), 'address_too_long'],
])('a detailed address %j: %s', (address, reason) => {
  expect(checkAddress(address)).toBe(reason);
});

test.each([
  ['1234567', null, null],
  [' 1234567 ', null, null],
  ['', 'register_not_7_digits', null],
  [' ', 'register_not_7_digits', null],
  ['123456', 'register_not_7_digits', null],
  ['12345678', 'register_not_7_digits', null],
  ['x1234567', 'register_not_7_digits', null],
  ['1234567x', 'register_not_7_digits', null],
])('the register %j: of an organisation %s, of an individual %s', (register, organisation, individual) => {
  expect(checkRegister(register, { personal: false })).toBe(organisation);
  expect(checkRegister(register, { personal: true })).toBe(individual);
});

test.each([
  [1, null],
  [2, null],
  [0, 'service_count_below_1'],
  [-1, 'service_count_below_1'],
  [1.5, 'service_count_below_1'],
  [Number.NaN, 'service_count_below_1'],
])('%d pieces to assemble or fix: %s', (count, reason) => {
  expect(checkServiceCount(count)).toBe(reason);
});

test('the example reads well', () => {
  expect(examples['shipping-checks']()).toBe(
    'An organisation needs a register, an individual does without; an address in Багануур does without a khoroo.',
  );
});
