import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import type { Prices, Wanted } from './price-query.ts';

export type PriceAction =
  | { does: 'save'; wanted: Wanted; reason: string; needsApproval: boolean }
  | { does: 'decide'; approval: NonNullable<Prices['approval']>; state: 'approved' | 'declined' }
  | { does: 'cancel'; id: number };

/** Makes the change, reports the result, and reads the prices again: also after a refusal, because a colleague may have been faster. */
export function usePriceChange() {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  return useMutation({
    mutationFn: async (action: PriceAction): Promise<string> => {
      switch (action.does) {
        case 'save': {
          const body = { ...action.wanted, reason: action.reason };
          await ask(action.needsApproval ? 'preparePrices' : 'changePrices', body, keyOf(body));
          if (action.needsApproval) return 'Бэлтгэлээ. Хоёр дахь хүн батална';
          return action.wanted.at === null ? 'Үнэ өөрчлөгдлөө' : 'Үнэ төлөвлөгдлөө';
        }
        case 'decide': {
          const { id, version } = action.approval;
          const body = { approval: id, version, state: action.state };
          await ask('approvePrices', body, keyOf(body));
          return action.state === 'approved' ? 'Батлагдлаа' : 'Татгалзлаа';
        }
        case 'cancel': {
          const body = { id: action.id };
          await ask('cancelPlannedPrice', body, keyOf(body));
          return 'Төлөвлөсөн үнийг болилоо';
        }
      }
    },
    onSettled: () => {
      renew();
      return Promise.all(['prices', 'price-preview'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
    },
  });
}
