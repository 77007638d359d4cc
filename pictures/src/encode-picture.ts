import sharp, { type Sharp } from 'sharp';
import { contentName } from './content-name.ts';
import { CARD_BYTES, CARD_WIDTH, type Recipe } from './recipes.ts';

export interface Picture {
  width: number;
  height: number;
  /** `800.webp` and the like → file name. */
  files: Record<string, string>;
  /** A tiny blurred picture as a data address. */
  placeholder: string;
}

/** Writes a file under its name, which carries the hash of its content: a name that is there holds the same bytes. */
export type SaveFile = (file: string, content: Uint8Array) => void | Promise<void>;

/** Encodes a picture in the widths and formats of its recipe and hands each file on to be saved. */
export async function encodePicture(source: Sharp, recipe: Recipe, name: string, save: SaveFile): Promise<Picture> {
  const { picture, width, height } = await cut(source, recipe);
  const files: Picture['files'] = {};
  const add = async (wide: number, content: Uint8Array, ending: 'webp' | 'avif') => {
    const file = contentName(`${name}-${wide}`, content, ending);
    await save(file, content);
    files[`${wide}.${ending}`] = file;
  };
  for (const wide of recipe.widths) {
    // A square of a room is 670 px: 800 is still fine, more would only be larger.
    if (wide > width * 1.25 && wide !== recipe.widths[0]) continue;
    const resized = picture.clone().resize(wide, null, { kernel: 'lanczos3' }).sharpen({ sigma: 0.5, m1: 0.4 });
    const webp = await webpWithin(resized, recipe.quality, wide === CARD_WIDTH ? CARD_BYTES : Number.POSITIVE_INFINITY);
    await add(wide, webp, 'webp');
    if (!recipe.avif.includes(wide)) continue;
    const avif = await resized.clone().avif({ quality: 60, effort: 4 }).toBuffer();
    if (avif.length < webp.length) await add(wide, avif, 'avif');
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
