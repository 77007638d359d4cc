import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Member = CallReply<AdminCalls['listMembers']>['members'][number];

/** All members. Not refetched automatically: that would keep the session of an absent member open. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => ask('listMembers', {}, { signal }),
});
