import type { BannerLayout, BrandIdentity } from './brand-identities.ts';
import { markShapes } from './logo.ts';
import { MARK_BOX, MARKS } from './marks.ts';
import { mix } from './mix-colours.ts';

const WIDTH = 1600;
const HEIGHT = 400;
/** Left of it stands the brand's name. A phone shows the middle of the banner, so the pattern begins before the last third. */
const PATTERN_FROM = 960;
const PAPER = '#FBFAF7';

/** A felt ground in the brand's tint and its mark as a large pattern on the right; no words. */
export function drawBanner({ mark, hue, banner }: BrandIdentity): string {
  const ground = mix(hue, PAPER, 0.16);
  const tones = { soft: mix(hue, PAPER, 0.27), mid: mix(hue, PAPER, 0.45), deep: mix(hue, PAPER, 0.72) };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs><g id="m">${markShapes(MARKS[mark])}</g>${FELT}</defs>` +
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `${banner.kind === 'tiles' ? tiles(banner, tones) : giant(tones)}` +
    `<path fill="url(#f)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>\n`
  );
}

interface Tones {
  soft: string;
  mid: string;
  deep: string;
}

/** Fibres of felt, hardly seen. */
const FELT =
  '<pattern id="f" width="60" height="60" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".22" ' +
  'd="M3 8q6 3 11-1M24 4q2 6 8 7M47 12q5-5 10-2M9 27q4 6 10 4M34 26q7-3 10 3M52 33q-3 6 1 10M6 46q7-2 9 4M27 44q5 5 11 1M44 55q5-4 11 0"/></pattern>';

/** Tiles of three tones; the field frays towards the name. */
function tiles({ rows, turn }: Extract<BannerLayout, { kind: 'tiles' }>, tones: Tones): string {
  const cell = HEIGHT / rows;
  const columns = Math.ceil((WIDTH - PATTERN_FROM) / cell);
  const left = WIDTH - columns * cell;
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    column: Math.floor(index / rows),
    row: index % rows,
  }));
  return places
    .filter(({ column, row }) => !isFrayed(column, row, rows))
    .map(({ column, row }) => {
      const x = round(left + column * cell);
      const y = round(row * cell);
      const tone = (column + row * 2) % 3;
      const under =
        tone === 0 ? `<path fill="${tones.soft}" d="M${x} ${y}h${round(cell)}v${round(cell)}h-${round(cell)}z"/>` : '';
      const colour = [tones.deep, tones.mid, tones.soft][tone];
      const quarter = turn ? ((column + row) % 4) * 90 : 0;
      const turned = quarter > 0 ? `rotate(${quarter} 20 20)` : '';
      return `${under}<use href="#m" color="${colour}" transform="translate(${x} ${y})scale(${round(cell / MARK_BOX)})${turned}"/>`;
    })
    .join('');
}

/** The first columns are steps: one tile less in each. */
const isFrayed = (column: number, row: number, rows: number) => row < rows - 1 - column;

/** One mark higher than the banner, cut by its edge, and a smaller one in a softer tone. */
function giant({ soft, mid }: Tones): string {
  const place = (colour: string, x: number, y: number, size: number) =>
    `<use href="#m" color="${colour}" transform="translate(${x} ${y})scale(${size / MARK_BOX})"/>`;
  return place(soft, PATTERN_FROM - 40, 150, 300) + place(mid, 1120, -60, 560);
}

const round = (value: number) => Math.round(value * 100) / 100;
