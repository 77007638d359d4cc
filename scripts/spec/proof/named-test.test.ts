import { expect, test } from 'vitest';
import { linesOfTest } from './named-test.ts';

const FIRST = `test('the first', async ({ isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  expect(1).toBe(1);
});`;
const SECOND = `test.each([1, 2])('the second, %d', () => {});`;

test('a test goes on behind its own skip, to where the next one begins', () => {
  expect(linesOfTest(`${FIRST}\n${SECOND}\n`, 'the first')).toBe(FIRST);
  expect(linesOfTest(`${FIRST}\n${SECOND}`, 'the second, %d')).toBe(SECOND);
});
