// Rugs, towels and bed linen are flat: from the front there is nothing to see, so they are drawn from above.
const SHEET = 463;
const LONG_SIDE = 300;
const LEFT = 110;
const TOP = 50;

const STYLE =
  '.p{fill:#fff;stroke:#222;stroke-width:1.4;stroke-linejoin:round}.d{fill:none;stroke:#555;stroke-width:1}' +
  '.d text{fill:#222;stroke:none;font:500 14px system-ui,sans-serif;text-anchor:middle}';
const ARROW =
  '<marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">' +
  '<path d="M0 1 7 4 0 7Z" fill="#555"/></marker>';

/** Width and depth in centimetres from above, in the manner of drawing.py. */
export function planDrawing({ width, depth }: { width: number; depth: number }, isRound: boolean): string {
  const scale = LONG_SIDE / Math.max(width, depth);
  const [wide, deep] = [Math.round(width * scale), Math.round(depth * scale)];
  const [right, bottom] = [LEFT + wide, TOP + deep];
  const shape = isRound
    ? `<ellipse cx="${LEFT + wide / 2}" cy="${TOP + deep / 2}" rx="${wide / 2}" ry="${deep / 2}"/>`
    : `<rect x="${LEFT}" y="${TOP}" width="${wide}" height="${deep}" rx="4"/><rect x="${LEFT + 10}" y="${TOP + 10}" width="${wide - 20}" height="${deep - 20}" rx="2" fill="none"/>`;
  const line = (path: string) => `<path d="${path}" marker-start="url(#a)" marker-end="url(#a)"/>`;
  const below = bottom + 26;
  const beside = LEFT - 26;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right + 60} ${Math.min(SHEET, below + 48)}" role="img">` +
    `<defs>${ARROW}</defs><style>${STYLE}</style><g class="p">${shape}</g><g class="d">` +
    `<path d="M${LEFT} ${bottom + 8}V${below + 6}M${right} ${bottom + 8}V${below + 6}"/>${line(`M${LEFT} ${below}H${right}`)}` +
    `<text x="${(LEFT + right) / 2}" y="${below + 19}">${width} см</text>` +
    `<path d="M${LEFT - 8} ${TOP}H${beside - 6}M${LEFT - 8} ${bottom}H${beside - 6}"/>${line(`M${beside} ${bottom}V${TOP}`)}` +
    `<text transform="translate(${beside - 8} ${(TOP + bottom) / 2}) rotate(-90)">${depth} см</text></g></svg>`
  );
}
