import type { DocumentColumns } from './index/document-columns.ts';

/** Where products stand in the columns; one that the index does not know yet is left out until it does. */
export function rowIndexesOf({ rowIndexOf }: DocumentColumns, productIds: Iterable<number>): number[] {
  const rowIndexes: number[] = [];
  for (const id of productIds) {
    const rowIndex = rowIndexOf[id] ?? -1;
    if (rowIndex !== -1) rowIndexes.push(rowIndex);
  }
  return rowIndexes;
}
