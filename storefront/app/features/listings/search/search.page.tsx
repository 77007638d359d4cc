import type { Ask } from '@tokhi/contract/client';
import { texts } from '@tokhi/contract/texts/texts';
import { checkSearch, LONGEST_SEARCH } from '@tokhi/rules/catalogue/search-check';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { redirect } from 'react-router';
import { categoryAddress, productAddress } from '../../../addresses.ts';
import { pack, unpack } from '../../../packed.ts';
import { publicCache } from '../../../public-cache.ts';
import { type RouteHandle, titledBy } from '../../../route-title.ts';
import { shopFor } from '../../../shop-context.ts';
import { cardView, type ListedCard, listedCard } from '../../cards/public.ts';
import type { CategoryPicture } from '../categories/category-pictures.tsx';
import { filterBody } from '../filters/filter-body.ts';
import { isFiltered, readState } from '../filters/filters.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { listMeta } from '../list/list-meta.ts';
import { loadList } from '../list/load-list.ts';
import { PageHead } from '../list/page-head.tsx';
import { fittingFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/search.page.ts';
import { SearchNothing } from './search-nothing.tsx';
import { SearchUnderstood } from './search-understood.tsx';
import { useOpenedResults } from './use-opened-results.ts';

/** A row on a wide screen, two on a phone. */
const SHOWN = 8;

/** The first categories of the menu, for a page with nothing else to show. */
async function popularCategories(ask: Ask): Promise<CategoryPicture[]> {
  const { category } = await ask('categories', null);
  return category.slice(0, SHOWN).map(({ id, category_code, category_name, image }) => ({
    id,
    name: category_name,
    to: categoryAddress(category_code),
    image,
  }));
}

export { headers } from '../list/list-route.ts';

const NOTHING = { picture: null, total: 0 };

export async function loader(args: Route.LoaderArgs) {
  // A text pasted by mistake is cut, not refused.
  const words = Array.from(readState(args.url.searchParams).words).slice(0, LONGEST_SEARCH).join('').trim();
  if (checkSearch(words) !== null) {
    const { ask, origin } = shopFor(args);
    const categories = await popularCategories(ask);
    return { origin, name: 'Хайлт', list: NOTHING, found: null, categories, nearest: pack<ListedCard[]>([]) };
  }
  const { ask, now, origin, asDocument, reply, list } = await loadList(args, async (ask, wanted) => {
    const searchResults = await ask('search', { ...filterBody(wanted), search: words });
    // An article number or a pasted link goes straight to its product.
    if (searchResults.code !== null) throw redirect(productAddress(searchResults.code), { headers: publicCache });
    return searchResults;
  });
  // A list emptied by a choice can be shown without it.
  const nothing = list.total === 0 && !isFiltered(readState(args.url.searchParams));
  return {
    origin,
    name: words,
    list,
    found: { understood: reply.understood, correction: reply.correction, list },
    categories: nothing ? await popularCategories(ask) : [],
    nearest: pack(nothing ? reply.nearest.map((one) => listedCard(cardView(one, now))) : [], asDocument),
  };
}

export const handle: RouteHandle = titledBy<Route.ComponentProps['loaderData']>(({ name, found: searchResults }) =>
  searchResults === null ? name : `«${name}» хайлт`,
);

export const meta: Route.MetaFunction = listMeta;

/** The results of a text; without results, other suggestions. */
export default function SearchPage({
  loaderData: { name: words, found: searchResults, categories, nearest },
}: Route.ComponentProps) {
  useOpenedResults(words);
  const crumbs = <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current="Хайлт" />;
  if (searchResults === null) {
    return (
      <>
        {crumbs}
        <PageHead title="Юу хайж байна вэ?" />
        <SearchNothing
          title="Хайх үгээ дээрх хайлтын талбарт бичнэ үү"
          correction={null}
          nearest={[]}
          categories={categories}
        />
      </>
    );
  }
  const { understood, correction, list } = searchResults;
  return (
    <>
      {crumbs}
      <PageHead title={`«${words}»`} total={list.total} />
      {(list.total > 0 || understood.filters.length > 0) && <SearchUnderstood words={words} understood={understood} />}
      {categories.length > 0 ? (
        <SearchNothing
          title={texts.searchEmpty}
          correction={correction}
          nearest={unpack(nearest)}
          categories={categories}
        />
      ) : (
        <FilteredList list={list} own={fittingFirst} emptyTitle={texts.searchEmpty} />
      )}
    </>
  );
}
