import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/orders?status=paid', '/orders?status=paid'],
  [null, '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
])('the login leads from %s to %s', (to, path) => {
  expect(ownPath(to)).toBe(path);
});
