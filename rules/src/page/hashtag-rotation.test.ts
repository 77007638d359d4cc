import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { HASHTAG_TURN_MS, hashtagGroup } from './hashtag-rotation.ts';

test.each([
  ['no events', '', ['', '']],
  ['one event', 'a', ['a', 'a']],
  ['three events', 'abc', ['abc', 'abc']],
  ['four events', 'abcd', ['abc', 'd', 'abc']],
  ['seven events', 'abcdefg', ['abc', 'def', 'g', 'abc', 'def']],
])('%s (%j) turn as %j', (_name, events, turns) => {
  expect(turns.map((_, turn) => hashtagGroup(events.split(''), turn).join(''))).toEqual(turns);
});

test('a group stays for 5 seconds', () => {
  expect(HASHTAG_TURN_MS).toBe(5000);
});

test('one round shows every event once, in order, and the next round is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 40 }), fc.nat(100), (events, round) => {
      const groups = Math.ceil(events.length / 3);
      const turns = Array.from({ length: groups }, (_, turn) => hashtagGroup(events, round * groups + turn));
      return turns.flat().join() === events.join() && turns.every(({ length }) => length >= 1 && length <= 3);
    }),
    { numRuns: 10_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples['hashtag-rotation']()).toBe(
    'Of four events the header shows #намар #өвөл #хавар, after 5 seconds #зун, then #намар #өвөл #хавар again.',
  );
});
