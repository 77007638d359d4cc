import type { Shape } from './outline.ts';

/** How much lib/line_art.py adds to the width of a tube for its two lines. */
const LINES_OF_A_TUBE = 1.4;

/** A sheet of drawing.py: the thing from the front and from the side, each as its parts, far ones first. */
export interface Sheet {
  front: Shape[];
  side: Shape[];
}

export function readSheet(svg: string): Sheet | null {
  const [front, side] = [...svg.matchAll(/<g class="p">(.*?)<\/g>/gs)].map(([, group = '']) => partsOf(group));
  return front && side ? { front, side } : null;
}

function partsOf(group: string): Shape[] {
  const paths = [...group.matchAll(/<path d="M([^"]*?)Z?"(?: style="([^"]*)")?\/>/g)];
  return paths.flatMap(([, line = '', style = '']) => {
    // The white middle of a tube is drawn again with the tube.
    if (style.includes('stroke:#fff')) return [];
    const points = line.split('L').map((pair) => {
      const [x = 0, y = 0] = pair.split(' ').map(Number);
      return [x, y] as const;
    });
    const width = /stroke-width:([\d.]+)/.exec(style)?.[1];
    return [{ points, tube: width === undefined ? null : Number(width) - LINES_OF_A_TUBE }];
  });
}
