import type { Ask } from '@tokhi/contract/client';
import type { PayingTerms } from '@tokhi/contract/fields/paying-terms';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import type { SiteMap } from '@tokhi/contract/fields/site-map';
import { createContext, type RouterContextProvider } from 'react-router';

/** What the pages need from the server around them; the process that mounts the storefront supplies it. */
export interface Shop {
  ask: Ask;
  facts: () => Promise<ShopFacts>;
  payingTerms: () => Promise<PayingTerms>;
  siteMap: SiteMap;
  now: () => Date;
  origin: string;
  /** Tells the process about a page that failed; it knows the request and where to log. */
  report: (error: unknown) => void;
  /** Tells the process which route answered, as a pattern without what the visitor chose. */
  noteRoute?: (pattern: string) => void;
}

export const shop = createContext<Shop>();

/** Whether the answer is a page as HTML, and not the data of a page that the browser renders. */
export const documentRequest = createContext(false);

/** What a loader gets, of any route. */
export interface PageRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface ShopForRequest extends Shop {
  asDocument: boolean;
}

/** The shop for one request: what is asked for is given up when the visitor goes. */
export function shopFor({ request: { signal }, context }: PageRequest): ShopForRequest {
  const around = context.get(shop);
  return {
    ...around,
    ask: (name, body) => around.ask(name, body, { signal }),
    asDocument: context.get(documentRequest),
  };
}
