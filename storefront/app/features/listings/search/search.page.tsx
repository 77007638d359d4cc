import { texts } from '@tokhi/contract/texts/texts';
import { checkSearch, LONGEST_SEARCH } from '@tokhi/rules/catalogue/search-check';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { redirect } from 'react-router';
import { productAddress } from '../../../addresses.ts';
import { publicCache } from '../../../public-cache.ts';
import { type RouteHandle, titledBy } from '../../../route-title.ts';
import { shop } from '../../../shop-context.ts';
import { toErrorPage } from '../error-page.ts';
import { filterBody, specsText } from '../filters/filter-body.ts';
import { type ListState, readState } from '../filters/filters.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { toLastPage } from '../list/last-page.ts';
import { listView } from '../list/list.present.ts';
import { listDescription, listMeta } from '../list/list-meta.ts';
import { PageHead } from '../list/page-head.tsx';
import { productsChanged } from '../list/products-changed.ts';
import { fittingFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/search.page.ts';
import { popularCategories } from './popular-categories.ts';
import { SearchNothing } from './search-nothing.tsx';
import { SearchUnderstood } from './search-understood.tsx';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ask, now, origin } = context.get(shop);
  const { signal } = request;
  const state = readState(url.searchParams);
  // A text pasted by mistake is cut, not refused.
  const words = Array.from(state.words).slice(0, LONGEST_SEARCH).join('').trim();
  if (checkSearch(words) !== null) return { origin, found: null, categories: await popularCategories(ask, signal) };
  const products = (wanted: ListState) =>
    ask(
      'search',
      { ...filterBody(wanted), search: words, brand: wanted.brand, sub: wanted.sub, specs: specsText(wanted) },
      { signal },
    );
  const reply = await products(state).catch(toErrorPage);
  toLastPage(url, state, reply.pagination.totalPage);
  // An article number or a pasted link goes straight to its product.
  if (reply.code !== null) throw redirect(productAddress(reply.code), { headers: publicCache });
  const list = await listView(reply, state, products, now());
  const nothing = list.total === 0 && list.waysOut.length === 0;
  return {
    origin,
    found: { words, understood: reply.understood, correction: reply.correction, list },
    categories: nothing ? await popularCategories(ask, signal) : [],
  };
}

export const headers: Route.HeadersFunction = () => publicCache;

export const handle: RouteHandle = titledBy<Route.ComponentProps['loaderData']>(({ found }) =>
  found === null ? 'Хайлт' : `«${found.words}» хайлт`,
);

export const shouldRevalidate = productsChanged;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : listMeta({
        origin: loaderData.origin,
        location,
        title: loaderData.found?.words ?? 'Хайлт',
        cards: loaderData.found?.list.cards ?? [],
        description: listDescription(loaderData.found?.words ?? 'Хайлт', loaderData.found?.list.total ?? 0),
      });

/** What a text finds; when it finds nothing, what else could help. */
export default function SearchPage({ loaderData: { found, categories } }: Route.ComponentProps) {
  const crumbs = <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current="Хайлт" />;
  if (found === null) {
    return (
      <>
        {crumbs}
        <PageHead title="Юу хайж байна вэ?" />
        <SearchNothing title="Хайх үгээ дээрх хайлтын талбарт бичнэ үү" correction={null} categories={categories} />
      </>
    );
  }
  const { words, understood, correction, list } = found;
  return (
    <>
      {crumbs}
      <PageHead title={`«${words}»`} total={list.total} />
      {list.total > 0 && <SearchUnderstood words={words} understood={understood} />}
      {categories.length > 0 ? (
        <SearchNothing title={texts.searchEmpty} correction={correction} categories={categories} />
      ) : (
        <FilteredList list={list} own={fittingFirst} emptyTitle={texts.searchEmpty} />
      )}
    </>
  );
}
