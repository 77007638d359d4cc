import { countWhole, type FacetCounts, type Scope } from './count-facets.ts';
import type { DocumentColumns } from './document-columns.ts';

export type Shelf = Scope & { kind: 'category' | 'subCategory' | 'brand' };

/** Counts of shelves and brands without filters, counted once until something in them changes. */
export interface WholeCounts {
  of(shelf: Shelf): FacetCounts;
  /** Forgets those that the product at this place is counted in. */
  forget(place: number): void;
  size(): number;
}

export function createWholeCounts(columns: DocumentColumns): WholeCounts {
  // As many as there are shelves and brands: nobody can ask for one that is not there.
  const counts = new Map<string, FacetCounts>();
  return {
    of(shelf) {
      const key = `${shelf.kind} ${shelf.id}`;
      const counted = counts.get(key) ?? countWhole(columns, shelf);
      counts.set(key, counted);
      return counted;
    },
    forget(place) {
      counts.delete(`category ${columns.category[place]}`);
      counts.delete(`subCategory ${columns.subCategory[place]}`);
      counts.delete(`brand ${columns.brand[place]}`);
    },
    size: () => counts.size,
  };
}
