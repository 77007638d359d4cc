import { expect, test } from 'vitest';
import { momentOf, wallTime } from './wall-time.ts';

test('a moment is typed and shown in the time of Ulaanbaatar', () => {
  expect(momentOf('2026-12-25T00:00')).toBe('2026-12-24T16:00:00.000Z');
  expect(wallTime('2026-12-24T16:00:00.000Z')).toBe('2026-12-25T00:00');
  expect([momentOf(''), wallTime(null)]).toEqual([null, '']);
});
