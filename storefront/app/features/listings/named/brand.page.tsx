import type { Ask } from '@tokhi/contract/client';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { loadOpening } from '../../rooms/public.ts';
import { filterBody } from '../filters/filter-body.ts';
import type { ListState } from '../filters/filters.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { listMeta } from '../list/list-meta.ts';
import { loadList } from '../list/load-list.ts';
import { popularFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/brand.page.ts';
import { BrandHead } from './brand-head.tsx';

export { handle, headers } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  const products = async (ask: Ask, wanted: ListState) => {
    // The spec has its own names here: `type` and `category` are the sub-categories, `brand` is the brand of the page.
    const { sub: type, ...filters } = filterBody(wanted, 'brand', 'specs');
    const { brand: about, category: sub, ...reply } = await ask('brandProduct', { ...filters, id, type });
    return { ...reply, about, sub };
  };
  const { ask, now, origin, asDocument, reply, list } = await loadList(args, products);
  const opening = list.page === 1 ? await loadOpening(ask, { page: 'brand', id }, { now, asDocument }) : null;
  return { origin, name: reply.about.brandname, brand: reply.about, opening, list };
}

export const meta: Route.MetaFunction = listMeta;

/** The products of a brand under its banner. */
export default function BrandPage({ loaderData: { name, brand, opening, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={name} />
      <BrandHead name={name} logo={brand.images} banner={brand.bg} total={list.total} opening={opening} />
      <FilteredList list={list} own={popularFirst} filterButton />
    </>
  );
}
