import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { orderSource, readyGoodsWait } from './order-source.ts';

const ready = { readyInUlaanbaatar: true };
const ordered = { readyInUlaanbaatar: false };

test.each([
  ['all ready', [ready, ready], 'ulaanbaatar', false],
  ['one ready', [ready], 'ulaanbaatar', false],
  ['all ordered', [ordered, ordered], 'beijing', false],
  ['some ready', [ready, ordered], 'beijing', true],
  ['some ready, the other way round', [ordered, ready], 'beijing', true],
] as const)('%s: from %3$s', (_case, lines, source, wait) => {
  expect(orderSource(lines)).toBe(source);
  expect(readyGoodsWait(lines)).toBe(wait);
});

test('the example is true', () => {
  expect(examples['order-source']()).toBe(
    'Two ready chairs come from ulaanbaatar; with a sofa that must be ordered all of it comes from beijing, and the chairs wait.',
  );
});
