import { expect, test } from 'vitest';
import { timeSince } from './time-in-step.ts';

test.each([
  ['2026-11-18T09:59:30Z', '0 мин'],
  ['2026-11-18T09:01:00Z', '59 мин'],
  ['2026-11-17T10:00:01Z', '23 ц'],
  ['2026-11-14T10:00:00Z', '4 х'],
  ['2026-11-18T10:05:00Z', '0 мин'],
])('since %s it is %s', (moment, text) => {
  expect(timeSince(moment, new Date('2026-11-18T10:00:00Z'))).toBe(text);
});
