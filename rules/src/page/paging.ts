// Paging (spec §9 Limits): 30 products a page in filtered listings and search, 60 in the popular, discounted, new and family lists, ours 10 reviews and 20 of a customer's orders; no list goes beyond page 10,000; the pager shows its numbers in chunks of 3.

/** Category, sub-category, brand, event and search. */
export const FILTERED_PAGE_SIZE = 30;
/** Popular, discounted, new arrivals and family lists. */
export const LIST_PAGE_SIZE = 60;
/** Ours: reviews of a product. */
export const REVIEWS_PAGE_SIZE = 10;

/** Ours: lines of the customer's bonus ledger, which are read, not paged through. */
export const LEDGER_PAGE_SIZE = 20;

/** Ours (decision 41): orders of a customer, on the tab of the cart and on the tracking page. */
export const ORDERS_PAGE_SIZE = 20;

/** Ours: deeper pages cost the database, and no shopper reads them. */
export const LAST_PAGE = 10_000;

const PAGER_CHUNK = 3;

/** How many pages a list has; an empty list has none. */
export const totalPages = (products: number, pageSize: number): number => Math.ceil(products / pageSize);

/** Clamps a requested page to the pages of the list; the first for an empty list. */
export const clampPage = (page: number, pages: number): number => Math.max(1, Math.min(page, pages));

/** How many products come before a page. */
export const pageOffset = (page: number, pageSize: number): number => (page - 1) * pageSize;

/** The page numbers of the pager: the chunk with the page; none when there is only one page. */
export function pagerNumbers(page: number, pages: number): number[] {
  if (pages <= 1) return [];
  const before = Math.floor((clampPage(page, pages) - 1) / PAGER_CHUNK) * PAGER_CHUNK;
  return Array.from({ length: Math.min(PAGER_CHUNK, pages - before) }, (_, index) => before + index + 1);
}
