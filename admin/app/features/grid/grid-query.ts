import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';
import type { Wanted } from '../prices/public.ts';

export type Grid = CallReply<AdminCalls['showGrid']>;
export type GridProduct = Grid['products'][number];
export type GridRow = Extract<Wanted, { kind: 'grid' }>['rows'][number];

export const gridQuery = (codes: readonly string[]) =>
  queryOptions({
    queryKey: ['grid', codes],
    queryFn: ({ signal }) => ask('showGrid', { codes: [...codes] }, { signal }),
    enabled: codes.length > 0,
    // A cell must not change while a member types into it.
    refetchOnWindowFocus: false,
  });
