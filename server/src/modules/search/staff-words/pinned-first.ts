import type { DocumentColumns } from '../index/document-columns.ts';
import { rowIndexesOf } from '../row-indexes-of.ts';
import { queryKey } from './query-key.ts';
import type { StaffWords } from './staff-words.ts';

/**
 * The products that staff pinned to a query, in their order, then the results. A withdrawn or sold-out product is skipped; the next one
 * moves up.
 */
export function pinnedFirst(
  typed: string,
  found: readonly number[],
  { columns, words }: { columns: DocumentColumns; words: StaffWords },
): { rowIndexes: readonly number[]; isPinned: boolean } {
  const ids = words.pins.size === 0 ? undefined : words.pins.get(queryKey(typed));
  const pinned = rowIndexesOf(columns, ids ?? []).filter(
    (rowIndex) => columns.isListed[rowIndex] === 1 && columns.isInStock[rowIndex] === 1,
  );
  if (pinned.length === 0) return { rowIndexes: found, isPinned: false };
  const first = new Set(pinned);
  return { rowIndexes: [...pinned, ...found.filter((rowIndex) => !first.has(rowIndex))], isPinned: true };
}
