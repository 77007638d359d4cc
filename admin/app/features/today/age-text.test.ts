import { expect, test } from 'vitest';
import { ageText, hoursText } from './age-text.ts';

const NOW = new Date('2026-11-16T02:00:00Z');

test.each([
  ['2026-11-16T01:19:00Z', '41 мин'],
  ['2026-11-16T01:59:59Z', '1 мин'],
  ['2026-11-15T12:00:00Z', '14 ц'],
  ['2026-11-13T00:00:00Z', '3 х 2 ц'],
  ['2026-11-14T02:00:00Z', '2 х'],
])('what is there since %s is %s old', (since, text) => {
  expect(ageText(since, NOW)).toBe(text);
});

test('a usual time is told in hours or days', () => {
  expect([hoursText(0), hoursText(4), hoursText(72)]).toEqual(['1 цаг', '4 цаг', '3 хоног']);
});
