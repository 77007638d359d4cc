import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { depositFen, needsSecondSender } from './purchase-limit.ts';

test('the limit itself is within it', () => {
  expect(needsSecondSender(5_000_000, 50_000)).toBe(false);
  expect(needsSecondSender(5_000_001, 50_000)).toBe(true);
});

test('a deposit is a part of the sum', () => {
  expect(depositFen(4_382_200, 30)).toBe(1_314_660);
  expect(depositFen(4_382_200, 0)).toBe(0);
});

test('the example reads well', () => {
  expect(examples['purchase-limit']()).toBe(
    'An order of ¥70,352 is sent by two people, one of ¥43,822 by one; of the latter 30 % in advance are ¥13,146.60.',
  );
});
