import type { BesideRow, Reason } from './beside.queries.ts';

const SIMILAR_SHOWN = 8;
/** With the product itself a set of four. */
const IN_SET = 3;
/** One thing of a room is no set. */
const LEAST_IN_SET = 2;

/** The nearest reason first; what only stands in the same room is not alike. */
const ALIKE: readonly Reason[] = ['series', 'shelf', 'category', 'shop'];

export interface OfWhat {
  colourId: number;
  priceTug: number;
}

/** What goes together with a product and can be bought: what stands in its room, or else its series in its own colour. */
export function chooseSet(rows: readonly BesideRow[], { colourId }: OfWhat): number[] {
  const ready = rows.filter(({ can_be_bought }) => can_be_bought);
  const room = firstOfModels(ready.filter(({ reason }) => reason === 'room'));
  if (room.length >= LEAST_IN_SET) return idsOf(room.slice(0, IN_SET));
  const series = ready.filter(({ reason }) => reason === 'series');
  const inColour = series.toSorted(
    (one, other) => rank(one.colour_id === colourId) - rank(other.colour_id === colourId),
  );
  return idsOf(firstOfModels([...room, ...inColour]).slice(0, IN_SET));
}

/**
 * Four to eight that one could buy instead: of the series, then of the shelf, of the category and of the shop, what can be bought
 * and costs about as much first. What goes with the product is shown as its set and not here again.
 */
export function chooseSimilar(rows: readonly BesideRow[], { priceTug }: OfWhat, set: readonly number[]): number[] {
  const inSet = new Set(rows.filter(({ id }) => set.includes(id)).map(({ model_id }) => model_id));
  const near = (row: BesideRow) => Math.abs(row.price_tug - priceTug);
  const alike = rows
    .filter(({ reason, model_id }) => reason !== 'room' && !inSet.has(model_id))
    .toSorted(
      (one, other) =>
        ALIKE.indexOf(one.reason) - ALIKE.indexOf(other.reason) ||
        rank(one.can_be_bought) - rank(other.can_be_bought) ||
        near(one) - near(other),
    );
  return idsOf(firstOfModels(alike).slice(0, SIMILAR_SHOWN));
}

const rank = (good: boolean): number => (good ? 0 : 1);

const idsOf = (rows: readonly BesideRow[]): number[] => rows.map(({ id }) => id);

/** A model stands once, in the colour that comes first. */
function firstOfModels(rows: readonly BesideRow[]): BesideRow[] {
  const first = new Map<number, BesideRow>();
  for (const row of rows) if (!first.has(row.model_id)) first.set(row.model_id, row);
  return [...first.values()];
}
