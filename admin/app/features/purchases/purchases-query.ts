import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Purchasing = CallReply<AdminCalls['showPurchasing']>;
type SoonOutPage = CallReply<AdminCalls['listSoonOut']>;
export type SoonOut = SoonOutPage['products'][number];
type PurchasePage = CallReply<AdminCalls['listPurchases']>;
export type ListedPurchase = PurchasePage['purchases'][number];
export type Purchase = CallReply<AdminCalls['showPurchase']>['purchase'];
export type PurchaseLine = Purchase['shown_lines'][number];
export type Supplier = CallReply<AdminCalls['listSuppliers']>['suppliers'][number];
export type PurchaseList = 'open' | 'drafts' | 'ended';

export const purchasingQuery = queryOptions({
  queryKey: ['purchases', 'overview'],
  queryFn: ({ signal }) => ask('showPurchasing', {}, { signal }),
});

/** Undefined: all suppliers; null: products without one. */
export const soonOutQuery = (supplier: number | null | undefined) =>
  infiniteQueryOptions({
    queryKey: ['purchases', 'soon-out', supplier === undefined ? 'all' : supplier],
    queryFn: ({ pageParam, signal }) =>
      ask('listSoonOut', { ...(supplier !== undefined && { supplier }), after: pageParam ?? undefined }, { signal }),
    initialPageParam: null as SoonOutPage['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const purchaseListQuery = (list: PurchaseList) =>
  infiniteQueryOptions({
    queryKey: ['purchases', 'list', list],
    queryFn: ({ pageParam, signal }) => ask('listPurchases', { list, after: pageParam ?? undefined }, { signal }),
    initialPageParam: null as PurchasePage['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const purchaseQuery = (number: number) =>
  queryOptions({
    queryKey: ['purchase', number],
    queryFn: ({ signal }) => ask('showPurchase', { number }, { signal }),
  });

export const suppliersQuery = queryOptions({
  queryKey: ['suppliers'],
  queryFn: ({ signal }) => ask('listSuppliers', {}, { signal }),
});
