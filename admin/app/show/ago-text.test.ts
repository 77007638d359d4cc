import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

test.each([
  ['2026-11-16T01:11:00Z', 'одоо'],
  ['2026-11-16T01:00:00Z', '12 мин'],
  ['2026-11-15T22:50:00Z', '2 ц'],
  ['2026-11-14T20:00:00Z', '11/15'],
])('%s is told as %s', (moment, text) => {
  expect(agoText(moment, new Date('2026-11-16T01:12:00Z'))).toBe(text);
});
