import { useState } from 'react';

export interface Selection {
  /** How many rows are selected one by one. */
  count: number;
  /** All that match, including rows that are not shown: a filter and a moment, not ids. */
  isAll: boolean;
  ids: ReadonlySet<number>;
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  toggleShown: (ids: readonly number[]) => void;
  selectAll: () => void;
  clear: () => void;
}

/** The rows for the next action; another filter clears it. */
export function useSelection(filterKey: string): Selection {
  const [selected, setSelected] = useState<{ key: string; ids: ReadonlySet<number>; isAll: boolean }>({
    ...{ key: filterKey, ids: new Set(), isAll: false },
  });
  const current = selected.key === filterKey ? selected : { key: filterKey, ids: new Set<number>(), isAll: false };
  const set = (ids: Iterable<number>, isAll = false) => setSelected({ key: filterKey, ids: new Set(ids), isAll });
  const { ids, isAll } = current;
  return {
    ...{ count: ids.size, isAll, ids },
    has: (id) => isAll || ids.has(id),
    toggle: (id) => set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
    toggleShown: (shown) => set(shown.every((id) => ids.has(id)) ? [] : shown),
    selectAll: () => set([], true),
    clear: () => set([]),
  };
}
