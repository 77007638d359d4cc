import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type UnknownPayment = CallReply<AdminCalls['listUnknownMoney']>['payments'][number];

export const unknownQuery = queryOptions({
  queryKey: ['transfers', 'unknown'],
  queryFn: ({ signal }) => ask('listUnknownMoney', {}, { signal }),
});
