import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Thread = CallReply<AdminCalls['showThread']>['thread'];

export const threadsQuery = (show: 'waiting' | 'all') =>
  infiniteQueryOptions({
    queryKey: ['threads', show],
    queryFn: ({ pageParam, signal }) => ask('listThreads', { show, after: pageParam ?? undefined }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const threadQuery = (customer: number | null) =>
  queryOptions({
    queryKey: ['thread', customer],
    queryFn: ({ signal }) => ask('showThread', { customer: customer ?? 0 }, { signal }),
    enabled: customer !== null,
  });
