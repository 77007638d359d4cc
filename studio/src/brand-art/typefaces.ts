import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Font } from 'opentype.js';

// Its CommonJS build, which Node takes, has no names that an import could find.
const { parse }: typeof import('opentype.js') = createRequire(import.meta.url)('opentype.js');

// Free typefaces (OFL), only turned into outlines: the shop does not serve them.
const FILES = {
  'josefin-400': import.meta.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff'),
  'josefin-600': import.meta.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff'),
  'josefin-700': import.meta.resolve('@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff'),
  'fraunces-300': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-300-normal.woff'),
  'fraunces-500': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff'),
  'fraunces-600': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  'fraunces-900': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-900-normal.woff'),
  'fraunces-400-italic': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-400-italic.woff'),
  'fraunces-700-italic': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-700-italic.woff'),
  'syne-500': import.meta.resolve('@fontsource/syne/files/syne-latin-500-normal.woff'),
  'syne-700': import.meta.resolve('@fontsource/syne/files/syne-latin-700-normal.woff'),
  'syne-800': import.meta.resolve('@fontsource/syne/files/syne-latin-800-normal.woff'),
};

export type Typeface = keyof typeof FILES;

export function openTypeface(typeface: Typeface): Font {
  const file = readFileSync(fileURLToPath(FILES[typeface]));
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
