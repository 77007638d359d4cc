import { sql } from 'kysely';

/** rules/src/money/sale-price.ts in SQL: the active campaign percent of `products` at `now`, and the values that follow from it. */
export const percentAt = (now: Date) => sql<number>`case
  when (products.discount_starts_at is null or products.discount_starts_at <= ${now})
   and (products.discount_ends_at is null or products.discount_ends_at > ${now})
  then products.discount_percent else 0 end`;

/** The unit price. */
export const priceAt = (now: Date) =>
  sql<number>`campaign_price(products.price_tug, ${percentAt(now)}, products.discount_ending)`;

/** Whole percent below the regular price. */
export const cutAt = (now: Date) =>
  sql<number>`cut_percent(products.regular_price_tug, products.price_tug, ${percentAt(now)}, products.discount_ending)`;
