import { expect, test } from 'vitest';
import { csvOfCodes } from './csv-of-codes.ts';

test('codes are lines with value, first and last day and uses', () => {
  const line = { amount: 30_000, starts_at: '2026-11-11T16:00:00.000Z', ends_at: '2027-02-28T16:00:00.000Z' };
  const lines = [
    { ...line, code: 'OFFIS-3H7T2-9QDM4', uses: 1, active: true },
    { ...line, code: 'OFFIS-8QKMZ-22222', starts_at: null, ends_at: null, uses: 0, active: true },
  ];
  expect(csvOfCodes(lines)).toBe(
    ['code,value,from,to,used', 'OFFIS-3H7T2-9QDM4,30000,2026-11-12,2027-02-28,1', 'OFFIS-8QKMZ-22222,30000,,,0'].join(
      '\n',
    ),
  );
});
