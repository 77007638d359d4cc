import { expect, test } from 'vitest';
import { emojiAsWords } from './emoji.ts';

test('furniture that a phone draws is the word for it, also in several and beside words', () => {
  expect(emojiAsWords('🛋️')).toBe('буйдан');
  expect(emojiAsWords('цагаан🪑')).toBe('цагаан сандал');
  expect(emojiAsWords('🛏 💡')).toBe('ор гэрэл');
});

test('other emoji and plain texts stay as they are', () => {
  expect(emojiAsWords('🚗')).toBe('🚗');
  expect(emojiAsWords('  буйдан ')).toBe('  буйдан ');
});
