import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test('a moment is told in the time of Ulaanbaatar', () => {
  expect(momentText('2026-11-15T17:05:00.000Z')).toBe('11/16, 01:05');
});
