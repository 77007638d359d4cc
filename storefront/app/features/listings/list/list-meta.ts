import { groupThousands } from '@tokhi/rules/money/money';
import type { MetaDescriptor } from 'react-router';
import type { CardView } from '../../cards/public.ts';
import { pageMeta } from '../../seo/public.ts';
import { isFiltered, listAddress, readState } from '../filters/filters.ts';

interface ListMeta {
  origin: string;
  location: { pathname: string; search: string };
  title: string;
  description: string;
  /** A shared link shows the first of them. */
  cards: readonly Pick<CardView, 'picture'>[];
}

/** Search engines keep the pages of the whole list; orders, views and choices are other looks at the same products. */
export function listMeta({ origin, location, title, description, cards }: ListMeta): MetaDescriptor[] {
  const state = readState(new URLSearchParams(location.search));
  return pageMeta({
    origin,
    path: listAddress(location.pathname, { ...state, sort: null, view: 'grid' }),
    title,
    description,
    picture: cards[0]?.picture,
    notKept: isFiltered(state) || state.words !== '',
  });
}

export const listDescription = (name: string, total: number): string =>
  `${name}: ${groupThousands(total)} бараа. Үнэ, хэмжээ, хүргэлтийн хугацаатай нь «Тохь» дэлгүүрээс.`;
