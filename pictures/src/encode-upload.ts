import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS, type UploadRefusal, whyRefused } from './check-upload.ts';
import { encodePicture, type Picture, type SaveFile } from './encode-picture.ts';
import { paperWhite } from './paper-white.ts';
import { RECIPES } from './recipes.ts';

/** As large as the recipe needs it. */
const LARGEST_PX = Math.max(...RECIPES.uploaded.widths);

/**
 * Encodes an uploaded file for the shop, or says why it cannot. Nothing of the file itself is passed on: only pixels in 8-bit sRGB,
 * turned as the camera was held, so neither EXIF nor what was hidden behind the picture is left.
 */
export async function encodeUpload(
  file: Buffer,
  name: string,
  save: SaveFile,
): Promise<{ picture: Picture } | { refused: UploadRefusal }> {
  const refused = await whyRefused(file);
  if (refused !== null) return { refused };
  const pixels = await decode(file).catch(() => null);
  if (pixels === null) return { refused: 'broken' };
  return { picture: await encodePicture(await paperWhite(pixels), RECIPES.uploaded, name, save) };
}

async function decode(file: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: LARGEST_PX, height: LARGEST_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).toColourspace(
    'srgb',
  );
}
