import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Pictures = CallReply<AdminCalls['listPictures']>;
export type Picture = Pictures['pictures'][number];

const WAITING_MS = 1_000;

/** The pictures of a product; refetched every second while one is being encoded. */
export const picturesQuery = (code: string) =>
  queryOptions({
    queryKey: ['pictures', code],
    queryFn: ({ signal }) => ask('listPictures', { code }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.pictures.some((picture) => picture.state === 'waiting') ? WAITING_MS : false,
  });
