import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { ask } from '../../../calls/ask.ts';
import type { DifferenceReason } from '../stock-words.ts';
import { stocktakeQuery } from './stocktake-query.ts';

export type StocktakeStep =
  /** A scan keeps its key, so that a scan whose response was lost is sent again and counted once. */
  | ({ does: 'count'; key: string } & Omit<CallBody<AdminCalls['countUnits']>, 'stocktake'>)
  | { does: 'explain'; code: string; reason: DifferenceReason }
  | { does: 'finish' | 'apply' | 'cancel'; version: number }
  | { does: 'take-back'; reason: string; key: string };

type Reply = CallReply<AdminCalls['showStocktake']>;

/** The steps of a stocktake, one after another: a hand scanner is faster than the responses. The screen shows each response. */
export function useStocktake(stocktake: number) {
  const queries = useQueryClient();
  const { queryKey } = stocktakeQuery(stocktake);
  return useMutation({
    scope: { id: `stocktake-${stocktake}` },
    mutationFn: (step: StocktakeStep): Promise<Reply> => {
      switch (step.does) {
        case 'count': {
          const { code, how, units, key } = step;
          return ask('countUnits', { stocktake, code, how, units }, { key });
        }
        case 'explain':
          return ask('explainDifference', { stocktake, code: step.code, reason: step.reason });
        case 'finish':
          return ask('finishCounting', { stocktake, version: step.version });
        case 'apply':
          return ask('applyStocktake', { stocktake, version: step.version });
        case 'cancel':
          return ask('cancelStocktake', { stocktake, version: step.version });
        case 'take-back':
          return ask('takeBackStocktake', { stocktake, reason: step.reason }, { key: step.key });
      }
    },
    onSuccess: (reply, { does }) => {
      queries.setQueryData(queryKey, reply);
      if (does !== 'count' && does !== 'explain') void queries.invalidateQueries({ queryKey: ['stock'] });
    },
    // A colleague may have been faster: the screen shows the current state.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
