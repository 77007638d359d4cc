import type { QueryClient } from '@tanstack/react-query';

interface ListedPages {
  pages?: readonly { orders?: readonly { ordernumber: string }[] }[];
}

/** The orders before and after this one in the list that was read last; without a list none. */
export function neighboursOf(queries: QueryClient, number: string): { before: string | null; after: string | null } {
  const lists = queries.getQueryCache().findAll({ queryKey: ['orders'] });
  const newestFirst = lists.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { state } of newestFirst) {
    const numbers = ((state.data ?? {}) as ListedPages).pages
      ?.flatMap(({ orders = [] }) => orders)
      .map(({ ordernumber }) => ordernumber);
    const at = numbers?.indexOf(number) ?? -1;
    if (at >= 0) return { before: numbers?.[at - 1] ?? null, after: numbers?.[at + 1] ?? null };
  }
  return { before: null, after: null };
}
