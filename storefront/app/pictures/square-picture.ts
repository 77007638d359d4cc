import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { fileAddress } from './picture-files.ts';

/** The small files of products and categories are this wide; it reserves their space. */
const SIDE = 400;

/** A picture with one known file, enough for a width of two fingers; null without one. */
export const squarePicture = (src: string | null): Picture | null =>
  src === null ? null : { src, width: SIDE, height: SIDE, webp: '', avif: null, placeholder: null };

/** The same for a product, by the name of its file; empty if it has none. */
export const productThumbnail = (file: string): Picture | null =>
  squarePicture(file === '' ? null : fileAddress('/images/product/', file));
