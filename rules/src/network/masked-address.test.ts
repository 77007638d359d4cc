import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { maskedAddress } from './masked-address.ts';

test.each([
  ['203.0.113.9', '203.0.•.•'],
  ['::ffff:203.0.113.9', '203.0.•.•'],
  ['2001:db8:1:2::7', '2001:db8:•'],
  ['2001:db8:1:2::', '2001:db8:•'],
  ['', ''],
])('%j is shown as %j', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

test('the example in RULES.md is true', () => {
  expect(examples['masked-address']()).toBe('203.0.113.9 is shown as 203.0.•.•, and 2001:db8:1:2::7 as 2001:db8:•.');
});
