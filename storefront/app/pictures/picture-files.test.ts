import { expect, test } from 'vitest';
import { sourcesOf } from './picture-files.ts';

test('a picture offers its widths by format, narrowest first', () => {
  const files = { '800.webp': 'b.webp', '400.webp': 'a.webp', '800.avif': 'b.avif' };
  expect(sourcesOf(files, '/images/product/')).toEqual({
    webp: '/images/product/a.webp 400w, /images/product/b.webp 800w',
    avif: '/images/product/b.avif 800w',
  });
});

test('a picture with one file only offers nothing to choose from', () => {
  expect(sourcesOf({}, '/images/room/')).toEqual({ webp: '', avif: null });
});
