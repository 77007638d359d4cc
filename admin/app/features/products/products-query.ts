import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

type Page = CallReply<AdminCalls['listProducts']>;
export type ListedProduct = Page['products'][number];
export type ProductCounts = CallReply<AdminCalls['countProducts']>;

const MINUTE_MS = 60_000;

export const productsQuery = (filter: ProductFilter) =>
  infiniteQueryOptions({
    queryKey: ['products', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      ask('listProducts', { ...filter, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: null as Page['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const countsQuery = queryOptions({
  queryKey: ['products', 'counts'],
  queryFn: ({ signal }) => ask('countProducts', {}, { signal }),
  staleTime: MINUTE_MS,
});

export const choicesQuery = queryOptions({
  queryKey: ['product choices'],
  queryFn: ({ signal }) => ask('productChoices', {}, { signal }),
  staleTime: MINUTE_MS,
});
