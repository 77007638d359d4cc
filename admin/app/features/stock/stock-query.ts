import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

type Page = CallReply<AdminCalls['listStock']>;
type Ledger = CallReply<AdminCalls['showStock']>;
export type Stocked = Page['products'][number];
export type Shelf = NonNullable<Page['shelves']>[number];
export type Movement = Ledger['movements'][number];
export type ReservedBy = Ledger['reservedBy'];
export type StockFilter = Omit<CallBody<AdminCalls['listStock']>, 'after'>;

export const stockQuery = (filter: StockFilter) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'list', filter],
    queryFn: ({ pageParam, signal }) => ask('listStock', { ...filter, after: pageParam ?? undefined }, { signal }),
    initialPageParam: null as Page['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** One product with its ledger; the first page has the newest movement. */
export const ledgerQuery = (code: string) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'ledger', code],
    queryFn: ({ pageParam, signal }) => ask('showStock', { code, before: pageParam ?? undefined }, { signal }),
    initialPageParam: null as Ledger['next'],
    getNextPageParam: ({ next }) => next,
  });
