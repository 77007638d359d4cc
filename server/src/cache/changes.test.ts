import { expect, test } from 'vitest';
import { createChangeLog } from './changes.ts';

const whole = (...ids: number[]) => ({ whole: ids, cards: [] });
const cards = (...ids: number[]) => ({ whole: [], cards: ids });

test('a sold piece makes the product’s own answer old, and no card', () => {
  const changes = createChangeLog();
  const before = changes.moment();
  changes.learn([7], []);
  expect(changes.since(before, whole(7))).toBe(true);
  expect(changes.since(before, whole(8))).toBe(false);
  expect(changes.since(before, cards(7, 8))).toBe(false);
});

test('another price makes what shows the card old too', () => {
  const changes = createChangeLog();
  const before = changes.moment();
  changes.learn([7, 5_000], [5_000]);
  expect([changes.since(before, cards(5_000)), changes.since(before, cards(7))]).toEqual([true, false]);
});

test('what was read after a change is not older than it', () => {
  const changes = createChangeLog();
  changes.learn([7], [7]);
  const after = changes.moment();
  expect(changes.since(after, whole(7))).toBe(false);
  changes.learn([8], []);
  expect(changes.since(after, { whole: [7], cards: [7] })).toBe(false);
});

test('when anything may have changed everything is old', () => {
  const changes = createChangeLog();
  const before = changes.moment();
  changes.learn(null, []);
  expect(changes.since(before, cards())).toBe(true);
  expect(changes.since(changes.moment(), whole(7))).toBe(false);
});
