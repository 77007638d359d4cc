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
  /** Reports a failed page to the process, which knows the request and where to log. */
  report: (error: unknown) => void;
  /** Reports to the process which route answered, as a pattern without the visitor's choices. */
  noteRoute?: (pattern: string) => void;
}

export const shop = createContext<Shop>();

/** Whether the answer is a page as HTML, not the data of a page that the browser renders. */
export const documentRequest = createContext(false);

/** What any loader gets. */
export interface PageRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface ShopForRequest extends Shop {
  asDocument: boolean;
}

/** The shop for one request: its calls are aborted when the visitor leaves. */
export function shopFor({ request: { signal }, context }: PageRequest): ShopForRequest {
  const around = context.get(shop);
  return {
    ...around,
    ask: (name, body) => around.ask(name, body, { signal }),
    asDocument: context.get(documentRequest),
  };
}
