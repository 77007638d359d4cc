import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('neither a range nor a word with its ending breaks at the dash', () => {
  expect(unbroken('12–16 хоног, НӨАТ-ын баримт')).toBe('12–\u206016 хоног, НӨАТ-\u2060ын баримт');
});

test('a dash between words still lets the line break', () => {
  expect(unbroken('хүргэлт – үнэгүй')).toBe('хүргэлт – үнэгүй');
});
