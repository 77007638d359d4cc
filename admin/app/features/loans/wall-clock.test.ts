import { expect, test } from 'vitest';
import { momentOf, wallClock } from './wall-clock.ts';

test('a moment is typed in the time of Ulaanbaatar, whatever the machine believes', () => {
  expect(wallClock(new Date('2026-11-15T17:30:20Z'))).toBe('2026-11-16T01:30');
  expect(momentOf('2026-11-16T01:30')).toBe('2026-11-15T17:30:00.000Z');
  expect(momentOf('')).toBeNull();
});
