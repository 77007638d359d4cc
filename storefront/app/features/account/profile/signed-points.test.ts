import { expect, test } from 'vitest';
import { signedPoints } from './signed-points.ts';

test('what came has a plus and what went a minus, both with thousands', () => {
  expect(signedPoints(2_020)).toBe('+2,020');
  expect(signedPoints(-24_350)).toBe('−24,350');
});
