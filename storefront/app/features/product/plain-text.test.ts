import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('tags go, words and their order stay', () => {
  expect(plainText('<p>Зөөлөн <b>суудал</b>.</p><ul><li>Даавуу &amp; мод</li></ul>', 200)).toBe(
    'Зөөлөн суудал. Даавуу & мод',
  );
});

test('a long text ends with a whole word', () => {
  expect(plainText('<p>Гурван хүний өргөн суудалтай буйдан</p>', 20)).toBe('Гурван хүний өргөн…');
});

test('nothing stays nothing', () => {
  expect(plainText('<p> </p>', 160)).toBe('');
});
