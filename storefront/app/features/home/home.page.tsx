import { DeferredSection } from '@tokhi/ui/show/deferred-section.tsx';
import { data, useRouteLoaderData } from 'react-router';
import { pack, unpack } from '../../packed.ts';
import { publicCache } from '../../public-cache.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { titled } from '../../route-title.ts';
import { shop } from '../../shop-context.ts';
import { RecentlyViewed } from '../recently/public.ts';
import { pageMeta } from '../seo/public.ts';
import type { Route } from './+types/home.page.ts';
import { CategoryMosaic } from './category-mosaic.tsx';
import { HERO_SIZES, Hero } from './hero.tsx';
import { homeView } from './home.present.ts';
import { HomeJsonLd } from './home-json-ld.tsx';
import { HomeUnavailable } from './home-unavailable.tsx';
import { ListTiles } from './list-tiles.tsx';
import { ProductColumns } from './product-columns.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { PromoBanners } from './promo-banners.tsx';
import { QuickCategories } from './quick-categories.tsx';
import { RoomTabs } from './room-tabs.tsx';
import { SpecialOffer } from './special-offer.tsx';

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const { ask, now, report } = context.get(shop);
  // Spec §8: a home page that does not load is only logged. What is left of it still leads into the shop.
  function orNothing(error: unknown): null {
    if (!signal.aborted) report(error);
    return null;
  }
  const [home, family, reduced] = await Promise.all([
    ask('homePage', undefined, { signal }).catch(orNothing),
    ask('familyPrice', {}, { signal }).catch(orNothing),
    // The spec fills the tab «New» with the discount list: what is both is the list of the newly reduced.
    ask('lowerPrice', { only: 'New_lower_price' }, { signal }).catch(orNothing),
  ]);
  if (home === null) return data({ home: null }, { headers: { 'Cache-Control': 'no-store' } });
  const { hero, ...below } = homeView({ home, family, reduced }, now());
  return data({ home: { hero, below: pack(below) } }, { headers: publicCache });
}

export const handle = titled('Нүүр');

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  const { origin, facts } = root;
  const first = loaderData?.home?.hero[0]?.picture;
  return [
    // One page at two addresses (spec §2): search engines keep the one.
    ...pageMeta({ origin, path: '/home', title: facts.name, description: facts.tagline, picture: first }),
    ...(first ? [heroPreload(first)] : []),
  ];
};

/** The largest thing on the screen is asked for before the styles have come. */
const heroPreload = ({ avif, webp }: { avif: string | null; webp: string }) => ({
  tagName: 'link' as const,
  rel: 'preload',
  as: 'image',
  type: avif === null ? 'image/webp' : 'image/avif',
  imageSrcSet: avif ?? webp,
  imageSizes: HERO_SIZES,
  fetchPriority: 'high',
});

export default function HomePage({ loaderData: { home } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (home === null) return <HomeUnavailable phone={root?.facts.phone} />;
  const below = unpack(home.below);
  return (
    <>
      {root !== undefined && (
        <h1 className="vh">
          {root.facts.name}. {root.facts.tagline}
        </h1>
      )}
      <Hero slides={home.hero} />
      <ListTiles images={below.tiles} />
      <QuickCategories categories={below.quick} />
      <DeferredSection wrapped>
        <RoomTabs rooms={below.rooms} />
      </DeferredSection>
      {below.offer !== null && (
        <DeferredSection wrapped>
          <SpecialOffer offer={below.offer} />
        </DeferredSection>
      )}
      <DeferredSection wrapped>
        <ProductTabs recommended={below.recommended} reduced={below.reduced} family={below.family} />
      </DeferredSection>
      <DeferredSection wrapped>
        <CategoryMosaic shelves={below.shelves} />
      </DeferredSection>
      <DeferredSection wrapped>
        <PromoBanners slides={below.promos} />
      </DeferredSection>
      <RecentlyViewed />
      <ProductColumns topBrand={below.topBrand} lastChance={below.lastChance} topRated={below.topRated} />
      {root !== undefined && <HomeJsonLd origin={root.origin} facts={root.facts} />}
    </>
  );
}
