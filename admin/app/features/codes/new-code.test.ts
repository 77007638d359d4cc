import { expect, test } from 'vitest';
import { bodyOf, EMPTY, wrongIn } from './new-code.ts';

const GOOD = { ...EMPTY, amount: '40,000', code: 'bagsh40', note: 'Багш нарын өдөр' };

test('a form that is filled in becomes the body of the call', () => {
  expect(wrongIn(GOOD)).toEqual({});
  expect(bodyOf({ ...GOOD, from: '2026-11-20', to: '2026-12-31' })).toEqual({
    ...{ kind: 'coupon', amount: 40_000, note: 'Багш нарын өдөр', uses: 1 },
    ...{ starts_at: '2026-11-19T16:00:00.000Z', ends_at: '2026-12-31T16:00:00.000Z' },
    codes: { how: 'typed', code: 'BAGSH40' },
  });
  const many = { ...GOOD, how: 'random' as const, count: '150', beginning: 'bagsh', isUnlimited: true };
  expect(bodyOf(many)).toMatchObject({ uses: null, codes: { how: 'random', count: 150, beginning: 'BAGSH' } });
});

test.each([
  ['amount', { amount: '' }],
  ['amount', { amount: '100000', uses: '10000001' }],
  ['uses', { uses: '0' }],
  ['to', { from: '2026-12-31', to: '2026-12-30' }],
  ['note', { note: '  ' }],
  ['code', { code: 'AB' }],
  ['count', { how: 'random', count: '10001' }],
  ['beginning', { how: 'random', beginning: 'БАГШ' }],
] as const)('a wrong %s is said beside its field', (field, changes) => {
  expect(Object.keys(wrongIn({ ...GOOD, ...changes }))).toEqual([field]);
});
