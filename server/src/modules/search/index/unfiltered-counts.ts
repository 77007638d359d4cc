import { countUnfiltered, type FacetCounts, type Scope } from './count-facets.ts';
import type { DocumentColumns } from './document-columns.ts';

export type Shelf = Scope & { kind: 'category' | 'subCategory' | 'brand' };

/** Counts of shelves and brands without filters, counted once until something in them changes. */
export interface UnfilteredCounts {
  of(shelf: Shelf): FacetCounts;
  /** Drops the counts that include the product at this row index. */
  invalidate(rowIndex: number): void;
  size(): number;
}

export function createUnfilteredCounts(columns: DocumentColumns): UnfilteredCounts {
  // As many as there are shelves and brands: nobody can ask for one that is not there.
  const counts = new Map<string, FacetCounts>();
  return {
    of(shelf) {
      const key = `${shelf.kind} ${shelf.id}`;
      const counted = counts.get(key) ?? countUnfiltered(columns, shelf);
      counts.set(key, counted);
      return counted;
    },
    invalidate(rowIndex) {
      counts.delete(`category ${columns.category[rowIndex]}`);
      counts.delete(`subCategory ${columns.subCategory[rowIndex]}`);
      counts.delete(`brand ${columns.brand[rowIndex]}`);
    },
    size: () => counts.size,
  };
}
