// What the search engines are told of (/sitemap.xml): no call of the API, but what the pages ask of the process around them.

export interface SiteMap {
  places: () => Promise<SitePlaces>;
  /** The products of one part; empty where there is none. */
  products: (part: number) => Promise<SiteProduct[]>;
}

/** Shelves, brands and events with something to show, and the parts that the products come in. */
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
