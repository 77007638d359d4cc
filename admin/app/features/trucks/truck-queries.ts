import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Truck = CallReply<AdminCalls['listTrucks']>['trucks'][number];
export type LoadedOrder = CallReply<AdminCalls['showTruck']>['orders'][number];
export type Batch = CallReply<AdminCalls['listBatches']>['batches'][number];
export type Preview = CallReply<AdminCalls['previewBatch']>;
export type MoveAction = CallBody<AdminCalls['startBatch']>['action'];

const COLLEAGUE_MS = 10_000;
const RUNNING_MS = 400;

export const trucksQuery = queryOptions({
  queryKey: ['trucks'],
  queryFn: ({ signal }) => ask('listTrucks', {}, { signal }),
});

export const truckQuery = (id: number) =>
  queryOptions({
    queryKey: ['trucks', id],
    queryFn: ({ signal }) => ask('showTruck', { truck: id }, { signal }),
    refetchInterval: COLLEAGUE_MS,
  });

/** The latest steps of the truck; refetched more often while the worker runs one. */
export const batchesQuery = (truck: number) =>
  queryOptions({
    queryKey: ['batches', truck],
    queryFn: ({ signal }) => ask('listBatches', { truck }, { signal }),
    refetchInterval: ({ state }) => (state.data?.batches[0]?.finishedAt === null ? RUNNING_MS : COLLEAGUE_MS),
  });

export const previewQuery = (action: MoveAction | null) =>
  queryOptions({
    queryKey: ['preview', action],
    queryFn: ({ signal }) => {
      if (action === null) throw new Error('nothing to preview');
      return ask('previewBatch', { action }, { signal });
    },
    enabled: action !== null,
    staleTime: 0,
  });
