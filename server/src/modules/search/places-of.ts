import type { DocumentColumns } from './index/document-columns.ts';

/** Where products stand in the columns; one that the index does not know yet is left out until it does. */
export function placesOf({ placeOf }: DocumentColumns, productIds: Iterable<number>): number[] {
  const places: number[] = [];
  for (const id of productIds) {
    const place = placeOf[id] ?? -1;
    if (place !== -1) places.push(place);
  }
  return places;
}
