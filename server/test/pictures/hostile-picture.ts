// Files that somebody may send as a picture, good and bad.
import fc from 'fast-check';
import sharp from 'sharp';

const EXIF = { IFD0: { Copyright: 'SECRET-OWNER', Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '47/1 55/1 0/1' } };
/** Smooth, like most photographs: pure noise would take a second to encode. */
const smooth = (width: number, height: number, seed: number) =>
  sharp(Buffer.from(Array.from({ length: 4 * 4 * 3 }, (_one, index) => (seed * (index + 7) * 37) % 256)), {
    raw: { width: 4, height: 4, channels: 3 },
  }).resize(width, height, { fit: 'fill', kernel: 'cubic' });
const photograph = (width: number, height: number, seed: number) =>
  smooth(width, height, seed)
    .withExif(EXIF)
    .withMetadata({ orientation: (seed % 8) + 1 });

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>alert(1)</script><rect width="800" height="800"/></svg>';
const side = fc.integer({ min: 400, max: 640 });
const seed = fc.integer({ min: 0, max: 255 });
const cut = fc.double({ min: 0.02, max: 0.98, noNaN: true });

/** A PNG with 8 bytes for each claimed gigabyte: the header lies, and no data follows. */
function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), header]);
}

const animated = async (stills: number) =>
  sharp(Buffer.concat(Array.from({ length: stills }, (_one, index) => Buffer.alloc(400 * 400 * 3, 40 * index))), {
    raw: { width: 400, height: 400 * stills, channels: 3, pageHeight: 400 },
  })
    .webp({ loop: 0, delay: Array.from({ length: stills }, () => 100) })
    .toBuffer();

const cmyk = async (width: number, height: number, of: number) =>
  smooth(width, height, of).toColourspace('cmyk').jpeg().toBuffer();
const sixteenBit = async (width: number, height: number, of: number) =>
  smooth(width, height, of).toColourspace('rgb16').png().toBuffer();

/** `mayPass`: a picture that can be shown; all others must be refused. */
type Made = [what: string, bytes: Promise<Buffer>, mayPass: boolean];

export const hostilePictures: fc.Arbitrary<Made> = fc.oneof(
  fc
    .tuple(side, side, seed)
    .map(([w, h, s]): Made => ['a photograph with EXIF', photograph(w, h, s).jpeg().toBuffer(), true]),
  fc
    .tuple(side, side, seed)
    .map(([w, h, s]): Made => ['a grey picture', smooth(w, h, s).toColourspace('b-w').png().toBuffer(), true]),
  fc.tuple(side, side, seed).map(([w, h, s]): Made => ['16 bit', sixteenBit(w, h, s), true]),
  fc.tuple(side, side, seed).map(([w, h, s]): Made => ['CMYK', cmyk(w, h, s), true]),
  fc.tuple(side, seed).map(([w, s]): Made => ['transparent', smooth(w, w, s).ensureAlpha(0.3).webp().toBuffer(), true]),
  fc.tuple(side, seed, fc.string()).map(
    ([w, s, text]): Made => [
      'a polyglot',
      photograph(w, w, s)
        .jpeg()
        .toBuffer()
        .then((jpeg) => Buffer.concat([jpeg, Buffer.from(`<script>${text}</script>PK\u0003\u0004`)])),
      true,
    ],
  ),
  fc.tuple(side, seed, cut, fc.constantFrom('jpeg', 'png', 'webp')).map(
    ([w, s, at, format]): Made => [
      `a truncated ${format}`,
      smooth(w, w, s)
        .toFormat(format as 'jpeg')
        .toBuffer()
        .then((whole) => whole.subarray(0, Math.floor(whole.length * at))),
      false,
    ],
  ),
  fc
    .tuple(fc.integer({ min: 10_000, max: 60_000 }), fc.integer({ min: 10_000, max: 60_000 }))
    .map(([w, h]): Made => ['a pixel bomb', Promise.resolve(pixelBomb(w, h)), false]),
  fc.integer({ min: 2, max: 4 }).map((stills): Made => ['animated', animated(stills), false]),
  fc.string().map((text): Made => ['an SVG', Promise.resolve(Buffer.from(SVG.replace('alert(1)', text))), false]),
  fc.uint8Array({ maxLength: 2_000 }).map((bytes): Made => ['bytes', Promise.resolve(Buffer.from(bytes)), false]),
  fc
    .tuple(
      fc.constantFrom('ffd8ff', '89504e470d0a1a0a', '524946460000000057454250'),
      fc.uint8Array({ maxLength: 2_000 }),
    )
    .map(
      ([start, bytes]): Made => [
        'a signature and bytes',
        Promise.resolve(Buffer.concat([Buffer.from(start, 'hex'), bytes])),
        false,
      ],
    ),
  fc
    .tuple(fc.integer({ min: 1, max: 399 }), seed)
    .map(([w, s]): Made => ['too small', smooth(w, w, s).png().toBuffer(), false]),
  fc
    .tuple(seed, fc.integer({ min: 1_700, max: 3_000 }))
    .map(([s, h]): Made => ['too long', smooth(400, h, s).jpeg().toBuffer(), false]),
);
