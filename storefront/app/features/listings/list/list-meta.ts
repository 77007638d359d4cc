import { groupThousands } from '@tokhi/rules/money/money';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../seo/public.ts';
import { isFiltered, listAddress, readState } from '../filters/filters.ts';
import type { ListPageView } from './list.present.ts';

/** What the loader of every list page returns, among other things. */
export interface ListData {
  origin: string;
  name: string;
  /** A shared link shows the first card. */
  list: Pick<ListPageView, 'picture' | 'total'>;
}

interface ListMetaArgs {
  /** Undefined when the loader failed. */
  loaderData: ListData | undefined;
  location: { pathname: string; search: string };
}

/** Search engines keep the pages of the whole list; orders, views and choices show the same products. */
export function listMeta({ loaderData, location }: ListMetaArgs): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { origin, name, list } = loaderData;
  const state = readState(new URLSearchParams(location.search));
  return pageMeta({
    origin,
    path: listAddress(location.pathname, { ...state, sort: null, view: 'grid' }),
    title: name,
    description: `${name}: ${groupThousands(list.total)} бараа. Үнэ, хэмжээ, хүргэлтийн хугацаатай нь «Тохь» дэлгүүрээс.`,
    picture: list.picture,
    notKept: isFiltered(state) || state.words !== '',
  });
}
