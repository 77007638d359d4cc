import { countUnfiltered, type FacetCounts, type Scope } from './count-facets.ts';
import type { DocumentColumns } from './document-columns.ts';

export type Shelf = Scope & { kind: 'category' | 'subCategory' | 'brand' };

/** Unfiltered counts of shelves and brands, cached until something in them changes. */
export interface UnfilteredCounts {
  of(shelf: Shelf): FacetCounts;
  /** Drops the counts that include the product at this row index. */
  invalidate(rowIndex: number): void;
  size(): number;
}

export function createUnfilteredCounts(columns: DocumentColumns): UnfilteredCounts {
  // Bounded: only existing shelves and brands are counted.
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
