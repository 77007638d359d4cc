import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type AuditFilter = Omit<CallBody<AdminCalls['listAudit']>, 'after'>;
type Page = CallReply<AdminCalls['listAudit']>;
export type AuditRow = Page['rows'][number];
export type ShownAudit = CallReply<AdminCalls['showAudit']>;

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) => ask('listAudit', { ...filter, after: pageParam ?? undefined }, { signal }),
    initialPageParam: null as Page['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const auditRowQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['audit row', id],
    queryFn: ({ signal }) => ask('showAudit', { id: id ?? 0 }, { signal }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });
