import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 1],
  ['nomin1', 1],
  ['Nomin1!', 1],
  ['Nomin12!', 2],
  ['nominaaa', 1],
  ['номин123', 2],
  ['Номинааа', 2],
  ['номин-аа', 2],
  ['aaaaaaaaB1111111', 1],
  ['abcdefgh12', 3],
  ['abcdefghij', 1],
  ['abcdefg12', 2],
  ['Tsagaan2026', 3],
  ['abcdefghij12', 3],
  ['Ulaanbaatar26', 4],
  ['Ulaanbaata26', 4],
  ['Ulaanbaat26', 3],
  ['сайхан амралтын', 3],
  ['сайханамралтын өдөр', 4],
  ['abcdefghijklmnop', 4],
  ['abcdefghijklmno', 1],
  ['abcdabcd', 1],
  ['abcdeabc1', 2],
])('%j fills %i bars', (password, bars) => {
  expect(passwordStrength(password)).toBe(bars);
});

test('its example in the index of rules', () => {
  expect(examples['password-strength']()).toBe('“nomin1” fills 1 of four bars, “Tsagaan2026” 3 and “Ulaanbaatar26” 4.');
});
