import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { linkEnds } from './tracking-link.ts';

test('a link leads to its order for 180 days', () => {
  const made = new Date('2026-11-16T04:00:00Z');
  expect(linkEnds(made).getTime() - made.getTime()).toBe(180 * 86_400_000);
});

test('the example is true', () => {
  expect(examples['tracking-link']()).toBe('The link in a mail of 2026-11-16 follows its order until 2027-05-15.');
});
