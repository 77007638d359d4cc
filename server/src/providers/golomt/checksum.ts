// Golomt signs what it answers, and wants signed what it is asked: HMAC-SHA256 of the values after each other, without anything between.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (secret: string, ...values: readonly string[]): string =>
  createHmac('sha256', secret).update(values.join('')).digest('hex');

export function isSigned(secret: string, checksum: string, ...values: readonly string[]): boolean {
  const expected = Buffer.from(sign(secret, ...values));
  const given = Buffer.from(checksum.toLowerCase());
  return expected.length === given.length && timingSafeEqual(expected, given);
}
