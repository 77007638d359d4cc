import './category.css';
import { FEATURED_SHOWN } from '@tokhi/rules/page/display-limits';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { categoryProductsAddress, subCategoriesAddress, subCategoryAddress } from '../../../addresses.ts';
import { toErrorPage } from '../../../error-page.ts';
import { unpack } from '../../../packed.ts';
import { shopFor } from '../../../shop-context.ts';
import { CardGrid, cardView } from '../../cards/public.ts';
import { RecentlyViewed } from '../../recently/public.ts';
import { loadOpening, PageOpening } from '../../rooms/public.ts';
import { listedCards } from '../list/list.present.ts';
import { listMeta } from '../list/list-meta.ts';
import { PageHead } from '../list/page-head.tsx';
import type { Route } from './+types/category.page.ts';
import { categoryOfCode } from './category-of-code.ts';
import { CategoryTiles } from './category-tiles.tsx';

export { handle, headers } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { ask, now, origin, asDocument } = shopFor(args);
  const { category, subs } = await categoryOfCode(ask, args.params.code).catch(toErrorPage);
  const [{ product, pagination, sub: counts }, opening] = await Promise.all([
    ask('categoryProduct', { id: category.id }),
    loadOpening(ask, { page: 'category', id: category.id }, { now: now(), asDocument }),
  ]);
  return {
    origin,
    name: category.category_name,
    opening,
    all: categoryProductsAddress(category.id),
    shelves: subCategoriesAddress(category.category_code),
    tiles: subs.map((sub) => ({
      id: sub.id,
      name: sub.sub_category_name,
      to: subCategoryAddress(sub.sub_category_code),
      image: sub.image,
      count: counts.find(({ id }) => id === sub.id)?.total ?? 0,
    })),
    list: {
      total: pagination.totalProduct,
      ...listedCards(
        product.slice(0, FEATURED_SHOWN).map((one) => cardView(one, now())),
        asDocument,
      ),
    },
  };
}

export const meta: Route.MetaFunction = listMeta;

/** The sub-categories of a category as tiles, and its best sellers. */
export default function CategoryPage({
  loaderData: { name, opening, all, shelves, tiles, list },
}: Route.ComponentProps) {
  const cards = unpack(list.cards);
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={name} />
      <PageOpening opening={opening}>
        <PageHead title={name} total={list.total} />
      </PageOpening>
      <CategoryTiles tiles={tiles} />
      <p className="category__ways">
        <ButtonLink to={all}>Бүх бараа</ButtonLink>
        <ButtonLink to={shelves} kind="quiet">
          Төрлөөр үзэх
        </ButtonLink>
      </p>
      {cards.length > 0 && (
        <section className="section">
          <SectionHead title="Эрэлттэй бараа" to={all} />
          <CardGrid cards={cards} />
        </section>
      )}
      <RecentlyViewed />
    </>
  );
}
