import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { OrderFilter, OrderSort } from '@tokhi/contract/admin/order-filter';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

type Page = CallReply<AdminCalls['listOrders']>;
export type ListedOrder = Page['orders'][number];
export type SavedView = CallReply<AdminCalls['listViews']>['views'][number];

const HOUR_MS = 3_600_000;

export const ordersQuery = (filter: OrderFilter, sort: OrderSort) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', filter, sort],
    queryFn: ({ pageParam, signal }) =>
      ask('listOrders', { ...filter, sort, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: null as Page['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The counts of the tabs: for the same filter, with any status. */
export function countsQuery(filter: OrderFilter) {
  const ofAnyStatus = { ...filter, status: undefined };
  return queryOptions({
    queryKey: ['orders', 'counts', ofAnyStatus],
    queryFn: ({ signal }) => ask('countOrders', ofAnyStatus, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const choicesQuery = queryOptions({
  queryKey: ['order choices'],
  queryFn: ({ signal }) => ask('orderChoices', {}, { signal }),
  staleTime: HOUR_MS,
});

export const viewsQuery = queryOptions({
  queryKey: ['saved view'],
  queryFn: ({ signal }) => ask('listViews', {}, { signal }),
});
