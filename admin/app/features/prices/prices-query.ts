import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Wanted = CallBody<AdminCalls['previewChangeSet']>['wanted'];
export type Preview = CallReply<AdminCalls['previewChangeSet']>;
export type Figures = Preview['figures'];
export type SetRow = Preview['rows'][number];
export type ListedSet = CallReply<AdminCalls['listChangeSets']>['sets'][number];
export type ShownSet = CallReply<AdminCalls['showChangeSet']>['set'];
export type RowsShown = CallBody<AdminCalls['listChangeSetRows']>['show'];

const EVERY_MS = 1_000;

/** The preview of a change; loaded again for every typed figure. */
export const previewQuery = (wanted: Wanted | null) =>
  queryOptions({
    queryKey: ['change-set preview', wanted],
    queryFn: ({ signal }) => ask('previewChangeSet', { wanted: wanted as Wanted }, { signal }),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const setsQuery = queryOptions({
  queryKey: ['change-sets'],
  queryFn: ({ signal }) => ask('listChangeSets', {}, { signal }),
});

const isRunning = ({ applying, rolling_back }: ShownSet): boolean =>
  [applying, rolling_back].some((one) => one !== null && !one.finished);

/** One set; refetched every second while the worker applies it. */
export const setQuery = (id: number) =>
  queryOptions({
    queryKey: ['change-set', id],
    queryFn: ({ signal }) => ask('showChangeSet', { set: id }, { signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isRunning(state.data.set) ? EVERY_MS : false),
  });

type Page = CallReply<AdminCalls['listChangeSetRows']>;

export const rowsQuery = (set: number, show: RowsShown) =>
  infiniteQueryOptions({
    queryKey: ['change-set rows', set, show],
    queryFn: ({ pageParam, signal }) =>
      ask('listChangeSetRows', { set, show, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: null as Page['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
