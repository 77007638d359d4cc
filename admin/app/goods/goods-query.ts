import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../calls/ask.ts';

const LEAST_TEXT = 3;
const SHORT_MS = 30_000;

export type FoundGoods = CallReply<AdminCalls['findProducts']>['products'][number];

/** Products that match a part of a name or the beginning of a code. */
export const goodsQuery = (text: string) =>
  queryOptions({
    queryKey: ['products', 'find', text],
    queryFn: ({ signal }) => ask('findProducts', { text }, { signal }),
    enabled: text.length >= LEAST_TEXT,
    staleTime: SHORT_MS,
  });
