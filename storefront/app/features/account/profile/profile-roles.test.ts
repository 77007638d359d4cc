import { expect, test } from 'vitest';
import { ROLES, roleAddress, roleOf } from './profile-roles.ts';

test('the address of the specification opens the saved tab', () => {
  expect(roleOf(new URL('https://tokhi.mn/profile?role=saved').searchParams.get('role'))).toBe('saved');
});

test('every tab has an address that opens it', () => {
  for (const role of ROLES) {
    const { searchParams } = new URL(roleAddress(role), 'https://tokhi.mn');
    expect(roleOf(searchParams.get('role'))).toBe(role);
  }
});

test.each([null, '', 'orders', 'toString'])('%j is no tab, and the first one opens', (asked) => {
  expect(roleOf(asked)).toBe('info');
});
