import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

test('a part is told in percent with one digit, and of nothing it is nothing', () => {
  expect([shareText(149, 4812), shareText(1, 2), shareText(0, 0), shareText(7, 7)]).toEqual([
    ...['3.1%', '50%', '0%', '100%'],
  ]);
});
