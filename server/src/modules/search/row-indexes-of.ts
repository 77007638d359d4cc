import type { DocumentColumns } from './index/document-columns.ts';

/** The row indexes of products; those that the index does not know yet are left out. */
export function rowIndexesOf({ rowIndexOf }: DocumentColumns, productIds: Iterable<number>): number[] {
  const rowIndexes: number[] = [];
  for (const id of productIds) {
    const rowIndex = rowIndexOf[id] ?? -1;
    if (rowIndex !== -1) rowIndexes.push(rowIndex);
  }
  return rowIndexes;
}
