import './product.css';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { DeferredSection } from '@tokhi/ui/start/deferred-section.tsx';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isAskedAgain } from '../../asked-again.ts';
import { toErrorPage } from '../../error-page.ts';
import { pack, unpack } from '../../packed.ts';
import { publicCache } from '../../public-cache.ts';
import { type RouteHandle, titledBy } from '../../route-title.ts';
import { shopFor } from '../../shop-context.ts';
import { JsonLd, pageMeta } from '../seo/public.ts';
import type { Route } from './+types/product.page.ts';
import { ProductFacts } from './facts/product-facts.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { productView } from './product.present.ts';
import { ProductAssurances } from './product-assurances.tsx';
import { jsonLdOfPage } from './product-json-ld.ts';
import { productPlaces } from './product-places.ts';
import { ProductSet } from './product-set.tsx';
import { ProductSummary } from './product-summary.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ProductReviews } from './reviews/product-reviews.tsx';
import { useRememberViewed } from './use-remember-viewed.ts';

export async function loader(args: Route.LoaderArgs) {
  const { params } = args;
  const { ask, now, origin, payingTerms, asDocument } = shopFor(args);
  const [reply, terms, { pickup }] = await Promise.all([
    ask('singleProduct', { id: params.code }).catch(toErrorPage),
    payingTerms(),
    ask('places', undefined),
  ]);
  const path = `/single-product/${encodeURIComponent(reply.single.code)}`;
  // Brand pages link by product id (spec §2); a product has one address, the one with its code.
  if (reply.single.code !== params.code) throw redirect(path, { status: 301, headers: publicCache });
  const beside = [...reply.set, ...reply.related].map(({ id }) => id);
  const { product: cards } = await ask('productCards', { id: beside });
  const url = origin + path;
  const product = productView(reply, now(), { ...terms, stores: pickup.length, cards });
  return { origin, url, packed: pack(product, asDocument), places: productPlaces(product) };
}

export const headers: Route.HeadersFunction = () => publicCache;

export const handle: RouteHandle = titledBy<Route.ComponentProps['loaderData']>(({ packed }) => unpack(packed).title, {
  bar: 'product',
});

// Another picture of the gallery (?image=2) needs nothing from the server.
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.currentParams['code'] !== args.nextParams['code'] || isAskedAgain(args);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { origin, url, packed } = loaderData;
  const product = unpack(packed);
  return pageMeta({
    origin,
    path: url.slice(origin.length),
    title: product.title,
    description: product.texts.summary,
    type: 'product',
    picture: product.pictures[0],
  });
};

export default function ProductPage({ loaderData: { origin, url, packed, places } }: Route.ComponentProps) {
  const product = unpack(packed);
  useRememberViewed(product);
  return (
    <>
      <Crumbs places={places} current={product.title} />
      <div className="pdp">
        <div className="pdp__media">
          <ProductGallery key={product.code} product={product} />
          <ProductAssurances beside={product.pictures.length + product.drawings.length > 1} />
        </div>
        <div className="pdp__buy">
          <ProductSummary product={product} />
        </div>
        <div className="pdp__facts">
          <ProductFacts product={product} />
        </div>
      </div>
      {product.set.cards.length > 0 && (
        <DeferredSection wrapped tall>
          <ProductSet set={product.set} />
        </DeferredSection>
      )}
      <DeferredSection wrapped>
        <ProductReviews product={product} />
      </DeferredSection>
      {product.related.length > 0 && (
        <DeferredSection wrapped tall>
          <RelatedProducts product={product} />
        </DeferredSection>
      )}
      {/* Only machines read this: the browser needs neither code nor data for it; another product gets another, empty element. */}
      <JsonLd key={url} facts={import.meta.env.SSR ? jsonLdOfPage({ origin, url, product }) : null} />
    </>
  );
}
