import { expect, test } from 'vitest';
import { emptyForm, isLocation, moveOf, onHandAfter } from './stock-form.ts';

test.each([
  ['receive', 3, 8],
  ['count', 3, 3],
  ['write-off', 3, 2],
] as const)('five units and %s of %d leave %d', (kind, units, after) => {
  expect(onHandAfter({ kind, units }, 5)).toBe(after);
});

test('a count says which movement was seen, and what was not typed is not sent', () => {
  const form = { ...emptyForm('count', { place: 'beijing' }), units: 4, note: ' ' };
  expect(moveOf(form, '70489215', 61)).toEqual({
    does: 'count',
    body: { code: '70489215', units: 4, place: 'beijing', version: 61 },
  });
});

test.each([
  ['C-02', true],
  [' c-02-1 ', true],
  ['C02', false],
  ['тавиур', false],
])('the location «%s» is taken: %s', (typed, isTaken) => {
  expect(isLocation(typed)).toBe(isTaken);
});
