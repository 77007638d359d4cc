import type { SortOrder } from '@tokhi/contract/fields/paging';
import { bestSellersFirst, type Comes, colourByColour } from './best-sellers.ts';
import type { DocumentColumns } from './document-columns.ts';

/**
 * The comparator of a sort order (spec §2 defines none; these are the shop's). Every order ends with the id, so that pages do not overlap.
 */
export function order(columns: DocumentColumns, sort: SortOrder, rowIndexes: ArrayLike<number>): Comes {
  const { productId, price, cut, publishedSeconds, rating } = columns;
  const byId: Comes = (a, b) => at(productId, a) - at(productId, b);
  const popular = bestSellersFirst(columns);
  switch (sort) {
    case 'newest':
      return (a, b) => at(publishedSeconds, b) - at(publishedSeconds, a) || byId(b, a);
    case 'price-up':
      return (a, b) => at(price, a) - at(price, b) || byId(a, b);
    case 'price-down':
      return (a, b) => at(price, b) - at(price, a) || byId(b, a);
    case 'discount':
      return (a, b) => at(cut, b) - at(cut, a) || popular(a, b);
    case 'rating':
      return (a, b) => at(rating, b) - at(rating, a) || popular(a, b);
    case 'size':
      return (a, b) => room(columns, a) - room(columns, b) || popular(a, b);
    case 'popular':
      return colourByColour(columns, rowIndexes);
  }
}

const at = (column: { readonly [rowIndex: number]: number }, rowIndex: number): number => column[rowIndex] as number;

/** The volume of a piece, smallest first; a piece without sizes comes last. */
function room({ width, depth, height }: DocumentColumns, rowIndex: number): number {
  return at(width, rowIndex) * at(depth, rowIndex) * at(height, rowIndex) || Number.POSITIVE_INFINITY;
}

/** Page `offset … offset + size` of the sorted row indexes: a heap of the first ones, instead of sorting all of them. */
export function firstRowIndexes(rowIndexes: ArrayLike<number>, comes: Comes, offset: number, size: number): number[] {
  const wanted = Math.min(offset + size, rowIndexes.length);
  const heap: number[] = [];
  for (let n = 0; n < rowIndexes.length; n += 1) {
    const rowIndex = rowIndexes[n] as number;
    if (heap.length < wanted) {
      heap.push(rowIndex);
      rise(heap, comes);
    } else if (wanted > 0 && comes(rowIndex, heap[0] as number) < 0) {
      heap[0] = rowIndex;
      sink(heap, comes);
    }
  }
  return heap.sort(comes).slice(offset);
}

/** The top is the last in order, the next to be replaced. */
function rise(heap: number[], comes: Comes): void {
  let child = heap.length - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (comes(heap[child] as number, heap[parent] as number) <= 0) return;
    swap(heap, child, parent);
    child = parent;
  }
}

function sink(heap: number[], comes: Comes): void {
  let parent = 0;
  for (;;) {
    const left = parent * 2 + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const later = right < heap.length && comes(heap[right] as number, heap[left] as number) > 0 ? right : left;
    if (comes(heap[later] as number, heap[parent] as number) <= 0) return;
    swap(heap, later, parent);
    parent = later;
  }
}

function swap(heap: number[], one: number, other: number): void {
  const kept = heap[one] as number;
  heap[one] = heap[other] as number;
  heap[other] = kept;
}
