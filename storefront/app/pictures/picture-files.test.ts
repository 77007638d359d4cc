import { expect, test } from 'vitest';
import { largestFile, sourcesOf } from './picture-files.ts';

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

test('whoever zooms in gets the widest file there is', () => {
  const files = { '400.webp': 'a.webp', '1600.webp': 'c.webp', '800.webp': 'b.webp', '800.avif': 'b.avif' };
  expect(largestFile({ image: 'b.webp', image_files: files })).toBe('c.webp');
  expect(largestFile({ image: 'b.webp', image_files: {} })).toBe('b.webp');
});
