import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { categoryProductsAddress, subCategoryAddress } from '../../../addresses.ts';
import { publicCache } from '../../../public-cache.ts';
import { type RouteHandle, titledBy } from '../../../route-title.ts';
import { shop } from '../../../shop-context.ts';
import { CardGrid, cardView } from '../../cards/public.ts';
import { RecentlyViewed } from '../../recently/public.ts';
import { toErrorPage } from '../error-page.ts';
import { listDescription, listMeta } from '../list/list-meta.ts';
import { PageHead } from '../list/page-head.tsx';
import type { Route } from './+types/sub-categories.page.ts';
import { categoryOfCode } from './category-of-code.ts';
import { SubCategoryNav } from './sub-category-nav.tsx';

/** A row of the grid. */
const SHOWN_OF_EACH = 4;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { ask, now, origin } = context.get(shop);
  const { signal } = request;
  const { category, subs } = await categoryOfCode(ask, params.code, signal).catch(toErrorPage);
  const shelves = await Promise.all(
    subs.map(async ({ id, sub_category_code, sub_category_name }) => {
      const { product, pagination } = await ask('subCategoryProduct', { id: sub_category_code }, { signal });
      return {
        id,
        name: sub_category_name,
        to: subCategoryAddress(sub_category_code),
        total: pagination.totalProduct,
        cards: product.slice(0, SHOWN_OF_EACH).map((one) => cardView(one, now())),
      };
    }),
  );
  return {
    origin,
    category,
    subs,
    shelves: shelves.filter(({ total }) => total > 0),
    total: shelves.reduce((sum, shelf) => sum + shelf.total, 0),
  };
}

export const headers: Route.HeadersFunction = () => publicCache;

export const handle: RouteHandle = titledBy<Route.ComponentProps['loaderData']>(
  ({ category }) => category.category_name,
);

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : listMeta({
        origin: loaderData.origin,
        location,
        title: loaderData.category.category_name,
        cards: loaderData.shelves[0]?.cards ?? [],
        description: listDescription(loaderData.category.category_name, loaderData.total),
      });

/** The sub-categories of a category one under the other, each with its best sellers. */
export default function SubCategoriesPage({ loaderData: { category, subs, shelves, total } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs
        places={[
          { name: 'Нүүр', to: '/home' },
          { name: category.category_name, to: categoryProductsAddress(category.id) },
        ]}
        current="Дэд ангилал"
      />
      <PageHead title={category.category_name} total={total} />
      <SubCategoryNav subs={subs} />
      {shelves.map(({ id, name, to, total: inIt, cards }) => (
        <section key={id} className="section">
          <SectionHead title={name} to={to} more={`Бүгдийг үзэх (${inIt})`} />
          <CardGrid cards={cards} />
        </section>
      ))}
      <RecentlyViewed />
    </>
  );
}
