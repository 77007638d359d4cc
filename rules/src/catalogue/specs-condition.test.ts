import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { parseSpecsCondition, printSpecsCondition, type SpecsFilter } from './specs-condition.ts';

const letters = (count: number) => 'ү'.repeat(count);
const values = (count: number) => Array.from({ length: count }, (_, at) => String(at));
const fields = (count: number) => values(count).map((value) => ({ field: `f${value}`, values: [value] }));

test.each<[string, SpecsFilter[]]>([
  ['', []],
  ["material in ('мод')", [{ field: 'material', values: ['мод'] }]],
  [
    "material in ('мод', 'шил') AND seats in ('3')",
    [
      { field: 'material', values: ['мод', 'шил'] },
      { field: 'seats', values: ['3'] },
    ],
  ],
  ["size_2 in ('120×200, зузаан')", [{ field: 'size_2', values: ['120×200, зузаан'] }]],
  ["a in ('O''Brien', '''')", [{ field: 'a', values: ["O'Brien", "'"] }]],
  ["a in ('x'') AND b in (''y')", [{ field: 'a', values: ["x') AND b in ('y"] }]],
  ["a in ('x', 'x')", [{ field: 'a', values: ['x', 'x'] }]],
  ["a in ('😀')", [{ field: 'a', values: ['😀'] }]],
])('%j is read', (text, filters) => {
  expect(parseSpecsCondition(text)).toEqual({ ok: true, filters });
  expect(printSpecsCondition(filters)).toBe(text);
});

test.each([
  [' ', 0],
  ['1=1', 0],
  ["Material in ('x')", 0],
  ["_a in ('x')", 0],
  ["9a in ('x')", 0],
  ["материал in ('x')", 0],
  ["a-b in ('x')", 0],
  ["a IN ('x')", 0],
  ["a in('x')", 0],
  ["a  in ('x')", 0],
  ["a in  ('x')", 0],
  ["a not in ('x')", 0],
  ["a in ( 'x')", 6],
  ['a in ()', 6],
  ["a in ('')", 6],
  ['a in (x)', 6],
  ['a in ("x")', 6],
  ["a in ('x", 6],
  ["a in ('x\u0000')", 6],
  ["a in ('x\ny')", 6],
  ["a in ('\ud800')", 6],
  ["a in (('x'))", 6],
  ["a in ('x'", 9],
  ["a in ('x' )", 9],
  ["a in ('x','y')", 9],
  ["a in ('x' , 'y')", 9],
  ["a in ('x''y)", 9],
  ["a in ('x'y')", 9],
  ["a in ('x', )", 11],
  ["a in ('x') ", 10],
  ["a in ('x');", 10],
  ["a in ('x') OR b in ('y')", 10],
  ["a in ('x') and b in ('y')", 10],
  ["a in ('x')  AND b in ('y')", 10],
  ["a in ('x')b in ('y')", 10],
  ["a in ('x') AND ", 15],
  ["a in ('x') AND a in ('y')", 15],
  ["a in ('x') AND b in ('y') AND a in ('z')", 30],
  ["a in ('x') AND b in ('y'); drop table products", 25],
])('%j is refused from sign %i on', (text, at) => {
  expect(parseSpecsCondition(text)).toEqual({ ok: false, at });
});

test.each([
  [1, true],
  [40, true],
  [41, false],
])('a field of %i letters: %s', (length, ok) => {
  expect(parseSpecsCondition(printSpecsCondition([{ field: 'a'.repeat(length), values: ['x'] }])).ok).toBe(ok);
});

test.each([
  [1, true],
  [60, true],
  [61, false],
])('a value of %i letters: %s', (length, ok) => {
  expect(parseSpecsCondition(printSpecsCondition([{ field: 'a', values: [letters(length)] }])).ok).toBe(ok);
  // A doubled quote is one character, and so is one outside the first plane.
  expect(parseSpecsCondition(printSpecsCondition([{ field: 'a', values: ["'".repeat(length)] }])).ok).toBe(ok);
  expect(parseSpecsCondition(printSpecsCondition([{ field: 'a', values: ['😀'.repeat(length)] }])).ok).toBe(ok);
});

test('ten fields are read, an eleventh is refused', () => {
  expect(parseSpecsCondition(printSpecsCondition(fields(10)))).toEqual({ ok: true, filters: fields(10) });
  const eleven = printSpecsCondition(fields(11));
  expect(parseSpecsCondition(eleven)).toEqual({ ok: false, at: eleven.indexOf('f10') });
});

test('fifty values are read, a fifty-first is refused', () => {
  const filter = (count: number) => [{ field: 'a', values: values(count) }];
  expect(parseSpecsCondition(printSpecsCondition(filter(50)))).toEqual({ ok: true, filters: filter(50) });
  const more = printSpecsCondition(filter(51));
  expect(parseSpecsCondition(more)).toEqual({ ok: false, at: more.indexOf("'50'") });
});

test('a text of 2,000 signs is read, a longer one is not looked at', () => {
  // 31 values of 60 letters and one of the rest.
  const text = (length: number) => {
    const full = printSpecsCondition([{ field: 'a', values: Array.from({ length: 31 }, () => letters(60)) }]);
    return full.replace(/\)$/, `, '${letters(length - full.length - 4)}')`);
  };
  expect(text(2_000)).toHaveLength(2_000);
  expect(parseSpecsCondition(text(2_000)).ok).toBe(true);
  expect(parseSpecsCondition(text(2_001))).toEqual({ ok: false, at: 2_000 });
  expect(parseSpecsCondition(`${' '.repeat(2_001)}`)).toEqual({ ok: false, at: 2_000 });
});

const anyFilters = fc.uniqueArray(
  fc.record({
    field: fc.stringMatching(/^[a-z][a-z0-9_]{0,9}$/),
    values: fc.array(
      fc.oneof(
        fc.constantFrom('мод', 'шил, хус', "O'Brien", "'", "''", ', ', "') AND b in ('", '3', ' ', '😀'),
        fc.stringMatching(/^[ -~А-яөүӨҮёЁ×]{1,20}$/),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  { selector: ({ field }) => field, maxLength: 5 },
);

/** Nothing is read that would not be written in the same letters. */
function readsOnlyItsOwn(text: string): boolean {
  const parsed = parseSpecsCondition(text);
  return parsed.ok ? printSpecsCondition(parsed.filters) === text : parsed.at >= 0 && parsed.at <= text.length;
}

test('what is written is read back as the same filters', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const parsed = parseSpecsCondition(printSpecsCondition(filters));
      return parsed.ok && JSON.stringify(parsed.filters) === JSON.stringify(filters);
    }),
    { numRuns: 10_000 },
  );
});

test('random text is refused, and never throws', () => {
  const anySign = fc.nat(0xff_ff).map((code) => String.fromCharCode(code));
  const hostile = fc.constantFrom(
    'a',
    ' in ',
    '(',
    ')',
    "'",
    "''",
    ', ',
    ' AND ',
    ' and ',
    ';',
    '--',
    'x',
    '\u0000',
    '\ud800',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: anySign }), fc.string({ unit: hostile })), readsOnlyItsOwn),
    { numRuns: 10_000 },
  );
});

test('a condition with one sign changed, put in or taken out is refused or is another condition', () => {
  const sign = fc.constantFrom('', ' ', "'", ',', '(', ')', 'A', 'a', '_', '0', 'ү', '\n', '\ud800');
  fc.assert(
    fc.property(anyFilters, fc.nat(), sign, fc.nat(1), (filters, place, put, taken) => {
      const text = printSpecsCondition(filters);
      const at = place % (text.length + 1);
      return readsOnlyItsOwn(text.slice(0, at) + put + text.slice(at + taken));
    }),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['specs-condition']()).toBe(
    "A shopper who ticks wood, glass and three seats asks the shop for: material in ('мод', 'шил') AND seats in ('3').",
  );
});
