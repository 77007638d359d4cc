import type { ProductView } from './product.present.ts';

interface JsonLdFacts {
  origin: string;
  url: string;
  product: ProductView;
}

/** What search engines read: the product with its offer, and the way to it. */
export function ProductJsonLd(facts: JsonLdFacts) {
  const json = serialise([productJsonLd(facts), breadcrumbJsonLd(facts)]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot leave the script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

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
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Нүүр', item: `${origin}/home` },
      { '@type': 'ListItem', position: 2, name: product.title, item: url },
    ],
  };
}

/** JSON that is safe inside a script element: a product name cannot close it. */
export const serialise = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
