import { expect, test } from 'vitest';
import { newLabels, type SeenLabels } from './read-labels.ts';

const CODE = '70489215';
const looks = (...found: (readonly [now: number, codes: readonly string[]])[]) => {
  const seen: SeenLabels = { at: new Map(), last: [] };
  return found.map(([now, codes]) => newLabels(seen, codes, now));
};

test('a label counts once while it stays in sight, however rarely somebody looks', () => {
  expect(looks([0, [CODE, CODE]], [200, [CODE]], [9_000, [CODE]])).toEqual([[CODE], [], []]);
});

test('it counts again after it was away, and not after one look that missed it', () => {
  expect(looks([0, [CODE]], [200, []], [400, [CODE]], [600, []], [1_700, [CODE]])).toEqual([
    [CODE],
    [],
    [],
    [],
    [CODE],
  ]);
});

test('another label counts at once', () => {
  expect(looks([0, [CODE]], [100, [CODE, '70489216']])).toEqual([[CODE], ['70489216']]);
});
