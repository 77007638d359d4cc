import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { purchaseQuery } from './purchases-query.ts';

/** Creates a draft, and assigns products to a supplier. */
export function useNewDraft() {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  const readAgain = () => queries.invalidateQueries({ queryKey: ['purchases'] });
  const create = useMutation({
    mutationFn: (body: CallBody<AdminCalls['createPurchase']>) => ask('createPurchase', body, keyOf(body)),
    onSuccess: (reply) => {
      renew();
      queries.setQueryData(purchaseQuery(reply.purchase.number).queryKey, reply);
    },
    onSettled: () => void readAgain(),
  });
  const assign = useMutation({
    mutationFn: (body: CallBody<AdminCalls['assignSupplier']>) => ask('assignSupplier', body),
    onSettled: () => void Promise.all([readAgain(), queries.invalidateQueries({ queryKey: ['suppliers'] })]),
  });
  return { create, assign };
}
