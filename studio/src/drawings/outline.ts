// Outlines without figures: the shop writes the measures beside them, in its own font and from its own table.

type Point = readonly [x: number, y: number];

export interface Shape {
  points: readonly Point[];
  /** Of a tube, its width; its points are its middle line. */
  tube: number | null;
  /** A line on what lies under it, such as a fold. */
  open?: boolean;
}

const LINE = 1.6;
const STYLE = `path{fill:#fff;stroke:#222;stroke-width:${LINE};stroke-linejoin:round;stroke-linecap:round}.o{fill:none}.i{stroke:#fff}`;

interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

function extentOf(shapes: readonly Shape[]): Extent {
  const around = shapes.flatMap(({ points, tube }) => points.map(([x, y]) => ({ x, y, r: (tube ?? 0) / 2 })));
  const left = Math.min(...around.map(({ x, r }) => x - r));
  const top = Math.min(...around.map(({ y, r }) => y - r));
  return {
    left,
    top,
    width: Math.max(...around.map(({ x, r }) => x + r)) - left,
    height: Math.max(...around.map(({ y, r }) => y + r)) - top,
  };
}

/**
 * A drawing that ends where the thing ends, so that whoever measures it measures the thing; so wide that all sides of a thing are
 * on one scale, and their lines equally thick.
 */
export function outlineSvg(shapes: readonly Shape[], units: number): { svg: string; width: number; height: number } {
  const { left, top, width, height } = extentOf(shapes);
  const scale = units / width;
  const at = ([x, y]: Point) => `${rounded((x - left) * scale)} ${rounded((y - top) * scale)}`;
  const drawn = shapes.map(({ points, tube, open }) => {
    const line = `M${points.map(at).join('L')}`;
    if (tube === null) return open ? `<path class="o" d="${line}"/>` : `<path d="${line}Z"/>`;
    const wide = tube * scale;
    const stroke = (name: string, thick: number) =>
      `<path class="${name}" d="${line}" style="stroke-width:${rounded(Math.max(0, thick))}"/>`;
    return stroke('o', wide) + stroke('o i', wide - 2 * LINE);
  });
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  // Half of a line at the edge lies outside of what it outlines.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${wide + 2} ${high + 2}"><style>${STYLE}</style>${drawn.join('')}</svg>`;
  return { svg, width: wide, height: high };
}

const rounded = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
