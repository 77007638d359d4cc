import type { PictureFiles } from '@tokhi/contract/fields/pictures';
import type { Picture } from '@tokhi/ui/show/picture.tsx';

/** A file of a folder as an address. */
export const fileAddress = (folder: `/images/${string}/`, file: string): string =>
  `${folder}${encodeURIComponent(file)}`;

/** The files of a picture (`400.webp` → name) as `srcset`s, narrowest first. */
export function sourcesOf(files: PictureFiles, folder: `/images/${string}/`): Pick<Picture, 'webp' | 'avif'> {
  const list = (format: string) =>
    Object.entries(files)
      .filter(([size]) => size.endsWith(`.${format}`))
      .map(([size, file]) => ({ width: Number.parseInt(size, 10), file }))
      .sort((one, other) => one.width - other.width)
      .map(({ width, file }) => `${fileAddress(folder, file)} ${width}w`)
      .join(', ');
  return { webp: list('webp'), avif: list('avif') || null };
}

/** The file with the most detail. */
export function largestFile({ image, image_files }: { image: string; image_files: PictureFiles }): string {
  const [largest] = Object.entries(image_files)
    .filter(([size]) => size.endsWith('.webp'))
    .sort(([one], [other]) => Number.parseInt(other, 10) - Number.parseInt(one, 10));
  return largest?.[1] ?? image;
}

/** The file for a row of the cart. */
export function smallestFile({ image, image_files }: { image: string; image_files: PictureFiles }): string {
  const [smallest] = Object.entries(image_files)
    .filter(([size]) => size.endsWith('.webp'))
    .sort(([one], [other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  return smallest?.[1] ?? image;
}
