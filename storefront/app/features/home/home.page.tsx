import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { DeferredSection } from '@tokhi/ui/start/deferred-section.tsx';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import { data, useRouteLoaderData } from 'react-router';
import { pack, unpack } from '../../packed.ts';
import { publicCache } from '../../public-cache.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { titled } from '../../route-title.ts';
import { shopFor } from '../../shop-context.ts';
import { RecentlyViewed } from '../recently/public.ts';
import { pageMeta } from '../seo/public.ts';
import type { Route } from './+types/home.page.ts';
import { CategoryMosaic } from './category-mosaic.tsx';
import { Hero } from './hero.tsx';
import { HERO_SIZES } from './hero-sizes.ts';
import { homeView } from './home.present.ts';
import { HomeJsonLd } from './home-json-ld.tsx';
import { HomeUnavailable } from './home-unavailable.tsx';
import { ListTiles, ProductColumns, QuickCategories } from './lazy-sections.ts';
import { ProductTabs } from './product-tabs.tsx';
import { PromoBanners } from './promo-banners.tsx';
import { RoomTabs } from './room-tabs.tsx';
import { SpecialOffer } from './special-offer.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { ask, now, report, asDocument } = shopFor(args);
  // Spec §8: a home page that does not load is only logged. The rest of it still leads into the shop.
  function orNothing(error: unknown): null {
    if (!args.request.signal.aborted) report(error);
    return null;
  }
  const [home, family, reduced] = await Promise.all([
    ask('homePage', undefined).catch(orNothing),
    ask('familyPrice', {}).catch(orNothing),
    // The spec fills the tab «New» with the discount list: both together are the newly reduced.
    ask('lowerPrice', { only: 'New_lower_price' }).catch(orNothing),
  ]);
  if (home === null) return data({ home: null }, { headers: { 'Cache-Control': 'no-store' } });
  const { first, ...page } = homeView({ home, family, reduced }, now());
  return data({ home: { first, page: pack(page, asDocument) } }, { headers: publicCache });
}

export const handle = titled('Нүүр');

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  const { origin, facts } = root;
  const first = loaderData?.home?.first;
  return [
    // One page at two addresses (spec §2): search engines keep this one.
    ...pageMeta({ origin, path: '/home', title: facts.name, description: facts.tagline, picture: first }),
    ...(first ? [heroPreload(first)] : []),
  ];
};

/** Loads the largest element on the screen before the styles arrive. */
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
  const page = unpack(home.page);
  return (
    <>
      {root !== undefined && (
        <h1 className="vh">
          {root.facts.name}. {root.facts.tagline}
        </h1>
      )}
      <Hero slides={page.hero} />
      <nav aria-label="Онцлох жагсаалт">
        <StaticHtml className="list-tiles">{page.tiles && <ListTiles images={page.tiles} />}</StaticHtml>
      </nav>
      <section className="section">
        <SectionHead title="Юу хэрэгтэй вэ?" />
        <StaticHtml as="ul" className="quick">
          {page.quick && <QuickCategories categories={page.quick} />}
        </StaticHtml>
      </section>
      <DeferredSection wrapped>
        <RoomTabs rooms={page.rooms} />
      </DeferredSection>
      {page.offer !== null && (
        <DeferredSection wrapped>
          <SpecialOffer offer={page.offer} />
        </DeferredSection>
      )}
      <DeferredSection wrapped>
        <ProductTabs recommended={page.recommended} reduced={page.reduced} family={page.family} />
      </DeferredSection>
      <DeferredSection wrapped>
        <CategoryMosaic shelves={page.shelves} />
      </DeferredSection>
      <DeferredSection wrapped>
        <PromoBanners slides={page.promos} />
      </DeferredSection>
      <RecentlyViewed />
      <StaticHtml className="section columns">{page.columns && <ProductColumns columns={page.columns} />}</StaticHtml>
      {root !== undefined && <HomeJsonLd origin={root.origin} facts={root.facts} />}
    </>
  );
}
