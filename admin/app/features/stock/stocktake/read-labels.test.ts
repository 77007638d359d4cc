import { expect, test } from 'vitest';
import { newLabels } from './read-labels.ts';

test('a label counts once while it stays in sight, and again after it was away', () => {
  const seen = new Map<string, number>();
  const looks = [0, 200, 1_300, 2_000, 3_300].map((now) => newLabels(seen, ['70489215', '70489215'], now));
  expect(looks).toEqual([['70489215'], [], [], [], ['70489215']]);
});

test('another label counts at once', () => {
  const seen = new Map([['70489215', 1_000]]);
  expect(newLabels(seen, ['70489215', '70489216'], 1_100)).toEqual(['70489216']);
});
