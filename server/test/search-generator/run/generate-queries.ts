// Draws the queries of a run: every class gets its share, no text occurs twice. The same seed and catalogue give the same queries.
import { seededRandom } from '../../../../scripts/seeded-random.ts';
import { drawColour, drawMaterial, drawMoney, drawNotSold, drawSize } from './draw-constrained.ts';
import {
  type Draw,
  drawCarrier,
  drawInflected,
  drawLatin,
  drawLayout,
  drawPlain,
  drawRussian,
  drawRussianPhone,
  drawTypo,
} from './draw-goods.ts';
import { type GeneratedQuery, QUERY_CLASSES, type QueryClass } from './query.ts';
import type { ShopTruth } from './shop-truth.ts';

/** The number of queries per class in a full run. */
const CLASSES: Readonly<Record<QueryClass, { draw: Draw; queries: number }>> = {
  plain: { draw: drawPlain, queries: 70 },
  carrier: { draw: drawCarrier, queries: 400 },
  inflected: { draw: drawInflected, queries: 300 },
  latin: { draw: drawLatin, queries: 300 },
  'phone letters': { draw: drawRussianPhone, queries: 120 },
  layout: { draw: drawLayout, queries: 150 },
  typo: { draw: drawTypo, queries: 300 },
  russian: { draw: drawRussian, queries: 120 },
  colour: { draw: drawColour, queries: 200 },
  material: { draw: drawMaterial, queries: 80 },
  size: { draw: drawSize, queries: 150 },
  money: { draw: drawMoney, queries: 200 },
  'not sold': { draw: drawNotSold, queries: 200 },
};

/** An unfit or repeated draw is repeated; the attempts are limited by this number per query. */
const DRAWS_PER_QUERY = 40;

export function generateQueries(seed: number, shop: ShopTruth, share = 1): GeneratedQuery[] {
  const seen = new Set<string>();
  return QUERY_CLASSES.flatMap((name) => {
    const { draw, queries } = CLASSES[name];
    const random = seededRandom(seed, name);
    const wanted = Math.ceil(queries * share);
    const drawn: GeneratedQuery[] = [];
    for (let tries = 0; drawn.length < wanted && tries < wanted * DRAWS_PER_QUERY; tries += 1) {
      const draft = draw(random, shop);
      if (!draft || seen.has(draft.text)) continue;
      seen.add(draft.text);
      drawn.push({ class: name, ...draft });
    }
    return drawn;
  });
}
