import { expect, test } from 'vitest';
import { smallestFile } from '../../pictures/picture-files.ts';
import { hoverPicture, productPicture } from './product-picture.ts';

test('a product without a picture has none, not a broken one', () => {
  expect(productPicture({ image: '', image_files: {} })).toBeNull();
});

test('a card without a second picture shows the first under the pointer, too', () => {
  expect(hoverPicture(null)).toBeNull();
  expect(hoverPicture({})).toBeNull();
});

test('the second picture offers its widths', () => {
  expect(hoverPicture({ '800.webp': 'side-800.webp', '400.webp': 'side-400.webp' })).toMatchObject({
    src: '/images/product/side-400.webp',
    webp: '/images/product/side-400.webp 400w, /images/product/side-800.webp 800w',
  });
});

test('the cart keeps the narrowest file, by number and not by email', () => {
  const files = { '1200.webp': 'c', '400.webp': 'a', '800.webp': 'b', '200.avif': 'x' };
  expect(smallestFile({ image: 'own.webp', image_files: files })).toBe('a');
  expect(smallestFile({ image: 'own.webp', image_files: {} })).toBe('own.webp');
});
