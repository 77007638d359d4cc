// Recently viewed (spec §4 Other, §9 Limits): a product seen again moves to the end, a list of 10 loses its oldest for a new one, and pages show the latest 5, newest first.
import { RECENTLY_VIEWED_SHOWN } from '../page/display-limits.ts';

const KEPT = 10;

/** The stored list, oldest first, after the customer has looked at a product. */
export const rememberViewed = <Product extends { code: string }>(list: readonly Product[], seen: Product): Product[] =>
  [...list.filter(({ code }) => code !== seen.code), seen].slice(-KEPT);

/** The products that a page shows. */
export const latestViewed = <Product>(list: readonly Product[]): Product[] =>
  list.slice(-RECENTLY_VIEWED_SHOWN).reverse();
