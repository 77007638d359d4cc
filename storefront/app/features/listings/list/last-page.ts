import { clampPage } from '@tokhi/rules/page/paging';
import { redirect } from 'react-router';
import { publicCache } from '../../../public-cache.ts';
import { type ListState, listAddress } from '../filters/filters.ts';

/** A page after the last, from an old link or a shorter list, leads to the last one. */
export function toLastPage({ pathname }: URL, state: ListState, pages: number): void {
  const page = clampPage(state.page, pages);
  if (page === state.page) return;
  throw redirect(listAddress(pathname, { ...state, page }), { headers: publicCache });
}
