import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReviewView } from '@tokhi/contract/admin/answers/review-words';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type StaffReview = CallReply<AdminCalls['showReview']>['review'];

export const reviewsQuery = (show: ReviewView) =>
  infiniteQueryOptions({
    queryKey: ['reviews', show],
    queryFn: ({ pageParam, signal }) => ask('listReviews', { show, after: pageParam ?? undefined }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const reviewQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: ({ signal }) => ask('showReview', { id: id ?? 0 }, { signal }),
    enabled: id !== null,
  });
