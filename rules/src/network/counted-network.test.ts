import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedNetwork } from './counted-network.ts';
import { examples } from './examples.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['::fffe:203.0.113.9', '0:0:0:0::/64'],
  ['1::ffff:203.0.113.9', '1:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(countedNetwork(address)).toBe(network);
});

test.each(['', 'unknown', ':', '1:2', '1::2::3', '1:2:3:4:5:6:7:8:9', '1:2:3:4::5:6:7:8', '2001:db8::xyz', '::12345'])(
  'what is no address is counted as it is written: %j',
  (text) => {
    expect(countedNetwork(text)).toBe(text);
  },
);

test('two addresses share a count exactly when their first 64 bits are the same', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 8, maxLength: 8 });
  const written = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');
  fc.assert(
    fc.property(groups, groups, fc.boolean(), (one, another, isSame) => {
      const other = isSame ? [...one.slice(0, 4), ...another.slice(4)] : another;
      const areSame = one.slice(0, 4).join() === other.slice(0, 4).join();
      return (countedNetwork(written(one)) === countedNetwork(written(other))) === areSame;
    }),
  );
});

test('the example in RULES.md is true', () => {
  expect(examples['counted-network']()).toBe(
    '2001:db8:1:2::7 and 2001:db8:1:2:a::9 are both counted as 2001:db8:1:2::/64, and ::ffff:203.0.113.9 as 203.0.113.9.',
  );
});
