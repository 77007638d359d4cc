import type { ProductView } from './product.present.ts';
import { productPlaces } from './product-places.ts';

interface JsonLdFacts {
  origin: string;
  url: string;
  product: ProductView;
}

/** For search engines: the product with its offer, and its breadcrumbs. */
export const jsonLdOfPage = (facts: JsonLdFacts): object[] => [productJsonLd(facts), breadcrumbJsonLd(facts)];

export function productJsonLd({ origin, url, product }: JsonLdFacts): object {
  const { rating, stock, price } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.texts.summary,
    sku: product.code,
    color: product.colour,
    brand: { '@type': 'Brand', name: product.brand },
    image: product.pictures.map(({ src }) => origin + src),
    offers: {
      '@type': 'Offer',
      url,
      price: price.nowTug,
      priceCurrency: 'MNT',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${stock.kind === 'none' ? 'OutOfStock' : 'InStock'}`,
    },
    // The five stars of a product without reviews are a courtesy, not a rating (decision 29).
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.shown,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

export function breadcrumbJsonLd({ origin, url, product }: JsonLdFacts): object {
  const places = [...productPlaces(product), { name: product.title, to: url.slice(origin.length) }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, to }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: origin + to,
    })),
  };
}
