import { expect, test } from 'vitest';
import { changeText, shareText, signedText, tookText } from './report-words.ts';

test('shares, changes and signs are told as a report tells them', () => {
  expect([shareText(1, 3), shareText(1, 0)]).toEqual(['33.3%', '—']);
  expect([changeText(116, 100), changeText(90, 100), changeText(5, 0)]).toEqual(['+16.0%', '−10.0%', '']);
  expect([signedText(10_412), signedText(-96), signedText(-0)]).toEqual(['+10,412', '−96', '0']);
});

test.each([
  [14, '14 сек'],
  [2_460, '41 мин'],
  [18_000, '5 ц'],
  [172_800, '2 хоног'],
])('%d seconds are «%s»', (seconds, text) => {
  expect(tookText(seconds)).toBe(text);
});
