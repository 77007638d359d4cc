import { expect, test } from 'vitest';
import { isSigned, sign } from './checksum.ts';

const SECRET = 'test-secret';

test.each([
  [
    'an invoice that is asked',
    ['IK0001', '1000.00', 'GET', 'https://shop.test/cb'],
    '544634a2b93370f66e044e3235502d9eb5b22d3b27d1f41719386df1e3c4a4cc',
  ],
  [
    'an invoice that is answered',
    ['inv-1', 'IK0001'],
    '23fbeb647611ff750f0f8142e8edb5918a229c5833367fe461df6deed4d469fd',
  ],
  ['an inquiry', ['IK0001', 'IK0001'], '23786ec963537c89fdb2657f90c63f01db35977930a52fd79cfc9653f2d69f91'],
  [
    'the answer to an inquiry',
    ['IK0001', '000', '1000.00', 'tok'],
    'f3303c91c0b2069a89c5c6e34658bf6c0d7356a50e8a58fd90a369a832aff46b',
  ],
])('the checksum of %s is the one of the sheet', (_of, values, checksum) => {
  expect(sign(SECRET, ...values)).toBe(checksum);
  expect(isSigned(SECRET, checksum, ...values)).toBe(true);
  expect(isSigned('another-secret', checksum, ...values)).toBe(false);
  expect(isSigned(SECRET, checksum.slice(1), ...values)).toBe(false);
});
