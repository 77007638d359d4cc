import { encodeUpload } from '@tokhi/pictures/encode-upload';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sizeOf } from '../sizes.ts';
import { hostilePictures } from './hostile-picture.ts';

test('every file that somebody sends is refused, or encoded as 8-bit sRGB without a word of it', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(hostilePictures, async ([what, made, mayPass]) => {
      const bytes = await made;
      const files: Uint8Array[] = [];
      const result = await encodeUpload(bytes, 'hostile', (_file, content) => void files.push(content));
      seen.set(what, (seen.get(what) ?? 0) + 1);
      expect([what, 'picture' in result, files.length > 0]).toEqual([what, mayPass, mayPass]);
      for (const content of files) {
        const { exif, xmp, iptc, icc, depth, channels, pages } = await sharp(content).metadata();
        expect({ exif, xmp, iptc, icc, depth, channels, pages: pages ?? 1 }).toEqual({
          ...{
            exif: undefined,
            xmp: undefined,
            iptc: undefined,
            icc: undefined,
            depth: 'uchar',
            channels: 3,
            pages: 1,
          },
        });
        const text = Buffer.from(content).toString('latin1');
        for (const word of ['SECRET', '<script', 'Exif']) expect(text).not.toContain(word);
      }
    }),
    { numRuns: sizeOf('HOSTILE_PICTURES') },
  );
  expect(seen.size).toBeGreaterThan(5);
});

test('a picture is turned as the camera was held', async () => {
  const wide = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c04020' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const result = await encodeUpload(wide, 'turned', () => undefined);
  expect(result).toMatchObject({ picture: { width: 600, height: 900 } });
});

test('a picture has the widths, formats and names of the studio, and a card within its weight', async () => {
  const files = new Map<string, number>();
  const large = await sharp({
    create: {
      width: 1400,
      height: 1100,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 120, sigma: 4 },
    },
  })
    .jpeg()
    .toBuffer();
  const result = await encodeUpload(large, '70489215-p7', (file, content) => void files.set(file, content.length));
  if (!('picture' in result)) throw new Error('refused');
  const widths = Object.keys(result.picture.files).filter((size) => size.endsWith('.webp'));
  expect(widths.toSorted()).toEqual(['1600.webp', '400.webp', '800.webp']);
  for (const file of files.keys()) expect(file).toMatch(/^70489215-p7-(400|800|1600)\.[0-9a-f]{8}\.(webp|avif)$/);
  expect(files.get(result.picture.files['400.webp'] ?? '')).toBeLessThanOrEqual(12_000);
});
