import sharp from 'sharp';

/** Larger ones are made to fill the memory of whoever decodes them. */
export const MOST_PIXELS = 50_000_000;
/** A card shows 400 px: a smaller picture would be blown up. */
const LEAST_SIDE_PX = 400;
const MOST_RATIO = 4;

/** Why a file is not taken. */
export type UploadRefusal = 'not_a_picture' | 'animated' | 'too_many_pixels' | 'too_small' | 'too_long' | 'broken';

/** What cameras and suppliers send. Others, SVG before all, are programs as much as pictures: no parser of ours opens them. */
const SIGNATURES = [
  { at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { at: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { at: 8, bytes: Buffer.from('WEBP') },
] as const;

const isKnownType = (file: Buffer) =>
  SIGNATURES.some(({ at, bytes }) => file.subarray(at, at + bytes.length).equals(bytes));

/** Of an animated PNG the control chunk stands before the picture; libvips reads its first picture and says nothing. */
const isAnimatedPng = (file: Buffer) => {
  const [control, data] = [file.indexOf('acTL', 0, 'latin1'), file.indexOf('IDAT', 0, 'latin1')];
  return control !== -1 && control < data;
};

/** What the first bytes and the header of a file say against it; null: it may be decoded. The name of the file says nothing. */
export async function whyRefused(file: Buffer): Promise<UploadRefusal | null> {
  if (!isKnownType(file)) return 'not_a_picture';
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return 'broken';
  const { format, pages = 1, width, height } = header;
  if (!['jpeg', 'png', 'webp'].includes(format)) return 'not_a_picture';
  if (pages > 1 || (format === 'png' && isAnimatedPng(file))) return 'animated';
  if (width * height > MOST_PIXELS) return 'too_many_pixels';
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < LEAST_SIDE_PX) return 'too_small';
  return long > short * MOST_RATIO ? 'too_long' : null;
}
