import type { PictureFiles } from '@tokhi/contract/fields/pictures';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { fileAddress, smallestFile, sourcesOf } from '../../pictures/picture-files.ts';

/** Product pictures are at /images/product/{image} (spec §7). */
const FOLDER = '/images/product/';

/** Pictures of cards, swatches and thumbnails are square; this reserves their space. */
const SQUARE = 800;

export const pictureAddress = (file: string): string => fileAddress(FOLDER, file);

interface ImageFields {
  image: string;
  image_files: PictureFiles;
  image_placeholder?: string | null;
  width?: number;
  height?: number;
}

/** A picture as a reply describes it, or null where the product has none. */
export function productPicture(fields: ImageFields): Picture | null {
  if (fields.image === '') return null;
  const { image, image_files, image_placeholder = null, width = SQUARE, height = SQUARE } = fields;
  return {
    src: pictureAddress(image),
    width,
    height,
    ...sourcesOf(image_files, FOLDER),
    placeholder: image_placeholder,
  };
}

/** The second picture of a card, for which replies contain only the sizes. */
export function hoverPicture(files: PictureFiles | null): Picture | null {
  if (files === null) return null;
  return productPicture({ image: smallestFile({ image: '', image_files: files }), image_files: files });
}
