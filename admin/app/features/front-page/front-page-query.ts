import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type ShownPage = CallReply<AdminCalls['showFrontPage']>;
export type Version = ShownPage['version'];
export type NamedProduct = ShownPage['products'][number];
export type FrontPicture = ShownPage['pictures'][number];
export type Warning = CallReply<AdminCalls['checkFrontPage']>['warnings'][number];
export type Change = CallReply<AdminCalls['compareFrontPages']>['changes'][number];

/** The first part of all query keys of these screens: a change refetches what it affects at once. */
const ROOT = 'front-page';

export const everything = [ROOT] as const;

export const versionsQuery = infiniteQueryOptions({
  queryKey: [ROOT, 'list'],
  queryFn: ({ pageParam, signal }) => ask('listFrontPages', { before: pageParam ?? undefined }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
});

export const versionQuery = (id: number) =>
  queryOptions({
    queryKey: [ROOT, 'version', id],
    queryFn: ({ signal }) => ask('showFrontPage', { id }, { signal }),
  });

/** Warnings as of a moment; null: now. `version` counts every change of a draft. */
export const warningsQuery = ({ id, version }: Pick<Version, 'id' | 'version'>, at: string | null = null) =>
  queryOptions({
    queryKey: [ROOT, 'warnings', id, version, at],
    queryFn: ({ signal }) => ask('checkFrontPage', { id, at }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What publishing a version changes in the shop. */
export const shopChangesQuery = ({ id, version }: Pick<Version, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [ROOT, 'changes', id, version],
    queryFn: ({ signal }) => ask('compareFrontPages', { from: 'shop', to: id }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The unsaved changes in words; null: nothing that could be compared. */
export const draftChangesQuery = ({ id, version }: Pick<Version, 'id' | 'version'>, page: FrontPage | null) =>
  queryOptions({
    queryKey: [ROOT, 'typed', id, version, page],
    queryFn: ({ signal }) => {
      if (page === null) throw new Error('nothing to compare');
      return ask('compareFrontPages', { from: id, to: page }, { signal });
    },
    enabled: page !== null,
    gcTime: 0,
    retry: false,
  });

const WAITING_MS = 1_000;

/** The library; refetched every second while a picture is being encoded. */
export const frontPicturesQuery = queryOptions({
  queryKey: [ROOT, 'pictures'],
  queryFn: ({ signal }) => ask('listFrontPictures', {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.pictures.some((picture) => picture.state === 'waiting') ? WAITING_MS : false,
});
