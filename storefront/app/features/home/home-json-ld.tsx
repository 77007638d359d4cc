import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { JsonLd } from '../seo/public.ts';

interface HomeFacts {
  origin: string;
  facts: ShopFacts;
}

/** For search engines: who the shop is, and how to search it. */
export function HomeJsonLd(home: HomeFacts) {
  return <JsonLd facts={homeJsonLd(home)} />;
}

export const homeJsonLd = ({ origin, facts }: HomeFacts): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#shop`,
      name: facts.name,
      description: facts.tagline,
      url: origin,
      logo: `${origin}/favicon.svg`,
      email: facts.email,
      telephone: facts.phone,
      address: { '@type': 'PostalAddress', streetAddress: facts.address, addressCountry: 'MN' },
      sameAs: facts.socialLinks.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: facts.name,
      url: origin,
      inLanguage: 'mn',
      publisher: { '@id': `${origin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?p={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
