import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { ask } from '../../calls/ask.ts';

export type Prices = CallReply<AdminCalls['showPrices']>;
export type Colour = Prices['colours'][number];
export type Preview = CallReply<AdminCalls['previewPrices']>;
export type Wanted = CallBody<AdminCalls['previewPrices']>;

export const pricesQuery = (code: string) =>
  queryOptions({
    queryKey: ['prices', code],
    queryFn: ({ signal }) => ask('showPrices', { code }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The preview of the change; loaded again for every typed figure. */
export const previewQuery = (wanted: Wanted | null) =>
  queryOptions({
    queryKey: ['price-preview', wanted],
    queryFn: ({ signal }) => ask('previewPrices', wanted as Wanted, { signal }),
    enabled: wanted !== null,
    placeholderData: keepPreviousData,
  });
