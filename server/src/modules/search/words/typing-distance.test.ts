import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgiven, soundsOf, TOO_FAR, typingDistance } from './typing-distance.ts';

const distance = (typed: string, meant: string, most = 3) => typingDistance(soundsOf(typed), soundsOf(meant), most);

test('a doubled letter, swapped letters, another vowel and a wrong letter are worse in this order', () => {
  const slips = [
    distance('buidaan', 'buidan'),
    distance('sandol', 'sandal'),
    distance('sanadl', 'sandal'),
    distance('buidn', 'buidan'),
    distance('sanfal', 'sandal'),
  ];
  expect(slips).toEqual([...slips].sort((a, b) => a - b));
  expect(new Set(slips).size).toBe(slips.length);
});

test('the same word is at no distance, and the way back is as long', () => {
  expect(distance('sandal', 'sandal')).toBe(0);
  expect(distance('shiree', 'siree')).toBeCloseTo(distance('siree', 'shiree'));
});

test('sh is one sound: s for it is a small slip', () => {
  expect(distance('siree', 'shiree')).toBeLessThan(distance('giree', 'shiree'));
});

test('what is further than asked for is too far', () => {
  expect(distance('utas', 'alchuur', 1)).toBe(TOO_FAR);
  expect(distance('sanfal', 'sandal', 0.9)).toBe(TOO_FAR);
});

test('letters that are swapped near the end are near, although every way through the first of them is too far', () => {
  expect(distance('aaaaaahda', 'aaaaaadha', 0.8)).toBe(0.7);
});

test('a look at lengths and sounds refuses nothing that is near', () => {
  const key = fc.string({ unit: fc.constantFrom(...'aaeiouuhsctdnl27'.split('')), minLength: 1, maxLength: 12 });
  const slips = fc.array(fc.tuple(fc.nat(12), fc.constantFrom('', 'a', 'u', 'h', 'sh', 'd')), { maxLength: 3 });
  const slipped = (typed: string, changes: [number, string][]) =>
    changes.reduce((word, [at, letter]) => word.slice(0, at) + letter + word.slice(at + 1), typed);
  const most = fc.constantFrom(0.8, 1.2, 2);
  fc.assert(
    fc.property(key, slips, most, (typed, changes, allowed) => {
      const meant = slipped(typed, changes);
      const measured = distance(typed, meant, Number.MAX_VALUE);
      expect(distance(typed, meant, allowed)).toBe(measured <= allowed ? measured : TOO_FAR);
    }),
    { numRuns: 3_000 },
  );
});

test('what is longer than any word is forgiven nothing: it would have the most neighbours', () => {
  expect(forgiven('gereltuuleg'.repeat(2))).toBe(2);
  expect(forgiven('gereltuuleg'.repeat(3))).toBe(0);
});

test('short words and figures are forgiven little or nothing', () => {
  expect(['or', '160', 'der', 'sandal', 'gereltuuleg'].map(forgiven)).toEqual([0, 0, 0.8, 1.2, 2]);
});
