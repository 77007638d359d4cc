import { expect, test } from 'vitest';
import { codeOf, linesOfTest } from './named-test.ts';

const FIRST = `test('the first', async ({ isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  expect(1).toBe(1);
});`;
const SECOND = `test.each([1, 2])('the second, %d', () => {});`;

test('a test goes on behind its own skip, to where the next one begins', () => {
  expect(linesOfTest(`${FIRST}\n${SECOND}\n`, 'the first')).toBe(FIRST);
  expect(linesOfTest(`${FIRST}\n${SECOND}`, 'the second, %d')).toBe(SECOND);
});

test('a reworded comment leaves the code of a test as it was, a changed line does not', () => {
  const lines = (comment: string, line: string) =>
    `${FIRST}\n  // ${comment}\n  /** ${comment}\n   * ${comment} */\n  ${line}\n`;
  const code = codeOf(lines('why', 'expect(2 * 1).toBe(2);'));
  expect(codeOf(lines('why not', 'expect(2 * 1).toBe(2);'))).toBe(code);
  expect(code).toContain('expect(2 * 1).toBe(2);');
  expect(codeOf(lines('why', 'expect(2 * 1).toBe(3);'))).not.toBe(code);
});
