import { expect, test } from 'vitest';
import { onOtherLayouts } from './keyboard-layouts.ts';

test.each([
  ['injtt', 'ширээ', 'the Mongolian rows were meant'],
  ['dea;gy', 'буйдан', 'a semicolon is д'],
  ['mg.nlug', 'тавилга', 'a full stop is в'],
  ['mkl,', 'толь', 'a comma is ь'],
  ['тйлт', 'malm', 'Latin was meant, Mongolian was on'],
  ['lbdfy', 'диван', 'the Russian rows were meant'],
  ['ыршкуу', 'shiree', 'Latin was meant, Russian was on'],
  ['штоее', 'ширээ', 'Mongolian was meant, Russian was on'],
  ['INJTT', 'ширээ', 'capitals change nothing'],
])('«%s» is «%s»: %s', (typed, meant) => {
  expect(onOtherLayouts(typed)).toContain(meant);
});

test('what is no word on another layout is not offered', () => {
  expect(onOtherLayouts('160')).toEqual([]);
  expect(onOtherLayouts('буйдан')).not.toContain('dea;gy');
});
