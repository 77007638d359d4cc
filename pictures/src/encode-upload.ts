import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS, type UploadRefusal, whyRefused } from './check-upload.ts';
import { encodePicture, type Picture, type SaveFile } from './encode-picture.ts';
import { paperWhite } from './paper-white.ts';
import { pictureContrast } from './picture-contrast.ts';
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

/** As wide to high as banners and rooms are drawn; what stands in a room is marked in per cent of it. */
const FRONT = { width: 1600, height: 670 };

/**
 * The same for a banner or a room: cut to its shape around what there is to see, with the paper as it is, and measured how far apart
 * its dark and its light parts are.
 */
export async function encodeFrontUpload(
  file: Buffer,
  name: string,
  save: SaveFile,
): Promise<{ picture: Picture; contrast: number } | { refused: UploadRefusal }> {
  const refused = await whyRefused(file);
  if (refused !== null) return { refused };
  const pixels = await decode(file).catch(() => null);
  if (pixels === null) return { refused: 'broken' };
  const { width, height } = (await pixels.clone().png().toBuffer({ resolveWithObject: true })).info;
  const wide = Math.min(FRONT.width, width, Math.floor((height * FRONT.width) / FRONT.height));
  const high = Math.round((wide * FRONT.height) / FRONT.width);
  const cut = sharp(await pixels.clone().resize(wide, high, { fit: 'cover', position: 'attention' }).png().toBuffer());
  return { picture: await encodePicture(cut, RECIPES.banner, name, save), contrast: await pictureContrast(cut) };
}
