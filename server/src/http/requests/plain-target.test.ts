import { expect, test } from 'vitest';
import { addressAt, plainTarget } from './plain-target.ts';

test.each([
  ['/home?utm=1', '/home?utm=1'],
  ['/search?search=%ff&x=%', '/search?search=%ff&x=%'],
  ['/single-product/%D0%B1', '/single-product/%D0%B1'],
  ['http://evil.com/home?x=1', '/home?x=1'],
  ['http://evil.com', '/'],
  ['https://user:pass@evil.com:99999?x=1', '/?x=1'],
  ['/%', '/%25'],
  ['/%ff/%41?x=%', '/%25ff/%2541?x=%'],
  ['/a%0ab?x=%0a', '/a%250ab?x=%0a'],
  ['/http://evil.com/home', '/http://evil.com/home'],
  ['*', '*'],
])('the routes read %s as %s', (target, plain) => {
  expect(plainTarget(target)).toBe(plain);
});

test.each([
  ['/home?x=1', 'https://tokhi.example/home?x=1'],
  ['//evil.com/home', 'https://tokhi.example//evil.com/home'],
  ['//', 'https://tokhi.example//'],
  ['/\\evil.com/home', 'https://tokhi.example//evil.com/home'],
  ['//user:pass@evil.com/', 'https://tokhi.example//user:pass@evil.com/'],
  ['//[', 'https://tokhi.example//['],
  ['*', 'https://tokhi.example/*'],
  ['/home?x=//evil.com?y#z', 'https://tokhi.example/home?x=//evil.com?y'],
])('%s is an address of our own shop', (target, address) => {
  expect(addressAt('https://tokhi.example', target).href).toBe(address);
});
