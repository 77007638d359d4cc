import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Status = CallReply<AdminCalls['showStatus']>;
export type Process = Status['processes'][number];
export type Queue = Status['queues'][number];
export type Service = Status['services'][number];

/** As often as processes send heartbeats. */
export const AGAIN_SECONDS = 15;

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => ask('showStatus', {}, { signal }),
  refetchInterval: AGAIN_SECONDS * 1_000,
});
