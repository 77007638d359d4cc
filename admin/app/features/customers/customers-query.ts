import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CustomerView } from '@tokhi/contract/admin/customer-words';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

type Page = CallReply<AdminCalls['listCustomers']>;
export type ListedCustomer = Page['customers'][number];
export type Customer = CallReply<AdminCalls['showCustomer']>['customer'];

const SHORTEST = 2;

export const customersQuery = (view: CustomerView, text: string) =>
  infiniteQueryOptions({
    queryKey: ['customers', view, text],
    queryFn: ({ pageParam, signal }) =>
      ask(
        'listCustomers',
        { view, text: text.length < SHORTEST ? undefined : text, after: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: null as Page['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const customerQuery = (id: number) =>
  queryOptions({ queryKey: ['customer', id], queryFn: ({ signal }) => ask('showCustomer', { id }, { signal }) });

/** The page shows the response of a change; lists are read again. */
export function useKeepCustomer(id: number) {
  const queries = useQueryClient();
  return (reply: { customer: Customer }) => {
    queries.setQueryData(customerQuery(id).queryKey, { result: 'success', ...reply });
    void queries.invalidateQueries({ queryKey: ['customers'] });
  };
}
