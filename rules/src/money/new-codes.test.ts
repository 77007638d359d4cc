import { expect, test } from 'vitest';
import { BYTES_OF_CODE, codeOfBytes, largestCost } from './new-codes.ts';

test('a random code has 50 bits: every byte chooses among 32 characters, none of which looks like another', () => {
  const seen = new Set(
    Array.from({ length: 256 }, (_, byte) => codeOfBytes('', new Uint8Array(BYTES_OF_CODE).fill(byte))),
  );
  expect(seen.size).toBe(32);
  expect([...seen].join('')).not.toMatch(/[01OI]/);
  expect(Math.log2(seen.size) * BYTES_OF_CODE).toBe(50);
});

test('every byte has its own character', () => {
  expect(codeOfBytes('', Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 31]))).toBe('23456-789AZ');
});

test('the chosen beginning comes first', () => {
  expect(codeOfBytes('BAGSH', new Uint8Array(10))).toBe('BAGSH-22222-22222');
});

test('too few bytes make no code', () => {
  expect(() => codeOfBytes('', new Uint8Array(9))).toThrow('a code takes 10 random bytes, not 9');
});

test('the largest cost is number times uses times value, and there is none without a limit', () => {
  expect(largestCost({ count: 150, uses: 1, amountTug: 40_000 })).toBe(6_000_000);
  expect(largestCost({ count: 1, uses: 200, amountTug: 50_000 })).toBe(10_000_000);
  expect(largestCost({ count: 1, uses: null, amountTug: 50_000 })).toBeNull();
});
