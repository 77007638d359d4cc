import { queryOptions } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { ask } from '../../../calls/ask.ts';

export type Stocktake = CallReply<AdminCalls['showStocktake']>['stocktake'];
export type Line = Stocktake['lines'][number];
/** A counted line, after the counting. */
export type Compared = Line & { units: number; difference: NonNullable<Line['difference']> };

const EVERY_MS = 1_000;

/** Polled while the differences are applied or taken back. */
export const stocktakeQuery = (id: number) =>
  queryOptions({
    queryKey: ['stocktake', id],
    queryFn: ({ signal }) => ask('showStocktake', { stocktake: id }, { signal }),
    refetchInterval: ({ state }) => {
      const { state: its, applied } = state.data?.stocktake ?? {};
      return its === 'applying' || applied?.finished === false ? EVERY_MS : false;
    },
  });

/** Counted lines that belong on this shelf: only their differences are written. */
export const comparedLines = ({ lines }: Stocktake): Compared[] =>
  lines.filter((line): line is Compared => line.belongs && line.units !== null && line.difference !== null);

export const differs = ({ difference: { by } }: Compared): boolean => by !== 0;

/** Recounted or explained. */
export const isResolved = ({ difference: { reason, recounts } }: Compared): boolean => reason !== null || recounts > 0;
