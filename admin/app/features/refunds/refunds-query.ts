import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

type Listed = CallReply<AdminCalls['listRefunds']>;
export type RefundTask = Listed['refunds'][number];
export type WholeRefund = CallReply<AdminCalls['showRefund']>['refund'];
export type RefundTab = RefundTask['tab'];

/** Customers request refunds, and providers respond, without any action of staff. */
const REFRESHED_MS = 30_000;

export const refundsQuery = (tab: RefundTab) =>
  infiniteQueryOptions({
    queryKey: ['refund', 'list', tab],
    queryFn: ({ pageParam, signal }) => ask('listRefunds', { tab, after: pageParam }, { signal }),
    initialPageParam: null as Listed['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESHED_MS,
  });

export const refundQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['refund', 'one', id],
    queryFn: ({ signal }) => ask('showRefund', { id: id ?? 0 }, { signal }),
    enabled: id !== null,
  });
