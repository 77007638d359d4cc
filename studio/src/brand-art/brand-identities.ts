// How each brand of the demo shop looks. The names are invented; so are the designs.
import type { DrawnWordName } from './drawn-words.ts';
import type { MarkName } from './marks.ts';
import type { SetWord } from './set-word.ts';

export interface BrandIdentity {
  /** One line or two, or a name drawn by hand. */
  word: SetWord[] | DrawnWordName;
  mark: MarkName;
  /** Whether the mark stands before the name too; every banner shows it. */
  markInLogo: boolean;
  /** The one colour of the logo. */
  ink: string;
  /** What the banner's tints are mixed from. */
  hue: string;
  banner: BannerLayout;
}

export type BannerLayout =
  /** A field of tiles; `turn`: each a quarter further than the one before. */
  | { kind: 'tiles'; rows: number; turn: boolean }
  /** One mark larger than the banner, and its echo. */
  | { kind: 'giant' };

const INK = '#1E1B18';

export const BRANDS: Record<string, BrandIdentity> = {
  khangai: {
    word: [{ text: 'KHANGAI', typeface: 'josefin-700', height: 21, tracking: 150 }],
    mark: 'hills',
    markInLogo: false,
    ink: INK,
    hue: '#4F6B52',
    banner: { kind: 'tiles', rows: 4, turn: false },
  },
  'tsagaan-uul': {
    word: [{ text: 'TSAGAAN UUL', typeface: 'josefin-400', height: 18, tracking: 100 }],
    mark: 'peak',
    markInLogo: true,
    ink: INK,
    hue: '#6F7F8C',
    banner: { kind: 'giant' },
  },
  khuvsgul: {
    word: [{ text: 'Khuvsgul', typeface: 'fraunces-400-italic', height: 14, tracking: 5 }],
    mark: 'lake',
    markInLogo: false,
    ink: '#21455C',
    hue: '#3E6C86',
    banner: { kind: 'tiles', rows: 3, turn: false },
  },
  govi: {
    word: 'govi',
    mark: 'dune',
    markInLogo: false,
    ink: INK,
    hue: '#C08A4B',
    banner: { kind: 'tiles', rows: 3, turn: true },
  },
  altai: {
    word: [{ text: 'ALTAI', typeface: 'fraunces-700-italic', height: 22, tracking: 10 }],
    mark: 'ridge',
    markInLogo: false,
    ink: INK,
    hue: '#6A6F8A',
    banner: { kind: 'tiles', rows: 4, turn: false },
  },
  orkhon: {
    word: [{ text: 'orkhon', typeface: 'syne-500', height: 16, tracking: 20 }],
    mark: 'bend',
    markInLogo: true,
    ink: INK,
    hue: '#7B7264',
    banner: { kind: 'tiles', rows: 3, turn: true },
  },
  tuul: {
    word: 'tuul',
    mark: 'meander',
    markInLogo: false,
    ink: '#24485A',
    hue: '#5A8796',
    banner: { kind: 'tiles', rows: 4, turn: true },
  },
  selbe: {
    word: [{ text: 'selbe', typeface: 'josefin-400', height: 14.5, tracking: 50 }],
    mark: 'waves',
    markInLogo: true,
    ink: INK,
    hue: '#6E9A9A',
    banner: { kind: 'tiles', rows: 3, turn: false },
  },
  toono: { word: 'toono', mark: 'ring', markInLogo: false, ink: INK, hue: '#A56A3A', banner: { kind: 'giant' } },
  zul: {
    word: [{ text: 'Zul', typeface: 'fraunces-600', height: 15, tracking: 15 }],
    mark: 'flame',
    markInLogo: true,
    ink: '#6A4415',
    hue: '#C58B2C',
    banner: { kind: 'tiles', rows: 4, turn: false },
  },
  nomuun: {
    word: 'nomuun',
    mark: 'arches',
    markInLogo: false,
    ink: INK,
    hue: '#A78A9C',
    banner: { kind: 'tiles', rows: 4, turn: true },
  },
  esgii: {
    word: [{ text: 'esgii', typeface: 'fraunces-900', height: 17, tracking: -5 }],
    mark: 'horn',
    markInLogo: false,
    ink: '#5A3A2A',
    hue: '#9B7B5F',
    banner: { kind: 'tiles', rows: 3, turn: false },
  },
  'mod-khus': {
    word: [{ text: 'MOD KHUS', typeface: 'syne-700', height: 18, tracking: 60 }],
    mark: 'birch',
    markInLogo: true,
    ink: INK,
    hue: '#8A8F7A',
    banner: { kind: 'tiles', rows: 4, turn: true },
  },
  shavar: {
    word: [{ text: 'shavar', typeface: 'fraunces-300', height: 15, tracking: 20 }],
    mark: 'bowl',
    markInLogo: true,
    ink: '#7A3E2B',
    hue: '#B0674A',
    banner: { kind: 'tiles', rows: 4, turn: false },
  },
  navch: {
    word: [{ text: 'NAVCH', typeface: 'josefin-400', height: 21, tracking: 180 }],
    mark: 'leaf',
    markInLogo: true,
    ink: '#2C4B37',
    hue: '#5F8A63',
    banner: { kind: 'tiles', rows: 4, turn: true },
  },
  bulag: {
    word: [{ text: 'bulag', typeface: 'syne-800', height: 15, tracking: 0 }],
    mark: 'spring',
    markInLogo: false,
    ink: INK,
    hue: '#4F8FA3',
    banner: { kind: 'giant' },
  },
  sarnai: {
    word: [{ text: 'Sarnai', typeface: 'fraunces-500', height: 14.5, tracking: 20 }],
    mark: 'rosette',
    markInLogo: true,
    ink: '#6B2F3F',
    hue: '#B5697A',
    banner: { kind: 'tiles', rows: 3, turn: false },
  },
  'uuliin-gerel': {
    word: [
      { text: 'UULIIN', typeface: 'josefin-600', height: 12, tracking: 220 },
      { text: 'GEREL', typeface: 'josefin-600', height: 12, tracking: 220 },
    ],
    mark: 'daybreak',
    markInLogo: true,
    ink: INK,
    hue: '#C9A25A',
    banner: { kind: 'tiles', rows: 3, turn: false },
  },
  buuvei: {
    word: [{ text: 'buuvei', typeface: 'syne-700', height: 16, tracking: 0 }],
    mark: 'moon',
    markInLogo: true,
    ink: '#33406A',
    hue: '#7C86B4',
    banner: { kind: 'tiles', rows: 4, turn: false },
  },
  zuslan: {
    word: [{ text: 'ZUSLAN', typeface: 'josefin-700', height: 19, tracking: 60 }],
    mark: 'gable',
    markInLogo: true,
    ink: INK,
    hue: '#7F9A5C',
    banner: { kind: 'tiles', rows: 4, turn: false },
  },
};
