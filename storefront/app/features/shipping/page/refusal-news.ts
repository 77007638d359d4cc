import type { Refused } from '../../../calls/call-state.ts';
import { changedFigures, type SeenFigures } from './changed-figures.ts';
import type { GoodsLine } from './goods.ts';

/** What a refusal says about the goods and figures on the page. */
export function refusalNews(
  { code, details }: Refused,
  seen: SeenFigures | null,
  lines: readonly GoodsLine[],
): string[] {
  if (code === 'figures_changed' && seen !== null) return changedFigures(seen, lines, details);
  if (code !== 'insufficient_stock') return [];
  // Product code → remaining stock.
  return lines.flatMap((line) => {
    const remain = details[line.code];
    return typeof remain === 'number' ? [`${line.name}: ${remain === 0 ? 'дууссан' : `${remain} ширхэг үлдсэн`}`] : [];
  });
}
