// Golomt signs its answers, and requires signed requests: HMAC-SHA256 of the concatenated values, without separators.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (secret: string, ...values: readonly string[]): string =>
  createHmac('sha256', secret).update(values.join('')).digest('hex');

export function isSigned(secret: string, checksum: string, ...values: readonly string[]): boolean {
  const expected = Buffer.from(sign(secret, ...values));
  const given = Buffer.from(checksum.toLowerCase());
  return expected.length === given.length && timingSafeEqual(expected, given);
}
