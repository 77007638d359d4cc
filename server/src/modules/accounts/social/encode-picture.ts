import sharp from 'sharp';

/** As large as a page shows it on a high-density screen. */
const SIDE_PX = 160;
export const LARGEST_PICTURE_BYTES = 20_000;
/** A larger picture is made to exhaust the memory of the decoder. */
const MOST_PIXELS = 25_000_000;
/** What cameras and providers produce. Others, above all SVG, can contain code. */
const FORMATS = ['jpeg', 'png', 'webp'];
const QUALITIES = [80, 60, 40, 20];

/** Re-encodes a picture as a square WebP without camera metadata; null if the bytes are no picture. */
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
    // Broken, or too large: the profile stays without a picture instead of a job that fails ten times.
  }
  return null;
}
