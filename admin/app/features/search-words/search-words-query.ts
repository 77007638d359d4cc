import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { SearchList, SearchSpan } from '@tokhi/contract/admin/search/search-words';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Searches = CallReply<AdminCalls['showSearches']>;
export type Searched = CallReply<AdminCalls['listSearches']>['searches'][number];
export type SynonymTyped = CallBody<AdminCalls['previewSynonym']>;
export type SynonymPreview = CallReply<AdminCalls['previewSynonym']>;
export type SavedSynonym = CallReply<AdminCalls['listSynonyms']>['synonyms'][number];
export type Pins = CallReply<AdminCalls['showPins']>['pins'];
export type FoundProduct = SynonymPreview['after']['first'][number];

/** The first part of all query keys of this screen: a change refetches what it affects at once. */
const ROOT = 'search-words';

export const everything = [ROOT] as const;

export const searchesQuery = (days: SearchSpan) =>
  queryOptions({
    queryKey: [ROOT, 'show', days],
    queryFn: ({ signal }) => ask('showSearches', { days }, { signal }),
    placeholderData: keepPreviousData,
  });

export const listQuery = (days: SearchSpan, show: SearchList) =>
  infiniteQueryOptions({
    queryKey: [ROOT, 'list', days, show],
    queryFn: ({ pageParam, signal }) => ask('listSearches', { days, show, after: pageParam ?? undefined }, { signal }),
    initialPageParam: null as CallReply<AdminCalls['listSearches']>['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const popularQuery = queryOptions({
  queryKey: [ROOT, 'popular'],
  queryFn: ({ signal }) => ask('listPopular', {}, { signal }),
});

export const previewQuery = (typed: SynonymTyped) =>
  queryOptions({
    // A separate key: a synonym just saved would be refused as known, so it is not refetched.
    queryKey: ['synonym-preview', typed],
    queryFn: ({ signal }) => ask('previewSynonym', typed, { signal }),
    enabled: typed.said !== '' && typed.meant !== '',
    retry: false,
  });

export const synonymsQuery = infiniteQueryOptions({
  queryKey: [ROOT, 'synonyms'],
  queryFn: ({ pageParam, signal }) => ask('listSynonyms', { after: pageParam ?? undefined }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
});

export const allPinsQuery = infiniteQueryOptions({
  queryKey: [ROOT, 'all-pins'],
  queryFn: ({ pageParam, signal }) => ask('listPins', { after: pageParam ?? undefined }, { signal }),
  initialPageParam: null as CallReply<AdminCalls['listPins']>['next'],
  getNextPageParam: ({ next }) => next,
});

export const pinsQuery = (text: string) =>
  queryOptions({
    queryKey: [ROOT, 'pins', text],
    queryFn: ({ signal }) => ask('showPins', { text }, { signal }),
    enabled: text !== '',
    retry: false,
  });

export const pinnedQuery = (text: string, codes: readonly string[]) =>
  queryOptions({
    queryKey: [ROOT, 'pinned', text, codes],
    queryFn: ({ signal }) => ask('previewPins', { text, codes: [...codes] }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
