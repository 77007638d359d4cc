import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import type { StockMove } from './stock-form.ts';

/** Receives, counts or writes off; refetches list and ledger, also after a refusal. */
export function useStockMove() {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  return useMutation({
    mutationFn: (move: StockMove) => {
      if (move.does === 'receive') return ask('receiveStock', move.body, keyOf(move));
      if (move.does === 'count') return ask('countStock', move.body, keyOf(move));
      return ask('writeOffStock', move.body, keyOf(move));
    },
    onSuccess: renew,
    // Not awaited: a saved product may leave the list, and its form shows the result first.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['stock'] }),
  });
}
