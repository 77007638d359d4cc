import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { ask } from '../../calls/ask.ts';

export const orderQuery = (ordernumber: string) =>
  queryOptions({
    queryKey: ['order', ordernumber],
    queryFn: ({ signal }) => ask('showOrder', { ordernumber }, { signal }),
  });

/** The page shows the response of a change, and lists are read again. */
export function useKeepOrder(ordernumber: string) {
  const queries = useQueryClient();
  return {
    keep: ({ order }: { order: ShownOrder }) => {
      queries.setQueryData(orderQuery(ordernumber).queryKey, { result: 'success', order });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
    refresh: () => queries.invalidateQueries({ queryKey: ['order', ordernumber] }),
  };
}
