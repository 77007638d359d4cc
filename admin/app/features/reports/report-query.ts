import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';
import type { Period } from './periods.ts';

export type Report = CallReply<AdminCalls['showReport']>;
export type Sums = Report['sums'];
export type Day = Report['days'][number];
export type Sold = Report['categories'][number];

const LONG_MS = 600_000;

/** The figures of a night stay unchanged until the next one. */
export const reportQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: ['report', from, to],
    queryFn: ({ signal }) => ask('showReport', { from, to }, { signal }),
    staleTime: LONG_MS,
    placeholderData: keepPreviousData,
  });
