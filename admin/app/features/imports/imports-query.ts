import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type ShownImport = CallReply<AdminCalls['showImport']>;
export type ImportColumns = CallBody<AdminCalls['mapImport']>['columns'];
export type RowFilter = CallBody<AdminCalls['listImportRows']>['filter'];
export type RowSort = CallBody<AdminCalls['listImportRows']>['sort'];
type RowPage = CallReply<AdminCalls['listImportRows']>;
export type ImportRow = RowPage['rows'][number];

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => ask('listImports', {}, { signal }),
});

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => ask('showImport', { id }, { signal }),
  });

export const rowsQuery = (id: number, filter: RowFilter, sort: RowSort) =>
  infiniteQueryOptions({
    queryKey: ['import rows', id, filter, sort],
    queryFn: ({ pageParam, signal }) =>
      ask('listImportRows', { id, filter, sort, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: null as RowPage['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
