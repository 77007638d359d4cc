import sharp, { type Sharp } from 'sharp';
import { saveByContent } from './content-name.ts';
import { CARD_BYTES } from './limits.ts';
import type { Picture } from './manifest.ts';

export interface Recipe {
  widths: number[];
  quality: number;
  /** Widths that also get an AVIF, where it is smaller. */
  avif: number[];
  paperWhite: boolean;
  /** A square out of the master, as shares of its width and height. */
  square?: { x: number; y: number; size: number };
}

const CARD_WIDTH = 400;

export async function encodePicture(source: Sharp, recipe: Recipe, folder: string, name: string): Promise<Picture> {
  const { picture, width, height } = await cut(source, recipe);
  const files: Picture['files'] = {};
  for (const wide of recipe.widths) {
    // A square of a room is 670 px: 800 is still fine, more would only be larger.
    if (wide > width * 1.25 && wide !== recipe.widths[0]) continue;
    const resized = picture.clone().resize(wide, null, { kernel: 'lanczos3' }).sharpen({ sigma: 0.5, m1: 0.4 });
    const webp = await webpWithin(resized, recipe.quality, wide === CARD_WIDTH ? CARD_BYTES : Number.POSITIVE_INFINITY);
    files[`${wide}.webp`] = saveByContent(folder, `${name}-${wide}`, webp, 'webp');
    if (!recipe.avif.includes(wide)) continue;
    const avif = await resized.clone().avif({ quality: 60, effort: 4 }).toBuffer();
    if (avif.length < webp.length) files[`${wide}.avif`] = saveByContent(folder, `${name}-${wide}`, avif, 'avif');
  }
  const tiny = await picture.clone().resize(16).webp({ quality: 40 }).toBuffer();
  return { width, height, files, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}

async function cut(source: Sharp, { square }: Recipe) {
  const { data, info } = await source.clone().png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const whole = { picture: sharp(data), width: info.width, height: info.height };
  if (!square) return whole;
  const side = Math.round(whole.height * square.size);
  const left = Math.round(Math.min(whole.width - side, whole.width * square.x));
  const top = Math.round(Math.min(whole.height - side, whole.height * square.y));
  const cropped = await whole.picture.extract({ left, top, width: side, height: side }).toBuffer();
  return { picture: sharp(cropped), width: side, height: side };
}

/** Below this a sharp picture shows its blocks. */
const LEAST_SHARP = 46;
const LEAST_SOFT = 14;

/**
 * A loopy cloth costs three times a plain one: such a card gives up quality before it gives up speed. Leaves and lattices of a room cost
 * more still, and give up their sharpness first.
 */
async function webpWithin(picture: Sharp, quality: number, bytes: number, least = LEAST_SHARP): Promise<Buffer> {
  const webp = await picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  if (webp.length <= bytes || quality <= LEAST_SOFT) return webp;
  if (quality > least) return webpWithin(picture, quality - 6, bytes, least);
  const soft = sharp(await picture.clone().png().toBuffer()).blur(0.8);
  return webpWithin(soft, quality, bytes, LEAST_SOFT);
}
