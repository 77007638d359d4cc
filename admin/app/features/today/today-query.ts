import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { InboxKindName } from '@tokhi/contract/admin/inbox-kinds';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Inbox = CallReply<AdminCalls['listInbox']>;
export type InboxItem = Inbox['items'][number];
export type Today = CallReply<AdminCalls['showToday']>;
export type Whose = 'all' | 'mine' | 'unassigned';

/** New items are on the screen within a minute, even without any input. */
const AGAIN_MS = 30_000;

export const inboxQuery = (kind: InboxKindName | undefined, whose: Whose) =>
  queryOptions({
    queryKey: ['inbox', kind, whose],
    queryFn: ({ signal }) => ask('listInbox', { kind, whose }, { signal }),
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
  });

export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => ask('showToday', {}, { signal }),
  refetchInterval: AGAIN_MS,
});

/** What is ready in the store, the longest waiting first; one page. */
export const leavingQuery = queryOptions({
  queryKey: ['orders', 'leaving'],
  queryFn: ({ signal }) => ask('listOrders', { status: ['in_stock'], sort: 'longest' }, { signal }),
});

export const underWayQuery = queryOptions({
  queryKey: ['trucks'],
  queryFn: ({ signal }) => ask('listTrucks', {}, { signal }),
});
