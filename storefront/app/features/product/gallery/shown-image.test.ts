import { expect, test } from 'vitest';
import { imageSearch, shownImage } from './shown-image.ts';

test('the address says which picture is large', () => {
  expect(shownImage(new URLSearchParams('image=2'), 5)).toBe(2);
  expect(shownImage(new URLSearchParams(''), 5)).toBe(1);
});

test('nonsense shows the first picture', () => {
  for (const asked of ['0', '6', '-1', '1.5', 'two', '']) {
    expect(shownImage(new URLSearchParams({ image: asked }), 5)).toBe(1);
  }
});

test('the first picture needs nothing in the address', () => {
  expect(imageSearch(1)).toBe('');
  expect(imageSearch(3)).toBe('?image=3');
});
