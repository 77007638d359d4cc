import { fileURLToPath } from 'node:url';
import type { Ask } from '@tokhi/contract/client';
import type { PayingTerms } from '@tokhi/contract/fields/paying-terms';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import type { SiteMap } from '@tokhi/contract/fields/site-map';

/** What this process provides to the pages; the storefront declares the same port (storefront/app/shop-context.ts). */
export interface Shop {
  ask: Ask;
  facts: () => Promise<ShopFacts>;
  payingTerms: () => Promise<PayingTerms>;
  siteMap: SiteMap;
  now: () => Date;
  origin: string;
}

/** What the pages report about one request. */
interface PageReports {
  report: (error: unknown) => void;
  noteRoute?: (pattern: string) => void;
}

export interface Storefront {
  handle: (request: Request, shop: Shop & PageReports) => Promise<Response>;
}

export type LoadStorefront = () => Promise<Storefront>;

export const STOREFRONT = fileURLToPath(new URL('../../../../storefront/', import.meta.url));

/** The address is computed: applications never import each other, and the type checker must not follow the import into a build. */
export const importStorefront: LoadStorefront = () => {
  const built = new URL('build/server/index.js', `file://${STOREFRONT}`).href;
  return import(built) as Promise<Storefront>;
};
