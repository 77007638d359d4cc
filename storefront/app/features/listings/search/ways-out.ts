import type { Pagination } from '@tokhi/contract/fields/paging';
import type { AppliedFilter } from '../filters/applied-filters.ts';
import { type ListState, withoutFilter } from '../filters/filters.ts';

/** A choice that keeps a list empty, and how many products dropping it would show. */
export interface WayOut extends AppliedFilter {
  total: number;
}

export type AskAgain = (state: ListState) => Promise<{ pagination: Pagination }>;

/** Enough to find the one that blocks; nobody reads more, and each costs a request. */
const MOST_WAYS_OUT = 6;

/** Requests an empty list without each of its choices, to name those that block; most products first. */
export async function waysOut(state: ListState, applied: AppliedFilter[], askAgain: AskAgain): Promise<WayOut[]> {
  const ways = await Promise.all(
    applied.slice(0, MOST_WAYS_OUT).map(async (filter) => {
      const { pagination } = await askAgain(withoutFilter(state, filter));
      return { ...filter, total: pagination.totalProduct };
    }),
  );
  return ways.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
}
