import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

type Listed = CallReply<AdminCalls['listTransfers']>;
export type Transfer = Listed['transfers'][number];
export type Suggestion = Transfer['suggestions'][number];
export type TransferState = Transfer['state'];
export type TransferCounts = Listed['counts'];

/** Colleagues and customers change the possible matches. */
const REFRESHED_MS = 30_000;

export const transfersQuery = (state: TransferState) =>
  queryOptions({
    queryKey: ['transfers', state],
    queryFn: ({ signal }) => ask('listTransfers', { state }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESHED_MS,
  });
