import cyrillicExt from '@fontsource-variable/manrope/files/manrope-cyrillic-ext-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import tugrik from './manrope-tugrik.woff2?url';

/**
 * What every page is written in: Ө ө Ү ү are in cyrillic-ext, figures in latin. A file that came only when the page meets its
 * first email would lay the whole page out a second time.
 */
export const firstFonts: readonly string[] = [cyrillic, cyrillicExt, latin, tugrik];
