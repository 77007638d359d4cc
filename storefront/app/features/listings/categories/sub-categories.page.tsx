import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { categoryProductsAddress, subCategoryAddress } from '../../../addresses.ts';
import { toErrorPage } from '../../../error-page.ts';
import { unpack } from '../../../packed.ts';
import { shopFor } from '../../../shop-context.ts';
import { CardGrid, cardView } from '../../cards/public.ts';
import { RecentlyViewed } from '../../recently/public.ts';
import { listedCards } from '../list/list.present.ts';
import { listMeta } from '../list/list-meta.ts';
import { PageHead } from '../list/page-head.tsx';
import type { Route } from './+types/sub-categories.page.ts';
import { categoryOfCode } from './category-of-code.ts';
import { SubCategoryNav } from './sub-category-nav.tsx';

/** A row of the grid. */
const SHOWN_OF_EACH = 4;

export { handle, headers } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { ask, now, origin, asDocument } = shopFor(args);
  const { category, subs } = await categoryOfCode(ask, args.params.code).catch(toErrorPage);
  const shelves = await Promise.all(
    subs.map(async ({ id, sub_category_code, sub_category_name }) => {
      const { product, pagination } = await ask('subCategoryProduct', { id: sub_category_code });
      return {
        id,
        name: sub_category_name,
        to: subCategoryAddress(sub_category_code),
        total: pagination.totalProduct,
        ...listedCards(
          product.slice(0, SHOWN_OF_EACH).map((one) => cardView(one, now())),
          asDocument,
        ),
      };
    }),
  );
  return {
    origin,
    name: category.category_name,
    all: categoryProductsAddress(category.id),
    subs,
    shelves: shelves.filter(({ total }) => total > 0),
    list: {
      total: shelves.reduce((sum, shelf) => sum + shelf.total, 0),
      picture: shelves.find(({ total }) => total > 0)?.picture ?? null,
    },
  };
}

export const meta: Route.MetaFunction = listMeta;

/** The sub-categories of a category, stacked, each with its best sellers. */
export default function SubCategoriesPage({ loaderData: { name, all, subs, shelves, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs
        places={[
          { name: 'Нүүр', to: '/home' },
          { name, to: all },
        ]}
        current="Дэд ангилал"
      />
      <PageHead title={name} total={list.total} />
      <SubCategoryNav subs={subs} />
      {shelves.map(({ id, name: sub, to, total, cards }) => (
        <section key={id} className="section">
          <SectionHead title={sub} to={to} more={`Бүгдийг үзэх (${total})`} />
          <CardGrid cards={unpack(cards)} />
        </section>
      ))}
      <RecentlyViewed />
    </>
  );
}
