import sharp from 'sharp';

/** Photographs like those of a good camera: as detailed as 15 MB allow. */
const [WIDTH, HEIGHT] = [5_600, 3_700];
const MOST_BYTES = 15 * 1024 * 1024;
const QUALITIES = [96, 94, 92, 90, 88, 86, 84];

/** Making one takes longer than encoding it for the shop. */
const DIFFERENT = 2;

/** So many JPEGs just below the upload limit: shapes, and noise like that of a sensor. They repeat; each is encoded separately. */
export async function largePictures(count: number): Promise<Buffer[]> {
  const made: Buffer[] = [];
  for (let nth = 0; nth < Math.min(count, DIFFERENT); nth += 1) made.push(await largePicture(nth));
  return Array.from({ length: count }, (_one, nth) => made[nth % made.length] as Buffer);
}

async function largePicture(nth: number): Promise<Buffer> {
  const colours = Buffer.from(Array.from({ length: 48 }, (_one, index) => ((nth + 3) * (index + 7) * 37) % 256));
  const shapes = await sharp(colours, { raw: { width: 4, height: 4, channels: 3 } })
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 22 };
  const grain = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const picture = await sharp(shapes, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: grain, blend: 'soft-light' }])
    .raw()
    .toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Error('a picture of 20 million pixels is larger than an upload may be');
}

/** The smallest size that the shop accepts. */
export const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#b07040' } })
    .jpeg()
    .toBuffer();
