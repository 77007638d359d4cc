import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { ask } from '../../../calls/ask.ts';
import { useRequestKey } from '../../../calls/use-request-key.ts';
import { type Purchase, purchaseQuery } from '../purchases-query.ts';

type Body<Name extends keyof AdminCalls> = Omit<CallBody<AdminCalls[Name]>, 'number' | 'version'>;
type Named = Pick<Purchase, 'number' | 'version'>;

export type PurchaseStep =
  | { does: 'save'; body: Body<'savePurchase'> }
  | { does: 'send' }
  | { does: 'prepare'; reason: string }
  | { does: 'decide'; approval: NonNullable<Purchase['approval']>; state: 'approved' | 'declined' }
  | { does: 'confirm'; body: Body<'confirmPurchase'> }
  | { does: 'receive'; body: Body<'receivePurchase'> }
  | { does: 'cancel'; reason: string }
  | { does: 'close'; body: Body<'closePurchase'> };

/** Makes a step of the page's purchase; the page then shows the reply. */
export function usePurchase({ number, version }: Named) {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  const step = useMutation({
    /** `seen`: the version made by an earlier step of the same press. */
    mutationFn: ({ seen = version, ...one }: PurchaseStep & { seen?: number }) => {
      const named = { number, version: seen };
      switch (one.does) {
        case 'save':
          return ask('savePurchase', { ...named, ...one.body });
        case 'send':
          return ask('sendPurchase', named);
        case 'prepare': {
          const body = { ...named, reason: one.reason };
          return ask('preparePurchase', body, keyOf(body));
        }
        case 'decide': {
          const body = { approval: one.approval.id, version: one.approval.version, state: one.state };
          return ask('approvePurchase', body, keyOf(body));
        }
        case 'confirm':
          return ask('confirmPurchase', { ...named, ...one.body });
        case 'receive': {
          const body = { ...named, ...one.body };
          return ask('receivePurchase', body, keyOf(body));
        }
        case 'cancel':
          return ask('cancelPurchase', { ...named, reason: one.reason });
        case 'close':
          return ask('closePurchase', { ...named, ...one.body });
      }
    },
    onSuccess: (reply) => {
      renew();
      queries.setQueryData(purchaseQuery(number).queryKey, reply);
    },
    // Not awaited: other screens show what is on its way and what is in stock.
    onSettled: () =>
      void Promise.all(
        [['purchases'], ['product'], ['stock'], ['suppliers']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { step, readAgain: () => queries.invalidateQueries({ queryKey: purchaseQuery(number).queryKey }) };
}

export type PurchaseSteps = ReturnType<typeof usePurchase>['step'];
