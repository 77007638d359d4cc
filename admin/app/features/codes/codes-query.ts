import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Code = CallReply<AdminCalls['listCodes']>['codes'][number];
export type Overview = NonNullable<CallReply<AdminCalls['listCodes']>['overview']>;
export type CodeFilter = keyof Overview['counts'];

export const codesQuery = (show: CodeFilter, text: string) =>
  infiniteQueryOptions({
    queryKey: ['codes', show, text],
    queryFn: ({ pageParam, signal }) =>
      ask('listCodes', { show, text: text === '' ? undefined : text, after: pageParam ?? undefined }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const codeQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['code', id],
    queryFn: ({ signal }) => ask('showCode', { id: id ?? 0 }, { signal }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });
