import './product.css';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { Later } from '@tokhi/ui/show/later.tsx';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { publicCache } from '../../public-cache.ts';
import { refusalCode } from '../../refusal-code.ts';
import { type RouteHandle, titledBy } from '../../route-title.ts';
import { shop } from '../../shop-context.ts';
import { pageMeta } from '../seo/public.ts';
import type { Route } from './+types/product.page.ts';
import { ProductFacts } from './facts/product-facts.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { productView } from './product.present.ts';
import { ProductAssurances } from './product-assurances.tsx';
import { ProductJsonLd } from './product-json-ld.tsx';
import { productPlaces } from './product-places.ts';
import { ProductSummary } from './product-summary.tsx';
import { RelatedProducts } from './related-products.tsx';
import { ProductReviews } from './reviews/product-reviews.tsx';
import { useRememberViewed } from './use-remember-viewed.ts';

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { ask, now, origin, payingTerms } = context.get(shop);
  const asked = ask('singleProduct', { id: params.code }, { signal: request.signal }).catch((error: unknown) => {
    const code = refusalCode(error);
    // An address that cannot name a product is as good as one that names none.
    if (code === 'product_not_found' || code === 'invalid_request') throw data(null, { status: 404 });
    throw error;
  });
  const [reply, { lenders }] = await Promise.all([asked, payingTerms()]);
  const path = `/single-product/${encodeURIComponent(reply.single.code)}`;
  // Brand pages link by product id (spec §2); a product has one address, the one with its code.
  if (reply.single.code !== params.code) throw redirect(path, { status: 301, headers: publicCache });
  return { origin, url: origin + path, product: productView(reply, now(), lenders) };
}

export const headers: Route.HeadersFunction = () => publicCache;

export const handle: RouteHandle = titledBy<Route.ComponentProps['loaderData']>(({ product }) => product.title, {
  bar: 'product',
});

// Another picture of the gallery (?image=2) needs nothing from the server.
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams['code'] !== nextParams['code'];

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { origin, url, product } = loaderData;
  return pageMeta({
    origin,
    path: url.slice(origin.length),
    title: product.title,
    description: product.texts.summary,
    type: 'product',
    picture: product.pictures[0],
  });
};

export default function ProductPage({ loaderData: { origin, url, product } }: Route.ComponentProps) {
  useRememberViewed(product);
  return (
    <>
      <Crumbs places={productPlaces(product)} current={product.title} />
      <div className="pdp">
        <div className="pdp__media">
          <ProductGallery key={product.code} product={product} />
          <ProductAssurances beside={product.pictures.length > 1} />
        </div>
        <div className="pdp__buy">
          <ProductSummary product={product} />
        </div>
        <div className="pdp__facts">
          <ProductFacts product={product} />
        </div>
      </div>
      <Later wrapped>
        <ProductReviews product={product} />
      </Later>
      {product.related.length > 0 && (
        <Later wrapped>
          <RelatedProducts product={product} />
        </Later>
      )}
      <ProductJsonLd origin={origin} url={url} product={product} />
    </>
  );
}
