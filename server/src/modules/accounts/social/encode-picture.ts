import sharp from 'sharp';

/** As large as a page shows it on a sharp screen. */
const SIDE_PX = 160;
export const LARGEST_PICTURE_BYTES = 20_000;
/** A picture of more is made to fill the memory of whoever decodes it. */
const MOST_PIXELS = 25_000_000;
/** What cameras and providers make. Others, SVG before all, are programs as much as pictures. */
const FORMATS = ['jpeg', 'png', 'webp'];
const QUALITIES = [80, 60, 40, 20];

/** A square WebP of our own making, without what a camera wrote into the file; null where the bytes are no picture. */
export async function encodePicture(bytes: Buffer): Promise<Buffer | null> {
  const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  try {
    const { format } = await open().metadata();
    if (!FORMATS.includes(format)) return null;
    for (const quality of QUALITIES) {
      const webp = await open().rotate().resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).webp({ quality }).toBuffer();
      if (webp.length <= LARGEST_PICTURE_BYTES) return webp;
    }
  } catch {
    // Broken, or too large: a profile without a picture, and not a job that fails ten times.
  }
  return null;
}
