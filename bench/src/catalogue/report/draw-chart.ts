import { readFileSync } from 'node:fs';
import type { Kind } from '../questions.ts';
import type { RunRecord } from './run-record.ts';

const TOKENS = new URL('../../../../ui/src/tokens.css', import.meta.url);
const WIDTH = 860;
const HEIGHT = 460;
const PLOT = { left: 76, right: 600, top: 44, bottom: 410 };
const SIZES = { from: 10_000, to: 1_000_000 };
const TICKS_MS = [1, 10, 100, 1_000];
const COST_MS = { from: 0.3, to: 3_000 };

/** One colour for each kind of question, one dash for each question: distinguishable without colour as well. */
const COLOUR_OF_KIND: Record<Kind, string> = {
  product: 'blue',
  unfiltered: 'evergreen',
  filtered: 'gold',
  search: 'red',
  suggestion: 'ink',
};
const DASHES = ['none', '8 4', '2 4'];

/** The colours of the shop, read from tokens.css. */
function shopColours(): (name: string) => string {
  const css = readFileSync(TOKENS, 'utf8');
  return (name) => {
    const hex = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (hex === undefined) throw new Error(`tokens.css has no colour --${name}`);
    return hex;
  };
}

const along = (value: number, from: number, to: number): number => Math.log(value / from) / Math.log(to / from);
const x = (products: number): number => PLOT.left + (PLOT.right - PLOT.left) * along(products, SIZES.from, SIZES.to);
const y = (milliseconds: number): number =>
  PLOT.bottom - (PLOT.bottom - PLOT.top) * along(Math.max(milliseconds, COST_MS.from), COST_MS.from, COST_MS.to);
const at = (value: number): string => value.toFixed(1);

interface Line {
  name: string;
  kind: Kind;
  dash: string;
  points: { products: number; p95: number }[];
}

function linesOf(records: readonly RunRecord[]): Line[] {
  const lines = new Map<string, Line>();
  const ofKind = new Map<Kind, number>();
  for (const { products, questions } of records) {
    for (const { name, kind, firstAsk } of questions) {
      let line = lines.get(name);
      if (line === undefined) {
        const place = ofKind.get(kind) ?? 0;
        ofKind.set(kind, place + 1);
        line = { name, kind, dash: DASHES[place] ?? 'none', points: [] };
        lines.set(name, line);
      }
      line.points.push({ products, p95: firstAsk.p95 });
    }
  }
  return [...lines.values()];
}

/** p95 of the first ask against the size of the shop, both on logarithmic scales. */
export function drawChart(records: readonly RunRecord[]): string {
  const colour = shopColours();
  const text = (px: number, py: number, words: string, anchor = 'start') =>
    `<text x="${at(px)}" y="${at(py)}" text-anchor="${anchor}" fill="${colour('ink')}">${words}</text>`;
  const rule = (x1: number, y1: number, x2: number, y2: number, stroke: string, more = '') =>
    `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${stroke}"${more}/>`;
  const scales = [
    ...TICKS_MS.flatMap((ms) => [
      rule(PLOT.left, y(ms), PLOT.right, y(ms), colour('line')),
      text(PLOT.left - 8, y(ms) + 4, `${ms.toLocaleString('en')} ms`, 'end'),
    ]),
    ...[10_000, 100_000, 1_000_000].flatMap((products) => [
      rule(x(products), PLOT.top, x(products), PLOT.bottom, colour('line')),
      text(x(products), PLOT.bottom + 22, products.toLocaleString('en'), 'middle'),
    ]),
    text((PLOT.left + PLOT.right) / 2, PLOT.bottom + 42, 'products', 'middle'),
    text(PLOT.left, 24, 'p95 of the first ask, 8 in flight'),
  ];
  const drawn = linesOf(records).flatMap(({ name, kind, dash, points }, index) => {
    const stroke = colour(COLOUR_OF_KIND[kind]);
    const dashes = dash === 'none' ? '' : ` stroke-dasharray="${dash}"`;
    const corners = points.map(({ products, p95 }) => `${at(x(products))},${at(y(p95))}`).join(' ');
    const legendY = PLOT.top + 12 + index * 24;
    return [
      `<polyline points="${corners}" fill="none" stroke="${stroke}" stroke-width="2"${dashes}/>`,
      ...points.map(
        ({ products, p95 }) => `<circle cx="${at(x(products))}" cy="${at(y(p95))}" r="3.5" fill="${stroke}"/>`,
      ),
      rule(PLOT.right + 36, legendY, PLOT.right + 76, legendY, stroke, ` stroke-width="2"${dashes}`),
      text(PLOT.right + 86, legendY + 4, name),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>What each question costs in shops of three sizes</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('paper')}"/>`,
    ...scales,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}
