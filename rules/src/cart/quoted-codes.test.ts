import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { parseQuotedCodes, printQuotedCodes } from './quoted-codes.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `code-${at}`);

test.each([
  ["'70489215'", ['70489215']],
  ["'70489215','70489216'", ['70489215', '70489216']],
  ["'a','A','0','A-1._'", ['a', 'A', '0', 'A-1._']],
])('%j is read', (text, codes) => {
  expect(parseQuotedCodes(text)).toEqual({ ok: true, codes });
  expect(printQuotedCodes(codes)).toBe(text);
});

test.each([
  ['', 0],
  ['70489215', 0],
  ['"70489215"', 0],
  [" '70489215'", 0],
  ["''", 0],
  ["'-1'", 0],
  ["'a b'", 0],
  ["'кд'", 0],
  ["'a", 0],
  ["'a''b'", 3],
  ["'a' ", 3],
  ["'a' ,'b'", 3],
  ["'a';drop table products", 3],
  ["'a',", 4],
  ["'a', 'b'", 4],
  ["'a',,'b'", 4],
  ["'a','a'", 4],
  ["'a','b','a'", 8],
  ["'a') or ('1'='1", 3],
])('%j is refused from sign %i on', (text, at) => {
  expect(parseQuotedCodes(text)).toEqual({ ok: false, at });
});

test.each([
  [1, true],
  [40, true],
  [41, false],
])('a code of %i signs: %s', (length, ok) => {
  expect(parseQuotedCodes(printQuotedCodes(['7'.repeat(length)])).ok).toBe(ok);
});

test('a hundred codes are read, one more is refused', () => {
  expect(parseQuotedCodes(printQuotedCodes(many(100)))).toEqual({ ok: true, codes: many(100) });
  const text = printQuotedCodes(many(101));
  expect(parseQuotedCodes(text)).toEqual({ ok: false, at: text.indexOf("'code-100'") });
});

/** Nothing is read that would not be written in the same letters. */
function readsOnlyItsOwn(text: string): boolean {
  const parsed = parseQuotedCodes(text);
  return parsed.ok ? printQuotedCodes(parsed.codes) === text : parsed.at >= 0 && parsed.at <= text.length;
}

const anyCodes = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,9}$/), { minLength: 1, maxLength: 9 });

test('what is written is read back as the same codes', () => {
  fc.assert(
    fc.property(anyCodes, (codes) => {
      const parsed = parseQuotedCodes(printQuotedCodes(codes));
      return parsed.ok && parsed.codes.join() === codes.join();
    }),
    { numRuns: 10_000 },
  );
});

test('random text is refused, and never throws', () => {
  const hostile = fc.constantFrom("'a'", 'b', "'", ',', ' ', ')', ';', '--', '\u0000', '\ud800', 'ү');
  fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: hostile })), readsOnlyItsOwn), { numRuns: 10_000 });
});

test('a list with one sign changed, put in or taken out is refused or is another list', () => {
  const sign = fc.constantFrom('', ' ', "'", ',', ')', 'A', '.', '0', 'ү', '\n');
  fc.assert(
    fc.property(anyCodes, fc.nat(), sign, fc.nat(1), (codes, place, put, taken) => {
      const text = printQuotedCodes(codes);
      const at = place % (text.length + 1);
      return readsOnlyItsOwn(text.slice(0, at) + put + text.slice(at + taken));
    }),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['quoted-codes']()).toBe(
    "The shipping page asks for '70489215','70489216', which is taken; with anything behind it, it is refused.",
  );
});
