import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Security = CallReply<AdminCalls['showSecurity']>;

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => ask('showSecurity', {}, { signal }),
});
