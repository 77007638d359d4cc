// The content of /sitemap.xml for search engines: not a call of the API, but what pages ask of the process around them.

export interface SiteMap {
  places: () => Promise<SitePlaces>;
  /** The products of one part; empty if there is none. */
  products: (part: number) => Promise<SiteProduct[]>;
}

/** Shelves, brands and events with something to show, and the parts into which products are split. */
export interface SitePlaces {
  categories: { id: number; code: string }[];
  subCategories: { code: string }[];
  brands: { id: number }[];
  events: { id: number }[];
  parts: { part: number; changedAt: Date }[];
}

export interface SiteProduct {
  code: string;
  changedAt: Date;
}
