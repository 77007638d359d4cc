import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Day = CallReply<AdminCalls['showDay']>;
export type MethodOfDay = Day['methods'][number];
export type Difference = Day['differences'][number];
export type Closing = NonNullable<Day['closing']>;

/** Without a day, yesterday: the day to close. */
export const dayQuery = (day: string | undefined) =>
  queryOptions({
    queryKey: ['closing', day ?? null],
    queryFn: ({ signal }) => ask('showDay', day === undefined ? {} : { day }, { signal }),
    placeholderData: keepPreviousData,
  });
