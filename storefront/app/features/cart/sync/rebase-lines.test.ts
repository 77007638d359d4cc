import type { CartLine } from '@tokhi/rules/cart/cart-lines';
import { expect, test } from 'vitest';
import { rebaseLines } from './rebase-lines.ts';

const line = (code: string, quantity = 1): CartLine => ({ code, quantity, checked: true, priceSeenTug: 100 });
const pieces = (lines: readonly CartLine[]) => lines.map(({ code, quantity }) => `${code}${quantity}`);

test('with nothing done meanwhile the cart is what the server keeps', () => {
  const here = [line('a'), line('b')];
  const rebased = rebaseLines(here, here, [line('b', 2), line('c')]);
  expect(pieces(rebased.lines)).toEqual(['b2', 'c1']);
  expect([rebased.differing, rebased.tookOut]).toEqual([[], false]);
});

test('what was added or changed while the answer was under way stays as the visitor left it', () => {
  const rebased = rebaseLines([line('a'), line('b')], [line('a', 3), line('b'), line('d')], [line('a'), line('b')]);
  expect(pieces(rebased.lines)).toEqual(['a3', 'b1', 'd1']);
  expect(rebased.differing).toEqual(['a', 'd']);
});

test('what was taken out meanwhile does not come back with the answer', () => {
  const rebased = rebaseLines([line('a'), line('b')], [line('b')], [line('a'), line('b'), line('c')]);
  expect(pieces(rebased.lines)).toEqual(['b1', 'c1']);
  expect(rebased.tookOut).toBe(true);
});
