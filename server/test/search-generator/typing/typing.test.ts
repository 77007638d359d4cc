import { expect, test } from 'vitest';
import { seededRandom } from '../../../../scripts/seeded-random.ts';
import { typeInLatin } from './latin-habits.ts';
import { typeOnRussianPhone } from './russian-phone.ts';
import { withOneSlip } from './slips.ts';
import { typeOnWrongLayout } from './wrong-layout.ts';

test('a writer spells a sound in one way through a sentence', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const [first, second] = typeInLatin('шүүгээ шүүгээ', seededRandom(seed)).split(' ');
    expect(first).toBe(second);
    expect(first).toMatch(/^(?:sh|w)(?:uu|vv|yy)gee$/);
  }
});

test('a phone without ө and ү writes о and у', () => {
  expect(typeOnRussianPhone('өлгүүр')).toBe('олгуур');
});

test('the same keys write other characters on another layout', () => {
  expect(typeOnWrongLayout('ширээ', 'mongolianOnLatin')).toBe('injtt');
  expect(typeOnWrongLayout('диван', 'russianOnLatin')).toBe('lbdfy');
  expect(typeOnWrongLayout('shiree', 'latinOnRussian')).toBe('ыршкуу');
  expect(typeOnWrongLayout('shiree', 'latinOnMongolian')).toBe('ыхшжуу');
});

test('one word of at least five characters gets one slip, and short words none', () => {
  expect(withOneSlip('ор дэр хивс', seededRandom(1))).toBeNull();
  for (let seed = 0; seed < 50; seed += 1) {
    const slipped = withOneSlip('модон сандал', seededRandom(seed)) ?? '';
    const [first, second] = slipped.split(' ');
    expect(first === 'модон' || second === 'сандал').toBe(true);
    expect(Math.abs(slipped.length - 'модон сандал'.length)).toBeLessThan(2);
  }
});
